'use client'
import { useState } from 'react'
import { listBookingFigures } from '#contracts/booking-handling.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { TableHead } from '../TableHead.tsx'
import { ask } from '../send.ts'
import { t } from '../text.ts'

const DAYS = 28
const COLUMNS = ['fill', 'no_shows', 'lead_days', 'bookings', 'canceled'] as const

type Figures = Awaited<ReturnType<typeof read>>

/** How full the stores are, who did not come, and how long people wait, over the last four weeks. Asked for when opened. */
export function FiguresPanel({ today }: { today: string }) {
  const [from, to] = [plusDays(today, -DAYS), plusDays(today, -1)]
  const [answer, setAnswer] = useState<Figures>()
  const open = (isOpen: boolean) => {
    if (isOpen && !answer?.isDone) void read(from, to).then(setAnswer)
  }
  return (
    <details className="admin-panel day-figures" onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>{t('bookings.figures.title')}</summary>
      <p>{t('bookings.figures.lead', { from: finnishDay(from), to: finnishDay(to) })}</p>
      <p role="status">{answer ? !answer.isDone && answer.sentence : t('dialog.working')}</p>
      {answer?.isDone && (
        <table className="day-figures__table">
          <TableHead
            columns={[t('bookings.figures.store'), ...COLUMNS.map((column) => t(`bookings.figures.${column}`))]}
          />
          <tbody>
            {answer.value.figures.map(({ store, name, fillRate, noShows, leadDays, bookings, canceled }) => {
              const values = [percent(fillRate), percent(noShows), decimal(leadDays), bookings, canceled]
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
      )}
    </details>
  )
}

const read = (from: string, to: string) => ask(listBookingFigures, { from, to })
const percent = (part: number | null) => (part === null ? '–' : `${Math.round(part * 100)} %`)
const decimal = (value: number | null) => (value === null ? '–' : String(Math.round(value * 10) / 10).replace('.', ','))
