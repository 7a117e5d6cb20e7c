import type { Cents, VatRate } from '#contracts/money.ts'

/**
 * A price as the shopper reads it: `1 234,50 €`.
 *
 * Two decimals always, comma, thousands and euro sign set apart by no-break spaces (U+00A0), a true
 * minus (U+2212) where a row takes away. Written out by hand so that server and browser, whatever
 * their language data, draw the same text (specification §9).
 */
export function formatPrice(amount: Cents): string {
  const sign = amount < 0 ? '−' : ''
  const cents = Math.abs(amount)
  const euros = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  return `${sign}${euros},${String(cents % 100).padStart(2, '0')}\u00a0€`
}

/** A rate of VAT as it is written in Finland: 2550 is `25,5 %`. */
export function formatRate(rate: VatRate): string {
  return `${String(rate / 100).replace('.', ',')}\u00a0%`
}
