'use client'
import { DatePicker, useField } from '@payloadcms/ui'
import type { DateField, DateFieldClientProps } from 'payload'
import { helsinkiDay, helsinkiTime } from '#domain/calendar/finnish-day.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { moment } from '../when.ts'
import { FieldShell } from './FieldShell.tsx'

type Format = NonNullable<DateField['admin']>['date']

/** An instant by the clock on a Helsinki wall, wherever the browser is: the picker itself only knows the browser's. */
export function MomentField({ field, path, readOnly }: DateFieldClientProps) {
  const format = field.admin?.date as Format
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const id = `field-${path}`
  return (
    <FieldShell {...{ field, path, showError }}>
      {readOnly || disabled ? (
        <input className="desk-day" id={id} value={value ? moment(value) : ''} disabled />
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

/** What the picker shows is meant for Helsinki, so only its figures count. */
function instantShown(shown: Date): string {
  const two = (figure: number) => String(figure).padStart(2, '0')
  const day = `${shown.getFullYear()}-${two(shown.getMonth() + 1)}-${two(shown.getDate())}`
  return helsinkiInstant(day, `${two(shown.getHours())}:${two(shown.getMinutes())}`)
}
