import type { Cents, VatRate } from '#contracts/money.ts'
import { readNumber } from '#domain/typed-number.ts'

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

/** More is no amount of the shop; in cents. */
const MOST = 100_000_000

/** The cents of an amount as it is typed in Finland: `149,90`, `1 234,5`, `149 €`. Null where it is no amount. */
export function readEuros(typed: string): number | null {
  const amount = Math.round((readNumber(typed, { units: ['eur', 'euroa', '€', 'e'], decimals: 2 }) ?? -1) * 100)
  return amount >= 0 && amount <= MOST ? amount : null
}
