import type { BookingState } from '#contracts/bookings.ts'
import type { CartLine } from '#contracts/cart.ts'
import type { ExamGroup } from '#contracts/exam-types.ts'
import type { Cents } from '#contracts/money.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import { plusDays } from '#domain/calendar/days.ts'

/** What a member pays less for a frame after an exam, in percent (specification §9). */
export const HALF_FRAME_PERCENT = 50

/** Days after the visit within which the glasses are ordered. */
const DAYS = 60

const PREFIX = 'FRIENDS-'

/** Exams from which a prescription of glasses comes. */
const GROUPS: readonly ExamGroup[] = ['glasses', 'children', 'eye_health']

/** States of a booking whose customer has come. */
const HELD: readonly BookingState[] = ['arrived', 'done']

/** Whether half a frame comes with an exam of this group. */
export function comesWith(group: ExamGroup): boolean {
  return GROUPS.includes(group)
}

/** The code of a booking's half a frame, by the booking's number, which cannot be guessed. */
export const halfFrameCode = (number: string): string => `${PREFIX}${number}`

/** Whether a code gave a member half a frame. */
export const isHalfFrameCode = (code: string | null): boolean => code?.startsWith(PREFIX) ?? false

/** When half a frame is had by an exam: ISO days, the last included. Before the exam is held it serves on none of them. */
export interface HalfFrameTerm {
  startsOn: string
  endsOn: string
  isHeld: boolean
}

/** The term of a booking's half a frame: from the day of the visit. Null where the customer does not come. */
export function halfFrameTerm({ state, day }: { state: BookingState; day: string }): HalfFrameTerm | null {
  if (state === 'canceled' || state === 'not_arrived') return null
  return { startsOn: day, endsOn: plusDays(day, DAYS), isHeld: HELD.includes(state) }
}

type Line = Pick<CartLine, 'ref' | 'parentRef' | 'category' | 'price' | 'prescriptionGlasses' | 'prescriptionComes'>

/** What a cart gives for a half a frame: the row of the frame and the cents off one piece of it, or why nothing. */
export type HalfFrame = { ref: string; off: Cents } | { problem: RefusalCode }

/**
 * Half of one spectacle frame, the one that it saves the most of. Lenses are ordered with it by the prescription of the exam;
 * one that comes after the order is taken at its word. It is half of what the frame costs outside a campaign, so that of a
 * campaign and this the better is had, and never both. Rounded in the shopper's favor.
 *
 * @param examDay ISO day of the exam.
 */
export function halfFrame(lines: readonly Line[], examDay: string): HalfFrame {
  const pairs = lines.flatMap((frame) => {
    const lenses = lines.filter(({ parentRef }) => parentRef === frame.ref)
    return frame.category === 'frames' && lenses.length > 0 ? [{ frame, lenses }] : []
  })
  if (pairs.length === 0) return { problem: 'discount.needs_glasses' }
  const byExam = pairs.filter(({ lenses }) => lenses.some((lens) => isBy(lens, examDay)))
  if (byExam.length === 0) return { problem: 'discount.other_prescription' }
  const [best] = byExam
    .map(({ frame }) => ({ ref: frame.ref, off: saved(frame.price) }))
    .toSorted((one, other) => other.off - one.off)
  return best && best.off > 0 ? best : { problem: 'discount.campaign_is_better' }
}

function isBy({ prescriptionGlasses, prescriptionComes }: Line, examDay: string): boolean {
  return prescriptionComes !== null || prescriptionGlasses?.examinedOn === examDay
}

function saved({ amount, ordinaryPrice }: Line['price']): Cents {
  const half = Math.floor(((ordinaryPrice ?? amount) * (100 - HALF_FRAME_PERCENT)) / 100)
  return Math.max(0, amount - half)
}
