import type { BookingState } from '#contracts/bookings.ts'
import type { ExamGroup } from '#contracts/exam-types.ts'
import { plusDays } from '../calendar/plus-days.ts'

/** What Friends pay less for a frame with an exam, in percent (specification §9). */
export const FRIENDS_PERCENT = 50

/** As long as glasses are made by the prescription of the visit (specification §9: under 1 year). */
const DAYS = 364

/** Exams from which a prescription of glasses comes. */
const GROUPS: readonly ExamGroup[] = ['glasses', 'children', 'eye_health']

/** Whether Friends have half a frame with an exam of this group. */
export function givesBenefit(group: ExamGroup): boolean {
  return GROUPS.includes(group)
}

/**
 * The first and the last ISO day on which the benefit of a booking serves: from the day of the visit, since the glasses are
 * ordered by its prescription, for as long as that is valid. Null where the customer does not come.
 */
export function benefitTerm({
  state,
  day,
}: {
  state: BookingState
  day: string
}): { startsOn: string; endsOn: string } | null {
  if (state === 'canceled' || state === 'not_arrived') return null
  return { startsOn: day, endsOn: plusDays(day, DAYS) }
}

/** The code of a booking's benefit, by the booking's number, which nobody can guess. */
export const benefitCodeOf = (number: string): string => `FRIENDS-${number}`
