'use client'
import { useEffect, useId, useState } from 'react'
import type { SlotTime } from '#contracts/bookings.ts'
import { shortDay } from '#domain/calendar/finnish-day.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { Button } from '../Button.tsx'
import { t } from '../text.ts'
import { clock } from './times.ts'
import { useSlots, type SlotWish } from './use-slots.ts'

interface TimeChoiceProps {
  wish: SlotWish
  /** The first day shown, and from when on a time may be chosen. */
  from: string
  now: { day: string; time: string }
  /** The time chosen before, or a moment from which the first free one is wanted. */
  near: SlotTime | undefined
  value: SlotTime | undefined
  onChange: (time: SlotTime | undefined) => void
}

/** The free times of a week, as radio buttons: one stop of the tab key, the first free time chosen already. */
export function TimeChoice({ wish, from, now, near, value, onChange }: TimeChoiceProps) {
  const name = useId()
  const [start, setStart] = useState(from)
  const { week, problem } = useSlots(wish, start)
  const earliest = near ?? now
  const times = (week?.days ?? []).flatMap(({ day, slots }) => slots.map(({ time }) => ({ day, time })))
  const keeps = value !== undefined && times.some((time) => isSame(time, value))

  useEffect(() => {
    if (!week || keeps) return
    const first = times.find(({ day, time }) => `${day}T${time}` >= `${earliest.day}T${earliest.time}`) ?? times[0]
    if (first) return onChange(first)
    onChange(undefined)
    // A week without a free time is skipped once, when the dialog opens. Only a new answer chooses anew.
    if (week.firstFree && start === from) setStart(week.firstFree.day)
  }, [week])

  return (
    <fieldset className="day-times">
      <legend>{t('bookings.times.title')}</legend>
      <p role="status" className="day-times__chosen">
        {problem ||
          (value
            ? t('bookings.times.chosen', { day: shortDay(value.day), time: clock(value.time) })
            : week
              ? t('bookings.times.none')
              : t('dialog.working'))}
      </p>
      <div className="day-times__week">
        {week?.days.map(({ day, isOpen, slots }) => (
          <div key={day} className="day-times__day" role="group" aria-label={shortDay(day)}>
            <span aria-hidden="true">{shortDay(day)}</span>
            {slots.length === 0 && <small>{t(isOpen ? 'bookings.times.full' : 'bookings.times.closed')}</small>}
            {slots.map(({ time }) => (
              <label key={time}>
                <input
                  type="radio"
                  name={name}
                  checked={value !== undefined && isSame(value, { day, time })}
                  onChange={() => onChange({ day, time })}
                />
                {clock(time)}
              </label>
            ))}
          </div>
        ))}
      </div>
      <div className="day-times__move">
        {start > now.day && (
          <Button onClick={() => setStart(later(plusDays(start, -7), now.day))}>{t('bookings.times.before')}</Button>
        )}
        <Button onClick={() => setStart(plusDays(start, 7))}>{t('bookings.times.after')}</Button>
      </div>
    </fieldset>
  )
}

const isSame = (one: SlotTime, other: SlotTime) => one.day === other.day && one.time === other.time
const later = (one: string, other: string) => (one > other ? one : other)
