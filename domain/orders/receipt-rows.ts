import type { CartLine } from '#contracts/cart.ts'
import type { Cents, Totals, VatRate } from '#contracts/money.ts'

/** A row of a receipt. Pages, mails and the PDF name it in words. */
export type ReceiptRow =
  | { kind: 'line'; name: string; quantity: number; amount: Cents }
  | { kind: 'delivery' | 'discount' | 'total' | 'gift_card' | 'due'; amount: Cents }
  | { kind: 'vat'; rate: VatRate; net: Cents; amount: Cents }

type Line = Pick<CartLine, 'articleDescription' | 'variety' | 'quantity' | 'price'>

/**
 * What a receipt says, top to bottom: each line, then delivery and discount, the total, what a gift card paid, what
 * was paid otherwise, and the VAT in the total by rate. Cents.
 */
export function receiptRows(lines: Line[], { rows, vat, totalCost, giftCard, amountDue }: Totals): ReceiptRow[] {
  const bought = lines.map(({ articleDescription, variety, quantity, price }): ReceiptRow => {
    const name = variety ? `${articleDescription}, ${variety}` : articleDescription
    return { kind: 'line', name, quantity, amount: price.amount * quantity }
  })
  const named = rows.flatMap(({ kind, amount }): ReceiptRow[] => {
    return kind === 'delivery' || kind === 'discount' ? [{ kind, amount }] : []
  })
  const paid: ReceiptRow[] =
    giftCard > 0
      ? [
          { kind: 'gift_card', amount: -giftCard },
          { kind: 'due', amount: amountDue },
        ]
      : []
  const taxes = vat.map(({ rate, net, vat: amount }): ReceiptRow => ({ kind: 'vat', rate, net, amount }))
  return [...bought, ...named, { kind: 'total', amount: totalCost }, ...paid, ...taxes]
}
