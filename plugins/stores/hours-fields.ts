import type { Field, RowField, TextField, TextFieldSingleValidation } from 'payload'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { problemWithHours, problemWithLunch, type HoursProblem } from '#domain/stores/hours-problems.ts'
import { readHours, writtenHours } from '#domain/stores/read-hours.ts'
import { textOf } from '#locales/texts.ts'
import { days, lunchOf, type DayName } from './stored-hours.ts'

const sentence = (problem: HoursProblem | 'unreadable') => textOf(STAFF_LANGUAGE, 'stores')(`hours_problem.${problem}`)

/** Hours are read as people write them, and stored in one format. */
const asStored = {
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

/** A field for hours of wall time in Helsinki, stored as `HH:MM–HH:MM`; empty is closed. */
export function hoursField(field: Pick<TextField, 'name' | 'label' | 'admin'>): TextField {
  return { type: 'text', validate: validHours, hooks: asStored, ...field }
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
      hooks: asStored,
      admin: { width: '50%', placeholder: 'Ei taukoa' },
    },
  ],
}))
