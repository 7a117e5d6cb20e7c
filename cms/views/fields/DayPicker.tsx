'use client'
import { DatePicker } from '@payloadcms/ui'
import { finnishDay, helsinkiDay } from '#domain/calendar/finnish-day.ts'

interface DayPickerProps {
  id: string
  /** An ISO day. */
  value: string | null | undefined
  isDisabled: boolean
  onChange: (day: string) => void
}

/** A date picker that takes Finnish dates, too. The browser's own would follow the browser's language. */
export function DayPicker({ id, value, isDisabled, onChange }: DayPickerProps) {
  if (isDisabled) return <input className="admin-day" id={id} value={value ? finnishDay(value) : ''} disabled />
  return (
    <div className="admin-day-picker">
      <DatePicker
        displayFormat="d.M.yyyy"
        pickerAppearance="dayOnly"
        value={(value ? `${value}T12:00` : '') as never}
        overrides={{ id, ...MONTHS, dateFormat: DAYS }}
        onChange={(day: Date | null) => onChange(day ? helsinkiDay(day.toISOString()) : '')}
      />
    </div>
  )
}

/** How a day is shown, and then how else it may be typed: without a year it is of this year. */
const DAYS = ['d.M.yyyy', 'd.M.', 'd.M']
const MONTHS = { previousMonthAriaLabel: 'Edellinen kuukausi', nextMonthAriaLabel: 'Seuraava kuukausi' }
