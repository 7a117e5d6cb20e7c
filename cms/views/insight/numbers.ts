/** A whole number as Finns read it: `12 345`. */
export function wholeNumber(count: number): string {
  return count.toLocaleString('fi-FI')
}

/** A share of a count, such as `4,2 %`; a dash where there is nothing to have a share of. */
export function percentOf(some: number, all: number): string {
  return all === 0 ? '–' : `${hundredths(some / all)} %`
}

/** A share in hundredths, such as `4,2`. */
export function hundredths(share: number): string {
  return (share * 100).toLocaleString('fi-FI', { maximumFractionDigits: 1 })
}
