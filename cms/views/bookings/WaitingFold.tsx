'use client'
import type { WaitingPerson } from '#contracts/waiting-list.ts'
import { offerUntil, visitMoment } from '#domain/bookings/visit-moment.ts'
import { finnishDay, helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { writtenPhone } from '#domain/customers/phone.ts'
import { Button } from '../Button.tsx'
import { t } from '../text.ts'

interface WaitingFoldProps {
  waiting: readonly WaitingPerson[]
  today: string
  onPutOn: () => void
  onTakeOff: (person: WaitingPerson) => void
}

/** The people who wait for a time to be freed at this store, in the order in which they are asked. */
export function WaitingFold({ waiting, today, onPutOn, onTakeOff }: WaitingFoldProps) {
  return (
    <details className="admin-panel day-waiting">
      <summary>{t('bookings.waiting.title', { count: waiting.length })}</summary>
      <p>{t('bookings.waiting.lead')}</p>
      <ol>
        {waiting.map((person) => (
          <li key={person.number}>
            <div>
              <strong>{person.name}</strong>
              <a href={`tel:${person.phone}`}>{writtenPhone(person.phone)}</a>
              <span>{person.examName}</span>
              <span>{wished(person)}</span>
              <span className="day-waiting__since">
                {t('bookings.waiting.since', { day: finnishDay(helsinkiDay(person.since)) })}
              </span>
              {person.offer && (
                <span className="day-waiting__offer">
                  {t('bookings.waiting.offered', {
                    moment: visitMoment(person.offer.day, person.offer.time),
                    until: offerUntil(person.offer.until, today),
                  })}
                </span>
              )}
            </div>
            <Button onClick={() => onTakeOff(person)}>
              {t('bookings.waiting.remove')}
              <span className="admin-hidden">{`, ${person.name}`}</span>
            </Button>
          </li>
        ))}
      </ol>
      <Button onClick={onPutOn}>{t('bookings.waiting.open')}</Button>
    </details>
  )
}

/** When the person could come: `maanantai, tiistai, aamupäivällä, viimeistään 24.12.2026`. */
function wished({ weekdays, part, until }: WaitingPerson): string {
  return [
    ...weekdays.map((weekday) => t(`bookings.weekday.${weekday}`)),
    ...(part === 'any' ? [] : [t(`bookings.waiting.in.${part}`)]),
    t('bookings.waiting.by', { day: finnishDay(until) }),
  ].join(', ')
}
