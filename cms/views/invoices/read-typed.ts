/** The ISO day of a Finnish date, such as `15.1.2027`. Null where there is no such day. */
export function readDay(typed: string): string | null {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(typed.trim()) ?? []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const read = new Date(day)
  return year !== '' && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : null
}
