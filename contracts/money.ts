import * as z from 'zod/mini'

/** Whole euro cents, VAT included. Negative only where a row takes away, such as a discount. */
export const Cents = z.int().check(z.minimum(-100_000_000), z.maximum(100_000_000))
export type Cents = z.infer<typeof Cents>

/** Highest price of one piece or parcel, in cents. More is a typing error, and multiples would exceed the sums we calculate. */
export const ListPrice = z.int().check(z.minimum(0), z.maximum(1_000_000))
export type ListPrice = z.infer<typeof ListPrice>

/** Value-added tax in hundredths of a percent: 2550 is 25.5 %. */
export const VatRate = z.int().check(z.minimum(0), z.maximum(10_000))
export type VatRate = z.infer<typeof VatRate>

export const Currency = z.enum(['EUR'])
export type Currency = z.infer<typeof Currency>

/**
 * Where a sum comes from; a `voucher` is a gift card that is bought, a multi-purpose voucher without tax until it is used. The page, the receipt and the mail name it in
 * the shopper's language.
 */
export const TotalRowKind = z.enum(['goods', 'lens_work', 'voucher', 'delivery', 'discount'])
export type TotalRowKind = z.infer<typeof TotalRowKind>

/** One named row of a total. */
export const TotalRow = z.object({ kind: TotalRowKind, amount: Cents, vatRate: VatRate })
export type TotalRow = z.infer<typeof TotalRow>

/** One rate's share of a total: `net + vat = gross`, to the cent. */
export const VatShare = z.object({ rate: VatRate, net: Cents, vat: Cents, gross: Cents })
export type VatShare = z.infer<typeof VatShare>

/** What is to be paid, row by row. */
export const Totals = z.object({
  rows: z.array(TotalRow),
  vat: z.array(VatShare),
  /** Before a gift card. */
  totalCost: Cents,
  /** Paid by gift card. */
  giftCard: Cents,
  /** Left to pay: `totalCost − giftCard`. */
  amountDue: Cents,
})
export type Totals = z.infer<typeof Totals>
