import type { Cents, VatRate, VatShare } from '#contracts/money.ts'

/**
 * How much of a price that includes VAT is net and how much is tax: `net + vat = gross`, to the cent.
 *
 * Worked out on the sum of everything under one rate, not row by row, and rounded half up, so that
 * rows in any order and any split give one tax.
 */
export function vatShare(gross: Cents, rate: VatRate): VatShare {
  const vat = Math.round((gross * rate) / (10_000 + rate))
  return { rate, net: gross - vat, vat, gross }
}
