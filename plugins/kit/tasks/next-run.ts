import { Cron } from 'croner'

/** The next run after an instant. `every` is in milliseconds, or a cron expression in Helsinki time. */
export function nextRunAt(every: number | string, after: Date): Date {
  if (typeof every === 'number') return new Date(after.getTime() + every)
  const next = new Cron(every, { timezone: 'Europe/Helsinki' }).nextRun(after)
  if (!next) throw new Error(`The schedule ${every} never comes`)
  return next
}
