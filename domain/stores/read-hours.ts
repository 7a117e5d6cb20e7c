import type { Hours } from '#contracts/stores.ts'

const TIME = String.raw`(\d{1,2})(?:[.:](\d{2}))?`
const HOURS = new RegExp(String.raw`^(?:klo\s+)?${TIME}\s*[-–—]\s*${TIME}$`, 'i')

/** Opening hours as people write them (`10–18`, `9.30 - 17`, `10:00–18:00`); undefined where they cannot be read. They may be reversed. */
export function readHours(text: string): Hours | undefined {
  const match = HOURS.exec(text.trim())
  if (!match) return undefined
  const from = readTime(match[1], match[2])
  const to = readTime(match[3], match[4])
  return from && to ? [from, to] : undefined
}

function readTime(hours = '', minutes = '00'): string | undefined {
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** Hours as documents keep them: `10:00–18:00`. */
export function writtenHours(hours: Hours): string {
  return hours.join('–')
}
