import type { Cents } from '#contracts/money.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { Refusal } from '#domain/refusal.ts'

/** What cannot be undone is confirmed by typing the order's number. */
export function mustBeTyped(number: string, typed: string): void {
  if (typed.trim().toUpperCase() !== number) throw new Refusal('order.confirmation_not_typed', { number })
}

/** Where there is no order, by typing the sum: `22,80`, with or without its euros. */
export function sumMustBeTyped(amount: Cents, typed: string): void {
  const sum = formatPrice(amount)
  const bare = (text: string) => text.replace(/[\s€]/g, '')
  if (bare(typed) !== bare(sum)) throw new Refusal('payment.sum_not_typed', { amount: sum })
}
