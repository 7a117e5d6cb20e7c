import { describe, expect, test } from 'vitest'
import type { BookingView } from '#contracts/bookings.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { isFinnishHoliday } from '#domain/calendar/finnish-holidays.ts'
import { plusDays, weekdayOf } from '#domain/calendar/days.ts'
import { moveClock, now, today } from '#plugins/kit/clock.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { eventually } from '../../../tests/eventually.ts'
import { openExamAdmin } from '../../../tests/exam-admin.ts'
import { opened } from '../../../tests/opened.ts'

const admin = opened(openExamAdmin)
const PHONE = '+358401234567'

/** Moves the clock to this wall time in Helsinki. */
function moveTo(day: string, time: string): void {
  moveClock(Date.parse(helsinkiInstant(day, time)) - now().getTime())
}

/** The last Sunday of a month of 31 days, at least two weeks ahead. The Monday after it is no holiday. */
function nextChange(month: string): string {
  for (let year = Number(today().slice(0, 4)); ; year++) {
    const last = `${year}-${month}-31`
    const sunday = plusDays(last, -(weekdayOf(last) % 7))
    if (sunday > plusDays(today(), 14) && !isFinnishHoliday(plusDays(sunday, 1))) return sunday
  }
}

/** The reminders that have left, once everything that is due has. */
async function reminders(number: string): Promise<number> {
  await admin.tasks()
  const texts = () => findAll(admin.shop, 'outbox', { to: { equals: PHONE } })
  await eventually(async () => (await texts()).every(({ state }) => state === 'sent'))
  return (await admin.textsTo(PHONE)).filter(({ text }) => text.includes(number)).length
}

describe.each([
  ['spring', nextChange('03'), '+02:00', '+03:00'],
  ['autumn', nextChange('10'), '+03:00', '+02:00'],
])('around the change of clocks in %s', (_, sunday, before, after) => {
  test('a booking keeps its wall time when it moves over the change, and is reminded of at ten', async () => {
    moveTo(plusDays(sunday, -9), '12:00')
    const made = await admin.booked({ day: plusDays(sunday, -2) }, { phone: PHONE, wantsReminder: true })
    const { number, day, time, startsAt } = made.booking
    expect(Date.parse(startsAt)).toBe(Date.parse(`${day}T${time}:00${before}`))

    const [later] = await admin.freeTimes(plusDays(sunday, 1))
    const { hold } = await admin.hold(made.browser, { ...later, booking: number, token: made.token })
    const moved = await made.browser.ask(`/booking/of/${number}/rebook`, { token: made.token, hold: hold.ref })
    const { booking } = moved.body as { booking: BookingView }
    expect(Date.parse(booking.startsAt)).toBe(Date.parse(`${booking.day}T${booking.time}:00${after}`))

    moveTo(plusDays(booking.day, -1), '09:59')
    expect(await reminders(number)).toBe(0)
    moveTo(plusDays(booking.day, -1), '10:00')
    expect(await reminders(number)).toBe(1)
  })
})
