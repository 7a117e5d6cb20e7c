import { Cron } from 'croner'

/** When something that runs `every` so many milliseconds, or by a cron expression in Helsinki, runs next. */
export function nextRunAt(every: number | string, after: Date): Date {
  if (typeof every === 'number') return new Date(after.getTime() + every)
  const next = new Cron(every, { timezone: 'Europe/Helsinki' }).nextRun(after)
  if (!next) throw new Error(`The schedule ${every} never comes`)
  return next
}
