import type { FeedArticle } from '#contracts/provider/feed.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'

/** From its first moment until its end: ISO instants in UTC, null where a side is open. */
type SaleDays = Omit<NonNullable<FeedArticle['sale']>, 'price'>

const MOMENT =
  /^(?<day>\d{4}-\d\d-\d\d)(?:[T ](?<time>\d\d:?\d\d)(?::?(?<seconds>\d\d)(?:[.,]\d+)?)? ?(?<zone>Z|[+-]\d\d(?::?\d\d)?)?)?$/i

/**
 * The days of a sale, as `2026-11-27T00:00+0200/2026-11-30T23:59+0200`. A day without a time begins, or ends, with the
 * day; a time without a zone is Finnish. Null where they cannot be read, or end before they begin.
 */
export function readSaleDays(written: string): SaleDays | null {
  const sides = written.trim().split(/\s*\/\s*|\s*,\s*|\s+(?=\d{4}-)/)
  if (sides.length !== 2) return null
  const [from, until] = sides.map((side, at) => momentOf(side, at === 1))
  if (from === undefined || until === undefined || (from === null && until === null)) return null
  return from !== null && until !== null && from >= until ? null : { from, until }
}

/** Null where there is none, undefined where it cannot be read. */
function momentOf(written: string, isEnd: boolean): string | null | undefined {
  if (/^(?:\.\.)?$/.test(written)) return null
  const { day, time, seconds = '00', zone } = MOMENT.exec(written)?.groups ?? {}
  if (day === undefined || Number.isNaN(Date.parse(day)) || plusDays(day, 0) !== day) return undefined
  if (time === undefined) return helsinkiInstant(isEnd ? plusDays(day, 1) : day, '00:00')
  const clock = `${time.slice(0, 2)}:${time.slice(-2)}`
  if (clock > '23:59') return undefined
  if (zone === undefined) return helsinkiInstant(day, clock)
  const offset = zone.toUpperCase() === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`
  const instant = new Date(`${day}T${clock}:${seconds}${offset}`)
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString()
}

/** An article with the price that it has at this ISO instant. */
export function articleAt(article: FeedArticle, now: string): FeedArticle {
  const { sale, price } = article
  const isOn = sale && (sale.from === null || sale.from <= now) && (sale.until === null || now < sale.until)
  return isOn ? { ...article, price: Math.min(sale.price, price) } : article
}

/** The ISO instant at which its price may be another; undefined where it stays. */
export function changesAt({ sale }: FeedArticle, now: string): string | undefined {
  return [sale?.from, sale?.until].find((moment) => typeof moment === 'string' && moment > now) ?? undefined
}
