import type { APIContext } from 'astro'
import {
  getBooking,
  holdSlot,
  listSlots,
  readHold,
  rebook,
  type DaySlots,
  type Examiner,
  type SlotTime,
} from '#contracts/bookings.ts'
import type { Failure } from '#contracts/refusals.ts'
import { dayPartOf, dayParts, type DayPart } from '#domain/bookings/day-parts.ts'
import { plusDays, weekdayOf } from '#domain/calendar/days.ts'
import { asVisitor } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { pathTo } from '../../shared/routes.ts'
import { today } from '#site/shared/shop-time.ts'
import { postedFields } from '../forms/posted-fields.ts'
import { postAsVisitor } from '../forms/shop-form.ts'
import { stepPath, type Choices } from './exam-steps.ts'

type Page = Pick<APIContext, 'request' | 'url' | 'locals'> & { response: { headers: Headers; status?: number } }
type StoreChoices = Choices & { exam: NonNullable<Choices['exam']>; store: number }

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
  /** The time that is held already in this store: it may be kept for another exam. */
  held?: SlotTime | undefined
  /** Sent without a time. */
  isNothingChosen: boolean
  /** Free times near one that is taken. */
  nearest: SlotTime[]
  /** The booking that is to move: its time now, and the one that is held for it. */
  move?: { from: SlotTime; to?: SlotTime | undefined }
}

/** The free times of a store, or where the reader goes who has chosen one. */
export async function openExamTimes(page: Page, choices: StoreChoices): Promise<ExamTimes | Failure | Response> {
  const { url } = page
  const { exam, store, booking, token } = choices
  const examiner = Number(url.searchParams.get(pageQuery.examiner)) || undefined
  const dayPart = dayParts.find((part) => part === url.searchParams.get(pageQuery.dayPart))
  const fields = await postedFields(page.request)
  const slot = fields.text('now') || fields.text('slot')
  const isMoving = booking !== undefined && fields.text('intent') === 'move'
  const done = isMoving ? await moveTo(page, booking, token) : await hold(page, choices, examiner, slot)
  if (done instanceof Response) return done

  const asked = { examType: exam.id, store, examiner, booking, token }
  const visitor = asVisitor(page.request)
  const from = url.searchParams.get(pageQuery.from)
  const held = booking === undefined ? await heldTime(page, store) : undefined
  const first = /^\d{4}-\d{2}-\d{2}$/.test(from ?? '') && from ? from : (held?.day ?? (await firstDay(visitor, asked)))
  // Weekdays begin on Sunday, weeks on Monday.
  const monday = plusDays(first, -((weekdayOf(first) + 6) % 7))
  const answer = await call(listSlots, { ...asked, from: monday, days: 7 }, visitor)
  if (!answer.ok) return answer.failure
  const move = booking === undefined ? undefined : await movement(page, booking, token)
  if (move && 'code' in move) return move
  const { days, firstFree, examiners, until } = answer.value
  const [before, after] = [plusDays(monday, -7), plusDays(monday, 7)]
  return {
    monday,
    firstFree,
    examiners,
    examiner,
    dayPart,
    days: days.filter(({ day }) => day < after).map((day) => ({ ...day, slots: day.slots.filter(isIn(dayPart)) })),
    before: plusDays(before, 6) >= today() ? before : undefined,
    after: after <= until ? after : undefined,
    held,
    ...(done && { failure: done }),
    isNothingChosen: fields.isPosted && !isMoving && !slot,
    nearest: nearestOf(done),
    ...(move && { move }),
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
  return ({ time }) => part === undefined || dayPartOf(time) === part
}

/** Holds the time that was chosen, and goes on: to who comes, or to what a booking would move from and to. */
async function hold(
  page: Page,
  choices: StoreChoices,
  examiner: number | undefined,
  slot: string,
): Promise<Failure | Response | undefined> {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(slot) ?? []
  const { exam, ageGroup, store, booking, token } = choices
  if (!day || !time || !ageGroup) return undefined
  const replaces = heldIn(page)
  const wanted = { examType: exam.id, ageGroup, store, day, time, examiner, replaces, booking, token }
  const { answer, seeOther } = await postAsVisitor(page, holdSlot, wanted)
  if (!answer.ok) return answer.failure
  const { ref } = answer.value.hold
  const step = booking === undefined ? 'exam_details' : 'exam_time'
  return seeOther(stepPath(page, step, choices, { [pageQuery.hold]: ref }))
}

/** Moves a booking to the time that is held for it. */
async function moveTo(page: Page, number: string, token: string | undefined): Promise<Failure | Response> {
  const { answer, seeOther } = await postAsVisitor(page, rebook, { number, token, hold: heldIn(page) ?? '' })
  if (!answer.ok) return answer.failure
  const query = new URLSearchParams({ [pageQuery.notice]: 'moved', ...(token && { [pageQuery.key]: token }) })
  return seeOther(`${pathTo(page, 'booking', { number })}?${query}`)
}

/** The time of a booking, and the one that is held for it, unless that has ended. */
async function movement(
  page: Page,
  number: string,
  token: string | undefined,
): Promise<NonNullable<ExamTimes['move']> | Failure> {
  const visitor = asVisitor(page.request)
  const booked = await call(getBooking, { number, token }, visitor)
  if (!booked.ok) return booked.failure
  const ref = heldIn(page)
  const held = ref ? await call(readHold, { ref }, visitor) : undefined
  return { from: booked.value.booking, to: held?.ok ? held.value.hold : undefined }
}

async function heldTime(page: Page, store: number): Promise<SlotTime | undefined> {
  const ref = heldIn(page)
  const answer = ref ? await call(readHold, { ref }, asVisitor(page.request)) : undefined
  return answer?.ok && answer.value.hold.store.id === store ? answer.value.hold : undefined
}

function heldIn({ url }: Page): string | undefined {
  return url.searchParams.get(pageQuery.hold) ?? undefined
}

function nearestOf(failure: Failure | undefined): SlotTime[] {
  const nearest = failure?.code === 'booking.time_taken' ? String(failure.details['nearest'] ?? '') : ''
  return nearest.split(' ').flatMap((one) => {
    const [day, time] = one.split('T')
    return day && time ? [{ day, time }] : []
  })
}
