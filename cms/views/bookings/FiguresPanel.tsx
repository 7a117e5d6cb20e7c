import type { PayloadRequest } from 'payload'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { plusDays } from '#domain/calendar/plus-days.ts'
import { figuresOf } from '#plugins/bookings/desk/booking-figures.ts'
import { deskScope } from '#plugins/bookings/desk/desk-scope.ts'
import { today } from '#plugins/kit/clock.ts'
import { t } from '../text.ts'

const DAYS = 28

/** How full the stores are, who did not come, and how long people wait, over the last four weeks. */
export async function FiguresPanel({ req }: { req: PayloadRequest }) {
  const [from, to] = [plusDays(today(), -DAYS), plusDays(today(), -1)]
  const figures = await figuresOf(req, await deskScope(req), from, to)
  return (
    <details className="desk-panel day-figures">
      <summary>{t('bookings.figures.title')}</summary>
      <p>{t('bookings.figures.lead', { from: finnishDay(from), to: finnishDay(to) })}</p>
      <table className="day-figures__table">
        <thead>
          <tr>
            <th scope="col">{t('bookings.figures.store')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`bookings.figures.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ store, name, fillRate, noShows, leadDays, bookings, canceled }) => {
            const values = [
              percent(fillRate),
              percent(noShows),
              leadDays === null ? '–' : decimal(leadDays),
              bookings,
              canceled,
            ]
            return (
              <tr key={store}>
                <th scope="row">{name}</th>
                {COLUMNS.map((column, at) => (
                  <td key={column} data-name={t(`bookings.figures.${column}`)}>
                    {values[at]}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </details>
  )
}

const COLUMNS = ['fill', 'no_shows', 'lead_days', 'bookings', 'canceled'] as const

const percent = (part: number | null) => (part === null ? '–' : `${Math.round(part * 100)} %`)
const decimal = (value: number) => String(Math.round(value * 10) / 10).replace('.', ',')
