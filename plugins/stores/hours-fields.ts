import type { Field, RowField, TextField, TextFieldSingleValidation } from 'payload'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import type { Hours } from '#contracts/stores.ts'
import { problemWithHours, problemWithLunch, type HoursProblem } from '#domain/stores/hours-problems.ts'
import { readHours, writtenHours } from '#domain/stores/read-hours.ts'
import { textOf } from '#locales/texts.ts'

const days = [
  ['monday', 'Maanantai'],
  ['tuesday', 'Tiistai'],
  ['wednesday', 'Keskiviikko'],
  ['thursday', 'Torstai'],
  ['friday', 'Perjantai'],
  ['saturday', 'Lauantai'],
  ['sunday', 'Sunnuntai'],
] as const

type DayName = (typeof days)[number][0]

/** Names of the days as documents keep them, Monday first. */
export const dayNames = days.map(([name]) => name)

/** Name of the field with the lunch break of a day. */
export function lunchOf<Day extends DayName>(day: Day): `${Day}Lunch` {
  return `${day}Lunch`
}

const sentence = (problem: HoursProblem | 'unreadable') => textOf(STAFF_LANGUAGE, 'stores')(`hours_problem.${problem}`)

/** Hours are read as people write them, and kept in one way. */
const asKept = {
  beforeValidate: [
    ({ value }: { value?: unknown }) => {
      const hours = typeof value === 'string' ? readHours(value) : undefined
      return hours ? writtenHours(hours) : value
    },
  ],
}

const validHours: TextFieldSingleValidation = (value) => {
  if (!value) return true
  const hours = readHours(value)
  const problem = hours ? problemWithHours(hours) : 'unreadable'
  return problem ? sentence(problem) : true
}

const validLunch =
  (day: DayName): TextFieldSingleValidation =>
  (value, { siblingData }) => {
    if (!value) return true
    const lunch = readHours(value)
    const hours = readHours(String((siblingData as Record<string, unknown>)[day] ?? ''))
    const problem = lunch ? problemWithLunch(lunch, hours) : 'unreadable'
    return problem ? sentence(problem) : true
  }

/** A field for hours of wall time in Helsinki, kept as `HH:MM–HH:MM`; empty is closed. */
export function hoursField(field: Pick<TextField, 'name' | 'label' | 'admin'>): TextField {
  return { type: 'text', validate: validHours, hooks: asKept, ...field }
}

/** A row for each day: its hours, and its lunch break. */
export const weekFields: Field[] = days.map(([name, label]): RowField => ({
  type: 'row',
  fields: [
    hoursField({ name, label, admin: { width: '50%', placeholder: 'Suljettu' } }),
    {
      name: lunchOf(name),
      label: `Lounastauko, ${label.toLowerCase()}`,
      type: 'text',
      validate: validLunch(name),
      hooks: asKept,
      admin: { width: '50%', placeholder: 'Ei taukoa' },
    },
  ],
}))

/** Kept hours as a pair, or null for a closed day. */
export function hoursOf(kept: string | null | undefined): Hours | null {
  return readHours(kept ?? '') ?? null
}

/** A pair as documents keep it, or null. */
export function keptHours(hours: Hours | null): string | null {
  return hours && writtenHours(hours)
}
