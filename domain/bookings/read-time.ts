const TIME = /^(?:klo\s+)?(\d{1,2})(?:[.:](\d{2}))?$/i

/** A time of the clock as people write it (`9`, `9.30`, `klo 12:00`) in one form, `HH:MM`; undefined where it cannot be read. */
export function readTime(text: string): string | undefined {
  const [, hours = '', minutes = '00'] = TIME.exec(text.trim()) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}
