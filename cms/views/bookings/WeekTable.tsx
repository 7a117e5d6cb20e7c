'use client'
import { Link } from '@payloadcms/ui'
import type { AdminBooking, StoreDay } from '#contracts/booking-handling.ts'
import { keepsTime } from '#domain/bookings/states.ts'
import { shortDay } from '#domain/calendar/finnish-day.ts'
import { t } from '../text.ts'
import { clock } from './times.ts'
import { viewAddress, type ShownView } from './view-address.ts'

interface WeekTableProps {
  days: StoreDay[]
  shown: ShownView
  now: { day: string }
  onChoose: (booking: AdminBooking) => void
}

/** A week of a store: a row for each optometrist, a column for each day. */
export function WeekTable({ days, shown, now, onChoose }: WeekTableProps) {
  const names = new Map(days.flatMap((day) => day.examiners.map(({ examiner: { id, name } }) => [id, name] as const)))
  if (names.size === 0) return <p className="admin-empty day-empty">{t('bookings.week.none')}</p>
  return (
    <div className="day-scroll" role="region" aria-label={t('bookings.week.label')} tabIndex={0}>
      <table className="day-week">
        <thead>
          <tr>
            <th scope="col">{t('bookings.week.examiner')}</th>
            {days.map(({ day }) => (
              <th key={day} scope="col" aria-current={day === now.day ? 'date' : undefined}>
                <Link href={viewAddress({ ...shown, day, isWeek: false })} prefetch={false}>
                  {shortDay(day)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...names].map(([id, name]) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {days.map((day) => (
                <DayCell key={day.day} day={day} onChoose={onChoose} examiner={id} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DayCell({ day, examiner, onChoose }: { day: StoreDay; examiner: number } & Pick<WeekTableProps, 'onChoose'>) {
  const own = day.examiners.find((one) => one.examiner.id === examiner)
  if (!own) return <td data-day={shortDay(day.day)} className="day-week__off" aria-label={t('bookings.week.off')} />
  const bookings = own.bookings.filter(({ state }) => keepsTime(state)).toSorted((a, b) => (a.time < b.time ? -1 : 1))
  const hours = own.shifts.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ')
  return (
    <td data-day={shortDay(day.day)}>
      <small>{[hours, own.away.length > 0 && t('bookings.week.away')].filter(Boolean).join(', ')}</small>
      <small>{t('bookings.day.count', { count: bookings.length })}</small>
      <ul>
        {bookings.map((booking) => (
          <li key={booking.number}>
            <button
              type="button"
              className={`day-booking day-booking--${booking.isBroken ? 'broken' : booking.state}`}
              onClick={() => onChoose(booking)}
            >
              {clock(booking.time)} <strong>{booking.name}</strong>
              <span className="admin-hidden">
                {`, ${t(booking.isBroken ? 'bookings.state.broken' : `bookings.state.${booking.state}`)}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </td>
  )
}
