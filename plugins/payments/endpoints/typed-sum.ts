import type { Cents } from '#contracts/money.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { Refusal } from '#domain/refusal.ts'

/** Without an order number to type, staff confirm by typing the sum: `22,80`, with or without the euro sign. */
export function requireTypedSum(amount: Cents, typed: string): void {
  const sum = formatPrice(amount)
  const bare = (text: string) => text.replace(/[\s€]/g, '')
  if (bare(typed) !== bare(sum)) throw new Refusal('payment.sum_not_typed', { amount: sum })
}
