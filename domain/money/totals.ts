import type { Cents, TotalRow, TotalRowKind, Totals, VatRate } from '#contracts/money.ts'
import { spread } from './spread.ts'
import { vatShare } from './vat.ts'

/** Order in which a total is read, from what is bought to what is taken off. */
const KINDS: TotalRowKind[] = ['goods', 'lens_work', 'voucher', 'delivery', 'discount']

/**
 * The totals of amounts, row by row, for cart, checkout, order,
 * invoice and refund.
 *
 * Rows of one kind and rate become one. A discount is a negative amount; it never exceeds goods and
 * lens work, and is spread over their VAT rates in proportion, whatever rate it was given with, so
 * that each rate's tax is right. A gift card is a payment, not a discount: `totalCost` and VAT are
 * unchanged by it, and no more of it is used than is due. A gift card that is bought is a multi-purpose voucher: it has no
 * VAT until it is used, no discount is taken off it, and no gift card pays it (Directive 2006/112/EC, article 30 b).
 *
 * @param giftCard cents the card could pay, 0 without one.
 */
export function totalsOf(rows: readonly TotalRow[], giftCard: Cents): Totals {
  const charged = rows.filter(({ kind }) => kind !== 'discount')
  const wanted = sum(rows.filter(({ kind }) => kind === 'discount').map(({ amount }) => -amount))
  const named = inOrder([...joined(charged), ...discountRows(charged, Math.max(wanted, 0))])

  const totalCost = sum(named.map(({ amount }) => amount))
  const taxed = named.filter(({ kind }) => kind !== 'voucher')
  const paid = Math.min(Math.max(giftCard, 0), sum(taxed.map(({ amount }) => amount)))
  const vat = ratesOf(taxed)
    .map((rate) => vatShare(sumAt(taxed, rate), rate))
    .filter(({ gross }) => gross !== 0)
  return { rows: named, vat, totalCost, giftCard: paid, amountDue: totalCost - paid }
}

/** One row for each rate that the discount falls on. */
function discountRows(charged: readonly TotalRow[], wanted: Cents): TotalRow[] {
  const reducible = charged.filter(({ kind }) => kind !== 'delivery' && kind !== 'voucher')
  const rates = ratesOf(reducible)
  const costs = rates.map((rate) => sumAt(reducible, rate))
  const shares = spread(Math.min(wanted, sum(costs)), costs)
  return rates
    .map((vatRate, index): TotalRow => ({ kind: 'discount', amount: 0 - (shares[index] ?? 0), vatRate }))
    .filter(({ amount }) => amount !== 0)
}

function joined(rows: readonly TotalRow[]): TotalRow[] {
  return KINDS.flatMap((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind)
    return ratesOf(ofKind).map((vatRate) => ({ kind, amount: sumAt(ofKind, vatRate), vatRate }))
  })
}

function inOrder(rows: TotalRow[]): TotalRow[] {
  return rows.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || b.vatRate - a.vatRate)
}

/** Highest first, so that the order of the rows decides nothing. */
function ratesOf(rows: readonly TotalRow[]): VatRate[] {
  return [...new Set(rows.map(({ vatRate }) => vatRate))].toSorted((a, b) => b - a)
}

function sumAt(rows: readonly TotalRow[], rate: VatRate): Cents {
  return sum(rows.filter(({ vatRate }) => vatRate === rate).map(({ amount }) => amount))
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** What all but gift cards costs after the discount, in cents: they make no delivery free, and are no goods that go back. */
export function goodsWorth({ rows, totalCost }: Pick<Totals, 'rows' | 'totalCost'>): Cents {
  return rows.reduce((worth, { kind, amount }) => (kind === 'voucher' ? worth - amount : worth), totalCost)
}
