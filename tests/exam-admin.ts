import type { BookingForm, BookingView, DaySlots, Hold, SlotTime } from '#contracts/bookings.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { today } from '#plugins/kit/clock.ts'
import { runAllTasks } from '#plugins/kit/tasks/scheduler.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import type { StoredUse } from '#plugins/bookings/day-uses.ts'
import { openBrowser, type AccountBrowser } from './account-browser.ts'
import { bookingForm } from './booking-form.ts'
import { openTrial } from './trial-shop.ts'

/** The exam that tests book, in a store that gives it on most days. */
export const EXAM = { examType: 'nakotarkastus', ageGroup: '18_75', store: 101 } as const

/** What is asked to hold a time, beside the time. */
type Wish = Partial<SlotTime> & Record<string, unknown>

/** A trial shop where exams are booked. */
export async function openExamAdmin(...from: Parameters<typeof openTrial>) {
  const trial = await openTrial(...from)
  const { shop } = trial

  /** Free times of a store from the day after tomorrow on, each given once in a run so that tests do not meet. */
  async function freeTimes(from = plusDays(today(), 2), asked: Record<string, unknown> = {}): Promise<SlotTime[]> {
    const query = new URLSearchParams({ examType: EXAM.examType, store: String(EXAM.store), from, days: '7', ...asked })
    const { days } = (await (await shop.ask(`/booking/slots?${query}`)).json()) as { days: DaySlots[] }
    return days.flatMap(({ day, slots }) => slots.map(({ time }) => ({ day, time })))
  }

  async function hold(browser: AccountBrowser, wish: Wish = {}) {
    const [first] = wish.time ? [] : await freeTimes(wish.day)
    const answer = await browser.ask('/booking/hold', { ...EXAM, ...first, ...wish })
    return { ...answer, hold: answer.body.hold as Hold }
  }

  async function book(browser: AccountBrowser, ref: string, form: Partial<BookingForm> = {}) {
    const answer = await browser.ask('/booking/book', { hold: ref, form: bookingForm(form) })
    return { ...answer, booking: answer.body.booking as BookingView, token: answer.body.token as string }
  }

  return {
    ...trial,
    freeTimes,
    hold,
    book,
    browser: () => openBrowser(shop),
    /** A booking, made in a new browser. */
    async booked(wish: Wish = {}, form: Partial<BookingForm> = {}) {
      const browser = await openBrowser(shop)
      const { hold: held, ...answer } = await hold(browser, wish)
      if (answer.status !== 200) throw new Error(`Not held: ${JSON.stringify(answer.body)}`)
      return { ...(await book(browser, held.ref, form)), browser, held }
    },
    /** What is taken at a store on a day, as the database has it. */
    async usesOn(day: string, store: number = EXAM.store): Promise<StoredUse[]> {
      const [found] = await findAll(shop, 'booking-days', { key: { equals: `${store}:${day}` } })
      return found?.uses ?? []
    },
    tasks: () => runAllTasks(shop.payload),
  }
}
