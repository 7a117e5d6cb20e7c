import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { writtenPhone } from '#domain/customers/phone.ts'
import type { EyeHealthDay } from '#plugins/business/day-repository.ts'
import { formatInstant } from '../format.ts'
import { t } from '../text.ts'
import { DayActions } from './DayActions.tsx'

/** An eye-health day: who asked, where, how many and when; what was agreed, or the answers that staff can give. */
export function EyeHealthDayItem({ day: { ref, state, receivedAt, wish, agreedDay, answer } }: { day: EyeHealthDay }) {
  const { company, contact, place, where, people, days, note } = wish
  const title = t('business.day_title', { company, people })
  return (
    <li className="admin-panel admin-waiting">
      <div className="admin-panel__head">
        <h3>{title}</h3>
      </div>
      <p className="admin-waiting__facts">
        <span>{t('business.day_asked', { moment: formatInstant(receivedAt) })}</span>
        <span>{t(`business.day_place.${place}`, { where })}</span>
        <span>
          {agreedDay
            ? t('business.day_agreed', { day: finnishDay(agreedDay) })
            : t('business.day_wishes', { days: days.map((one) => finnishDay(one)).join(', ') })}
        </span>
      </p>
      <p>
        {contact.name}
        <br />
        <a href={`mailto:${contact.email}`}>{contact.email}</a>,{' '}
        <a href={`tel:${contact.phone}`}>{writtenPhone(contact.phone)}</a>
      </p>
      {note && <p className="admin-words">{note}</p>}
      {answer && <p className="admin-words">{answer}</p>}
      {state === 'received' && <DayActions dayRef={ref} name={title} wished={days[0] ?? ''} />}
    </li>
  )
}
