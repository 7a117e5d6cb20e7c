import type { APIContext } from 'astro'
import { holdSlot, listSlots, rebook, type DaySlots, type Examiner, type SlotTime } from '#contracts/bookings.ts'
import type { Failure } from '#contracts/refusals.ts'
import { plusDays, weekdayOf } from '#domain/calendar/plus-days.ts'
import { asVisitor } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { pathTo } from '../../shared/routes.ts'
import { today } from '../../shared/today.ts'
import { postedFields } from '../forms/posted-fields.ts'
import { postAsVisitor } from '../forms/shop-form.ts'
import { stepPath, type Choices } from './exam-steps.ts'

type Page = Pick<APIContext, 'request' | 'url' | 'locals'> & { response: { headers: Headers; status?: number } }

export const dayParts = ['morning', 'evening'] as const
export type DayPart = (typeof dayParts)[number]

/** When the morning is over, and when the evening begins: before and after a day's work. */
const MORNING_ENDS = '12:00'
const EVENING_BEGINS = '16:00'

/** What the step of the time shows: a week, Monday to Sunday. */
export interface ExamTimes {
  days: DaySlots[]
  monday: string
  /** Mondays of the week before and after, where anything can be booked in them. */
  before: string | undefined
  after: string | undefined
  firstFree: SlotTime | null
  examiners: Examiner[]
  examiner: number | undefined
  dayPart: DayPart | undefined
  failure?: Failure
  /** Free times near one that is taken. */
  nearest: SlotTime[]
}

/** The free times of a store, or where the reader goes who has chosen one. */
export async function openExamTimes(
  page: Page,
  choices: Choices & { exam: NonNullable<Choices['exam']>; store: number },
): Promise<ExamTimes | Failure | Response> {
  const { url } = page
  const { exam, store, booking, token } = choices
  const examiner = Number(url.searchParams.get(pageQuery.examiner)) || undefined
  const dayPart = dayParts.find((part) => part === url.searchParams.get(pageQuery.dayPart))
  const held = await hold(page, choices, examiner)
  if (held instanceof Response) return held

  const asked = { examType: exam.id, store, examiner, booking, token }
  const visitor = asVisitor(page.request)
  const from = url.searchParams.get(pageQuery.from)
  const first = /^\d{4}-\d{2}-\d{2}$/.test(from ?? '') && from ? from : await firstDay(visitor, asked)
  // Weekdays begin on Sunday, weeks on Monday.
  const monday = plusDays(first, -((weekdayOf(first) + 6) % 7))
  const answer = await call(listSlots, { ...asked, from: monday, days: 7 }, visitor)
  if (!answer.ok) return answer.failure
  const { days, firstFree, examiners, until } = answer.value
  const [before, after] = [plusDays(monday, -7), plusDays(monday, 7)]
  return {
    ...{ monday, firstFree, examiners, examiner, dayPart },
    days: days.filter(({ day }) => day < after).map((day) => ({ ...day, slots: day.slots.filter(isIn(dayPart)) })),
    before: plusDays(before, 6) >= today() ? before : undefined,
    after: after <= until ? after : undefined,
    ...(held && { failure: held }),
    nearest: nearestOf(held),
  }
}

/** The day of the first free time, so that a full week is not the first thing shown. */
async function firstDay(
  visitor: ReturnType<typeof asVisitor>,
  asked: {
    examType: string
    store: number
    examiner: number | undefined
    booking: string | undefined
    token: string | undefined
  },
): Promise<string> {
  const answer = await call(listSlots, { ...asked, days: 1 }, visitor)
  return (answer.ok && answer.value.firstFree?.day) || today()
}

function isIn(part: DayPart | undefined): (slot: { time: string }) => boolean {
  if (part === 'morning') return ({ time }) => time < MORNING_ENDS
  if (part === 'evening') return ({ time }) => time >= EVENING_BEGINS
  return () => true
}

/** Holds the time that was pressed, and goes on: to who comes, or to the booking that has moved. */
async function hold(
  page: Page,
  choices: Choices & { exam: NonNullable<Choices['exam']>; store: number },
  examiner: number | undefined,
): Promise<Failure | Response | undefined> {
  const fields = await postedFields(page.request)
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(fields.text('slot')) ?? []
  const { exam, ageGroup, store, booking, token } = choices
  if (!fields.isPosted || !day || !time || !ageGroup) return undefined
  const replaces = page.url.searchParams.get(pageQuery.hold) ?? undefined
  const wanted = { examType: exam.id, ageGroup, store, day, time, examiner, replaces, booking, token }
  const held = await postAsVisitor(page, holdSlot, wanted)
  if (!held.answer.ok) return held.answer.failure
  const { ref } = held.answer.value.hold
  if (booking === undefined) return held.seeOther(stepPath(page, 'exam_details', choices, { [pageQuery.hold]: ref }))

  const moved = await postAsVisitor(page, rebook, { number: booking, token, hold: ref })
  if (!moved.answer.ok) return moved.answer.failure
  const key = token ? `&${pageQuery.key}=${token}` : ''
  return moved.seeOther(`${pathTo(page, 'booking', { number: booking })}?${pageQuery.notice}=moved${key}`)
}

function nearestOf(failure: Failure | undefined): SlotTime[] {
  const nearest = failure?.code === 'booking.time_taken' ? String(failure.details['nearest'] ?? '') : ''
  return nearest.split(' ').flatMap((one) => {
    const [day, time] = one.split('T')
    return day && time ? [{ day, time }] : []
  })
}
