import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { today } from '#plugins/kit/clock.ts'
import { fillHolidaysOf } from './repository.ts'

/** Fills in the holidays of the coming twelve months, at night, when hardly anybody edits a store. */
export const fillHolidays: ScheduledTask = {
  name: 'holidays of stores',
  every: '40 3 * * *',
  run: (req) => fillHolidaysOf(req, today()),
}
