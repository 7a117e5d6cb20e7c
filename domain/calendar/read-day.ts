/** A day as people write it, `24.11.1980`, or as a date field sends it. What is no day stays as it is. */
export function readDay(typed: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(typed.trim()) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed
}
