/** Years that the law keeps vouchers from the end of the year in which they were made (Accounting Act 1336/1997, 2:10 §). */
const YEARS = 6

/** The last ISO day on which an invoice of this day is stored. The accounting year is the calendar year. */
export function storedUntil(day: string): string {
  return `${Number(day.slice(0, 4)) + YEARS}-12-31`
}
