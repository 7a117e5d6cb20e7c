import { readNumber } from '#domain/typed-number.ts'

/** More is no amount of the shop; in cents. */
const MOST = 100_000_000

/** The cents of an amount as it is typed in Finland: `149,90`, `1 234,5`, `149 €`. Null where it is no amount. */
export function readEuros(typed: string): number | null {
  const read = readNumber(typed, { units: ['eur', 'euroa', '€', 'e'], decimals: 2 })
  // `,50` may have lost its euros.
  const amount = Math.round((/^\D*[.,]/.test(typed) ? -1 : (read ?? -1)) * 100)
  return amount >= 0 && amount <= MOST ? amount : null
}
