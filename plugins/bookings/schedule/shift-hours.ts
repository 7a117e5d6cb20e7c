import type { TextField } from 'payload'
import { readHours, writtenHours } from '#domain/stores/read-hours.ts'
import { problemWithShiftHours } from '#domain/bookings/shift-problems.ts'
import { staffText } from './admin-fields.ts'

/** A field for the hours of a shift, read as people write them and stored as `HH:MM–HH:MM`. */
export function shiftHoursField(field: Pick<TextField, 'name' | 'label' | 'admin' | 'required'>): TextField {
  return {
    type: 'text',
    validate: (value: unknown, { required, req }: { required?: boolean; req: { t: unknown } }) => {
      if (!value) return required ? (req.t as (key: string) => string)('validation:required') : true
      const hours = readHours(String(value))
      const problem = hours ? problemWithShiftHours(hours) : 'unreadable'
      return problem ? staffText()(`shift_problem.${problem}`) : true
    },
    hooks: {
      beforeValidate: [
        ({ value }: { value?: unknown }) => {
          const hours = typeof value === 'string' ? readHours(value) : undefined
          return hours ? writtenHours(hours) : value
        },
      ],
    },
    ...field,
  } as TextField
}
