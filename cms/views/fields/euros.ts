/** Gives cents as text for an input: `149,90`; empty where there is no amount. */
export function writeEuros(cents: number | null | undefined): string {
  if (cents === null || cents === undefined || Number.isNaN(cents)) return ''
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}
