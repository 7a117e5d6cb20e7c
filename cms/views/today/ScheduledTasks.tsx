import { now } from '#plugins/kit/clock.ts'
import type { TaskRecord } from '#plugins/kit/tasks/scheduler.ts'
import { t } from '../text.ts'
import { formatInstant } from '../format.ts'

/** A task that is overdue by this much is shown: the scheduler does not run, or the task hangs. */
const LATE_MS = 300_000

/** The state of the scheduled tasks: one line, or one for each task in trouble. */
export function ScheduledTasks({ tasks }: { tasks: TaskRecord[] }) {
  const troubles = tasks.flatMap((task) => {
    const trouble = troubleOf(task)
    return trouble ? [{ name: task.name, trouble }] : []
  })
  const last = tasks
    .flatMap(({ endedAt }) => endedAt ?? [])
    .toSorted()
    .at(-1)
  return (
    <section className="admin-panel" aria-labelledby="admin-tasks">
      <h2 id="admin-tasks">{t('tasks.title')}</h2>
      {troubles.length === 0 && <p>{last ? t('tasks.well', { at: formatInstant(last) }) : t('tasks.never')}</p>}
      {troubles.map(({ name, trouble }) => (
        <p key={name}>
          <span className="admin-late">{t(`task.${name}`)}</span> {trouble}
        </p>
      ))}
    </section>
  )
}

function troubleOf({ failures, lastError, nextRunAt, endedAt }: TaskRecord): string | undefined {
  const at = endedAt ? formatInstant(endedAt) : ''
  if (failures > 0) return t('tasks.failed', { count: failures, at, error: lastError ?? '' })
  if (Date.parse(nextRunAt) > now().getTime() - LATE_MS) return undefined
  return at ? t('tasks.late', { at }) : t('tasks.late_first')
}
