import type { ClockRow } from '#contracts/clock.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { t } from '../text.ts'

/** What happens, by day. */
export function ClockRows({ rows, none }: { rows: readonly ClockRow[]; none: string }) {
  if (rows.length === 0) return <p className="admin-empty">{none}</p>
  const days = Object.entries(Object.groupBy(rows, ({ day }) => day))
  return (
    <dl className="admin-days">
      {days.map(([day, its = []]) => (
        <div key={day}>
          <dt>{finnishDay(day)}</dt>
          {its.map((row, place) => (
            <dd key={place}>
              {row.count === 1 ? nameOf(row) : t('clock.row', { what: nameOf(row), number: row.count })}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

function nameOf({ kind, what }: ClockRow): string {
  return kind === 'task' ? t(`task.${what}`) : what
}
