import { describe, expect, test } from 'vitest'
import type { BookingView } from '#contracts/bookings.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { plusDays } from '#domain/calendar/plus-days.ts'
import { moveClock, now } from '#plugins/kit/clock.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { eventually } from '../../../tests/eventually.ts'
import { openExamDesk } from '../../../tests/exam-desk.ts'
import { opened } from '../../../tests/opened.ts'

const desk = opened(openExamDesk)
const PHONE = '+358401234567'

/** Moves the clock to this wall time in Helsinki. */
function moveTo(day: string, time: string): void {
  moveClock(Date.parse(helsinkiInstant(day, time)) - now().getTime())
}

/** The reminders that have left, once everything that is due has. */
async function reminders(number: string): Promise<number> {
  await desk.tasks()
  const texts = () => findAll(desk.shop, 'outbox', { to: { equals: PHONE } })
  await eventually(async () => (await texts()).every(({ state }) => state === 'sent'))
  return (await desk.textsTo(PHONE)).filter(({ text }) => text.includes(number)).length
}

describe.each([
  ['spring', '2028-03-26', '+02:00', '+03:00'],
  ['autumn', '2028-10-29', '+03:00', '+02:00'],
])('around the change of clocks in %s', (_, sunday, before, after) => {
  test('a visit is at its wall time, its reminder at ten, and the booking moves over the change', async () => {
    moveTo(plusDays(sunday, -9), '12:00')
    const made = await desk.booked({ day: plusDays(sunday, -2) }, { phone: PHONE, wantsReminder: true })
    const { number, day, time, startsAt } = made.booking
    expect(Date.parse(startsAt)).toBe(Date.parse(`${day}T${time}:00${before}`))

    const [later] = await desk.freeTimes(plusDays(sunday, 1))
    const { hold } = await desk.hold(made.browser, { ...later, booking: number, token: made.token })
    const moved = await made.browser.ask(`/booking/of/${number}/rebook`, { token: made.token, hold: hold.ref })
    const { booking } = moved.body as { booking: BookingView }
    expect(Date.parse(booking.startsAt)).toBe(Date.parse(`${booking.day}T${booking.time}:00${after}`))

    moveTo(plusDays(booking.day, -1), '09:59')
    expect(await reminders(number)).toBe(0)
    moveTo(plusDays(booking.day, -1), '10:00')
    expect(await reminders(number)).toBe(1)
  })
})
