import type { Cents, Totals } from '#contracts/money.ts'
import type { RowPieces } from '#contracts/order-parts.ts'
import type { OrderLine } from '#contracts/orders.ts'
import { goodsWorth } from '#domain/money/totals.ts'

type Line = Pick<OrderLine, 'ref' | 'quantity'> & {
  price: { amount: Cents }
  ownDiscount?: Cents | undefined
  giftCard?: object | undefined
}

/**
 * What goes back for goods that are returned, or called off before they leave, in cents: their price less their share of the discount, rounded in the
 * buyer's favor. What a code has taken off one row alone is that row's. With the last goods of an order its standard delivery goes back as well
 * (Directive 2011/83/EU, article 13), so that all parts together give exactly what was paid for goods. Gift cards are none, and are withdrawn from by themselves.
 *
 * @param earlier goods of the same order that went back before.
 */
export function refundOfGoods(
  bought: readonly Line[],
  totals: Pick<Totals, 'rows' | 'totalCost'>,
  goods: readonly RowPieces[],
  earlier: readonly RowPieces[],
): Cents {
  const lines = bought.filter(({ giftCard }) => !giftCard)
  // All goods of an order are worth what was paid for them, with their delivery.
  const worthOf = (some: readonly RowPieces[]) =>
    lines.every(({ ref, quantity }) => piecesOf(ref, some) >= quantity)
      ? goodsWorth(totals)
      : paidFor(lines, totals, some)
  return Math.max(0, worthOf([...earlier, ...goods]) - worthOf(earlier))
}

function paidFor(lines: readonly Line[], { rows }: Pick<Totals, 'rows'>, goods: readonly RowPieces[]): Cents {
  const priced = (quantityOf: (line: Line) => number) =>
    lines.reduce((sum, line) => sum + line.price.amount * quantityOf(line), 0)
  const whole = priced(({ quantity }) => quantity)
  if (whole === 0) return 0
  const part = priced(({ ref, quantity }) => Math.min(quantity, piecesOf(ref, goods)))
  const discount = rows.filter(({ kind }) => kind === 'discount').reduce((sum, { amount }) => sum + Math.abs(amount), 0)
  const ofOneRow = lines.reduce((sum, { ownDiscount = 0 }) => sum + ownDiscount, 0)
  const own = lines.reduce((sum, line) => sum + ownShare(line, piecesOf(line.ref, goods)), 0)
  return part - own - Math.floor(((discount - ofOneRow) * part) / whole)
}

function ownShare({ ownDiscount = 0, quantity }: Line, returned: number): number {
  return Math.floor((ownDiscount * Math.min(quantity, returned)) / quantity)
}

function piecesOf(ref: string, goods: readonly RowPieces[]): number {
  return goods.filter((each) => each.ref === ref).reduce((sum, { quantity }) => sum + quantity, 0)
}
