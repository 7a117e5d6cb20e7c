/** More is no amount of the shop; in cents. */
const MOST = 100_000_000

/** The cents of an amount as it is typed in Finland: `149,90`, `1 234,5`, `149 €`. Null where it is no amount. */
export function readEuros(typed: string): number | null {
  const [, euros = '', cents = ''] = /^(\d+)(?:[,.](\d{1,2}))?$/.exec(typed.replace(/[\s\u00a0\u202f€]/g, '')) ?? []
  if (!euros) return null
  const amount = Number(euros) * 100 + Number(cents.padEnd(2, '0'))
  return amount <= MOST ? amount : null
}
