'use client'
import { useId } from 'react'
import { DayPart, type WaitingWish } from '#contracts/waiting-list.ts'
import { Choice } from '../Choice.tsx'
import { DayInput } from '../DayInput.tsx'
import { t } from '../text.ts'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]

interface WishFieldsProps {
  wish: WaitingWish
  onChange: (wish: WaitingWish) => void
}

/** When a person on the waiting list could come. No day chosen is any day. */
export function WishFields({ wish, onChange }: WishFieldsProps) {
  const id = useId()
  const change = (weekday: number, isChosen: boolean) => {
    const weekdays = WEEKDAYS.filter((each) => (each === weekday ? isChosen : wish.weekdays.includes(each)))
    onChange({ ...wish, weekdays })
  }
  return (
    <fieldset className="day-fields">
      <legend>{t('bookings.waiting.wish')}</legend>
      <p>{t('bookings.waiting.wish_lead')}</p>
      <div className="day-pair">
        <div className="admin-field">
          <label htmlFor={id}>{t('bookings.waiting.until')}</label>
          <DayInput id={id} value={wish.until} onChange={(until) => onChange({ ...wish, until })} />
        </div>
        <Choice
          label={t('bookings.waiting.part')}
          value={wish.part}
          options={DayPart.options.map((part) => ({ value: part, label: t(`bookings.waiting.parts.${part}`) }))}
          onChange={(part) => onChange({ ...wish, part: DayPart.options.find((each) => each === part) ?? 'any' })}
        />
      </div>
      <div className="day-weekdays">
        {WEEKDAYS.map((weekday) => (
          <label key={weekday} className="day-tick">
            <input
              type="checkbox"
              checked={wish.weekdays.includes(weekday)}
              onChange={({ target }) => change(weekday, target.checked)}
            />
            {t(`bookings.weekday.${weekday}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
