const MOST = 100_000_000

/** Gives the cents of an amount as typed in Finland: `149,90`, `1 234,5`, `149 €`. Null where it is no amount. */
export function readEuros(typed: string): number | null {
  const [, euros = '', cents = ''] = /^(\d+)(?:[,.](\d{1,2}))?$/.exec(typed.replace(/[\s\u00a0\u202f€]/g, '')) ?? []
  if (!euros) return null
  const amount = Number(euros) * 100 + Number(cents.padEnd(2, '0'))
  return amount <= MOST ? amount : null
}

/** Gives cents as text for an input: `149,90`; empty where there is no amount. */
export function writeEuros(cents: number | null | undefined): string {
  if (cents === null || cents === undefined || Number.isNaN(cents)) return ''
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}
