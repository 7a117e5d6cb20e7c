import { retentionTask } from '#plugins/kit/tasks/retention.ts'

/** The day of an instant is near enough: these are kept for more than a year. */
const dayOf = (instant: string) => instant.slice(0, 10)

/** Deletes the shifts of days long past. Templates are left to staff. */
export const forgetShifts = retentionTask('shifts', 'shifts', (before) => ({ day: { less_than: dayOf(before) } }))

/** Deletes the absences that ended long ago. */
export const forgetAbsences = retentionTask('absences', 'absences', (before) => ({
  toDay: { less_than: dayOf(before) },
}))
