import { plainNumber } from '#domain/typed-number.ts'

/**
 * A birth date as people write it, `24.11.1980`, `24.11.80` or `241180` (specification §5), or as a date field sends it. ISO day.
 *
 * Two digits of a year mean the latest one that is not ahead. What is no date stays as it is.
 *
 * @param today ISO day
 */
export function readBirthDate(typed: string, today: string): string {
  const text = plainNumber(typed)
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text) ?? []
  if (year === '') return typed
  const inYear = (digits: string) => `${digits}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (year.length === 4) return inYear(year)
  const [thisCentury, lastCentury] = [today.slice(0, 2), String(Number(today.slice(0, 2)) - 1)]
  return inYear(thisCentury + year) <= today ? inYear(thisCentury + year) : inYear(lastCentury + year)
}
