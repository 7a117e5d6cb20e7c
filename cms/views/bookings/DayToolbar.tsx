import { Link } from '@payloadcms/ui'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { plusDays, weekdayOf } from '#domain/calendar/days.ts'
import { DayInput } from '../DayInput.tsx'
import { t } from '../text.ts'
import { BOOKINGS_PATH, mondayOf, viewAddress, type ShownView } from './view-address.ts'

interface DayToolbarProps {
  shown: ShownView
  stores: readonly { id: number; name: string }[]
  today: string
}

/** Which day, store and layout is shown. Links and a form, so that every view has an address. */
export function DayToolbar({ shown, stores, today }: DayToolbarProps) {
  const { day, isWeek, side } = shown
  const step = isWeek ? 7 : 1
  const isNow = isWeek ? mondayOf(day) === mondayOf(today) : day === today
  return (
    <section className="admin-panel day-bar" aria-label={t('bookings.bar.label')}>
      <div className="day-bar__row">
        <h2>{titleOf(shown)}</h2>
        <nav className="day-bar__group" aria-label={t('bookings.bar.move')}>
          <ViewLink
            to={{ ...shown, day: plusDays(day, -step) }}
            text={t(`bookings.bar.${isWeek ? 'week' : 'day'}_before`)}
          />
          <ViewLink
            to={{ ...shown, day: today }}
            text={t(`bookings.bar.${isWeek ? 'this_week' : 'today'}`)}
            isHere={isNow}
          />
          <ViewLink
            to={{ ...shown, day: plusDays(day, step) }}
            text={t(`bookings.bar.${isWeek ? 'week' : 'day'}_after`)}
          />
        </nav>
      </div>
      <div className="day-bar__row">
        <form className="day-bar__form" action={BOOKINGS_PATH}>
          {stores.length > 1 && (
            <label>
              {t('bookings.bar.store')}
              <select name="myymala" defaultValue={shown.store} key={shown.store}>
                {stores.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <div>
            <label htmlFor="bookings-day">{t('bookings.bar.day')}</label>
            <DayInput id="bookings-day" name="paiva" value={day} key={day} />
          </div>
          {isWeek && <input type="hidden" name="nakyma" value="viikko" />}
          {side === 'room' && <input type="hidden" name="mukaan" value="huone" />}
          <button className="admin-button">{t('bookings.bar.show')}</button>
        </form>
        <nav className="day-bar__group" aria-label={t('bookings.bar.layout')}>
          <ViewLink
            to={{ ...shown, isWeek: false, side: 'examiner' }}
            text={t('bookings.bar.by_examiner')}
            isHere={!isWeek && side === 'examiner'}
          />
          <ViewLink
            to={{ ...shown, isWeek: false, side: 'room' }}
            text={t('bookings.bar.by_room')}
            isHere={!isWeek && side === 'room'}
          />
          <ViewLink to={{ ...shown, isWeek: true, side: 'examiner' }} text={t('bookings.bar.week')} isHere={isWeek} />
        </nav>
      </div>
    </section>
  )
}

function ViewLink({ to, text, isHere = false }: { to: ShownView; text: string; isHere?: boolean }) {
  return (
    <Link className="admin-button" href={viewAddress(to)} prefetch={false} aria-current={isHere ? 'true' : undefined}>
      {text}
    </Link>
  )
}

function titleOf({ day, isWeek }: ShownView): string {
  if (!isWeek) return longDay(day)
  const monday = mondayOf(day)
  return t('bookings.bar.week_of', { from: finnishDay(monday), to: finnishDay(plusDays(monday, 6)) })
}

/** `maanantai 23.11.2026`. */
export function longDay(day: string): string {
  return `${t(`bookings.weekday.${weekdayOf(day)}`)} ${finnishDay(day)}`
}
