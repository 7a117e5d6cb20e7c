'use client'
import { DatePicker, useField } from '@payloadcms/ui'
import type { DateField, DateFieldClientProps } from 'payload'
import { helsinkiDay, helsinkiTime } from '#domain/calendar/finnish-day.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { formatInstant } from '../format-time.ts'
import { FieldShell } from './FieldShell.tsx'

type Format = NonNullable<DateField['admin']>['date']

/**
 * A field for an instant in Helsinki time, whatever the browser's time zone: the picker itself only handles the
 * browser's.
 */
export function MomentField({ field, path, readOnly }: DateFieldClientProps) {
  const format = field.admin?.date as Format
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const id = `field-${path}`
  return (
    <FieldShell {...{ field, path, showError }}>
      {readOnly || disabled ? (
        <input className="desk-day" id={id} value={value ? formatInstant(value) : ''} disabled />
      ) : (
        <div className="desk-day-picker">
          <DatePicker
            {...format}
            overrides={{ ...format?.overrides, id }}
            value={(value ? `${helsinkiDay(value)}T${helsinkiTime(value)}` : '') as never}
            onChange={(shown: Date | null) => setValue(shown && instantShown(shown))}
          />
        </div>
      )}
    </FieldShell>
  )
}

/** Reads the picker's local figures as Helsinki time. */
function instantShown(shown: Date): string {
  const two = (figure: number) => String(figure).padStart(2, '0')
  const day = `${shown.getFullYear()}-${two(shown.getMonth() + 1)}-${two(shown.getDate())}`
  return helsinkiInstant(day, `${two(shown.getHours())}:${two(shown.getMinutes())}`)
}
