/** A month as staff read it: `2027-01` is `1/2027`. */
export function monthName(month: string): string {
  return month.split('-').toReversed().map(Number).join('/')
}
