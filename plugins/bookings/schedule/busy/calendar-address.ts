/** An address of a calendar as typed or copied, read over HTTP; undefined where it is none, or carries a password. */
export function calendarAddress(typed: string): URL | undefined {
  const url = URL.parse(typed.trim().replace(/^webcals?:/i, 'https:'))
  if (!url || !['https:', 'http:'].includes(url.protocol)) return undefined
  return url.username === '' && url.password === '' ? url : undefined
}
