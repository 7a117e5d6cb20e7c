import type { SubscriptionInterval } from '#contracts/cart.ts'
import type { Cents, Totals, VatRate } from '#contracts/money.ts'
import type { OrderLine } from '#contracts/orders.ts'
import type { EyeNames } from '#domain/prescriptions/per-eye.ts'
import { lineName } from './row-pieces.ts'

/** One row of a receipt. Mail and PDF name its kind in the buyer's language. Amounts in cents. */
export type ReceiptRow =
  | { kind: 'line'; quantity: number; name: string; interval: SubscriptionInterval | null; amount: Cents }
  | { kind: 'delivery' | 'discount' | 'total' | 'gift_card' | 'due'; amount: Cents }
  | { kind: 'vat'; rate: VatRate; net: Cents; amount: Cents }

type Line = Pick<OrderLine, 'articleDescription' | 'variety' | 'eye' | 'quantity' | 'price' | 'subscriptionInterval'>

/**
 * The rows of a receipt from top to bottom: each line, delivery and discount, the total, the VAT in it
 * by rate, and how it was paid.
 *
 * A discount is one row, though it is stored by rate. Gift card and what was left to pay appear only where a card was
 * used.
 */
export function receiptRows(
  lines: readonly Line[],
  { rows, vat, totalCost, giftCard, amountDue }: Totals,
  eyes: EyeNames,
): ReceiptRow[] {
  const discount = sum(rows.filter(({ kind }) => kind === 'discount').map(({ amount }) => amount))
  const deliveries = rows.filter(({ kind }) => kind === 'delivery')
  return [
    ...lines.map((line) => lineRow(line, eyes)),
    ...deliveries.map(({ amount }): ReceiptRow => ({ kind: 'delivery', amount })),
    ...(discount === 0 ? [] : [{ kind: 'discount' as const, amount: discount }]),
    { kind: 'total', amount: totalCost },
    ...vat.map(({ rate, net, vat: amount }): ReceiptRow => ({ kind: 'vat', rate, net, amount })),
    ...(giftCard === 0 ? [] : paidRows(giftCard, amountDue)),
  ]
}

function lineRow(line: Line, eyes: EyeNames): ReceiptRow {
  const { quantity, price, subscriptionInterval: interval } = line
  return { kind: 'line', quantity, name: lineName(line, eyes), interval, amount: quantity * price.amount }
}

function paidRows(giftCard: Cents, amountDue: Cents): ReceiptRow[] {
  return [
    { kind: 'gift_card', amount: -giftCard },
    { kind: 'due', amount: amountDue },
  ]
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0)
}
