'use client'
import { DatePicker } from '@payloadcms/ui'
import type { DateField } from 'payload'
import { helsinkiDay, helsinkiTime } from '#domain/calendar/finnish-day.ts'
import { existsInHelsinki, helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'

interface MomentPickerProps {
  id: string
  format: NonNullable<DateField['admin']>['date']
  /** ISO instant, or a local time without zone that the clocks skip. */
  value: string | null | undefined
  onChange: (value: string | null) => void
}

/** A local time that does not exist, as it was typed: it is refused when it is saved. */
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** Picks an instant in Helsinki time, whatever the browser's time zone: Payload's picker only handles the browser's. */
export function MomentPicker({ id, format, value, onChange }: MomentPickerProps) {
  return (
    <div className="admin-day-picker">
      <DatePicker
        {...format}
        overrides={{ ...format?.overrides, id, dateFormat: typedAs(format?.displayFormat) }}
        value={(value ? shownAs(value) : '') as never}
        onChange={(shown: Date | null) => onChange(shown && momentShown(shown))}
      />
    </div>
  )
}

/** How an instant is shown, and then how else it may be typed: without a year it is of this year, without a time it is midnight. */
function typedAs(shown = SHOWN): string[] {
  return [shown, "d.M. 'klo' HH.mm", 'd.M.yyyy HH.mm', 'd.M. HH.mm', 'd.M.yyyy', 'd.M.']
}
const SHOWN = "d.M.yyyy 'klo' HH.mm"

function shownAs(value: string): string {
  return LOCAL.test(value) ? value : `${helsinkiDay(value)}T${helsinkiTime(value)}`
}

/** Reads the picker's local figures as Helsinki time. */
function momentShown(shown: Date): string {
  const two = (figure: number) => String(figure).padStart(2, '0')
  const day = `${shown.getFullYear()}-${two(shown.getMonth() + 1)}-${two(shown.getDate())}`
  const time = `${two(shown.getHours())}:${two(shown.getMinutes())}`
  return existsInHelsinki(day, time) ? helsinkiInstant(day, time) : `${day}T${time}`
}
