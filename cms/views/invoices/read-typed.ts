import { readEuros } from '#domain/money/read-euros.ts'

/** A rate of VAT as it is typed, in hundredths of a percent: `25,5` is 2550. Null where it is none. */
export function readRate(typed: string): number | null {
  const hundredths = readEuros(typed.replace('%', ''))
  return hundredths === null || hundredths > 10_000 ? null : hundredths
}

/** The ISO day of a Finnish date, such as `15.1.2027`. Null where there is no such day. */
export function readDay(typed: string): string | null {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(typed.trim()) ?? []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const read = new Date(day)
  return year !== '' && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : null
}
