import { Refusal } from '#domain/refusal.ts'

/** What cannot be undone is confirmed by typing the order's number. */
export function requireTypedNumber(number: string, typed: string): void {
  if (typed.trim().toUpperCase() !== number)
    throw new Refusal('order.confirmation_not_typed', { number, field: 'typed' })
}
