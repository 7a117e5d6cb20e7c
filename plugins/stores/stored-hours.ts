import { randomBytes } from 'node:crypto'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import type { DeviatingDay, Hours } from '#contracts/stores.ts'
import { readHours, writtenHours } from '#domain/stores/read-hours.ts'
import { withHolidays, type KnownDays } from '#domain/stores/prefilled-holidays.ts'
import { textOf, writtenLanguages } from '#locales/texts.ts'
import type { Stored } from '#plugins/kit/storage/documents.ts'

/** The days as documents keep them, Monday first, with their labels. */
export const days = [
  ['monday', 'Maanantai'],
  ['tuesday', 'Tiistai'],
  ['wednesday', 'Keskiviikko'],
  ['thursday', 'Torstai'],
  ['friday', 'Perjantai'],
  ['saturday', 'Lauantai'],
  ['sunday', 'Sunnuntai'],
] as const

export type DayName = (typeof days)[number][0]

/** Names of the days as documents keep them, Monday first. */
export const dayNames = days.map(([name]) => name)

/** Name of the field with the lunch break of a day. */
export function lunchOf<Day extends DayName>(day: Day): `${Day}Lunch` {
  return `${day}Lunch`
}

/** Stored hours as a pair, or null for a closed day. */
export function hoursOf(stored: string | null | undefined): Hours | null {
  return readHours(stored ?? '') ?? null
}

/** A pair as documents store it, or null. */
export function storedHours(hours: Hours | null): string | null {
  return hours && writtenHours(hours)
}

type Days = Partial<Pick<Stored<'stores'>, 'deviatingDays' | 'holidaysUntil'>>

/** A day with its reason in other languages. */
export interface WordedDay extends DeviatingDay {
  translations?: NonNullable<Stored<'stores'>['deviatingDays']>[number]['translations']
}

/** The deviating days of a document, by day. */
export function deviatingDaysOf({ deviatingDays: rows }: Days): WordedDay[] {
  const days = (rows ?? []).map(({ day, hours, reason, translations }) => ({
    day,
    hours: hoursOf(hours),
    reason: reason || null,
    ...(translations && { translations }),
  }))
  return days.toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

/** The fields of a document with the holidays ahead; undefined where none is missing. */
export function prefilled(document: Days, today: string): Days | undefined {
  const known: KnownDays<WordedDay> = {
    deviatingDays: deviatingDaysOf(document),
    holidaysUntil: document.holidaysUntil || null,
  }
  const others = writtenLanguages().filter((language) => language !== STAFF_LANGUAGE)
  const inOthers = new Map<string | null, WordedDay['translations']>()
  const filled = withHolidays(known, today, (holiday) => {
    const [reason, ...words] = [STAFF_LANGUAGE, ...others].map((one) => textOf(one, 'stores')(`holiday.${holiday}`))
    inOthers.set(reason ?? '', Object.fromEntries(others.map((one, at) => [one, { reason: words[at] }])))
    return reason ?? ''
  })
  if (!filled) return undefined
  const rows = filled.deviatingDays.map((row: WordedDay) => ({
    ...row,
    id: newRowId(),
    hours: storedHours(row.hours),
    translations: row.translations ?? inOthers.get(row.reason) ?? {},
  }))
  return { ...filled, deviatingDays: rows }
}

/** As Payload numbers the rows of a list. Rows that are written without its hooks bring their own. */
function newRowId(): string {
  return randomBytes(12).toString('hex')
}
