import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { BookingState, BookingView, SlotTime } from '#contracts/bookings.ts'
import { Cart } from '#contracts/cart.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { moveClock, now, today } from '#plugins/kit/clock.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { letterTo, openBrowser, signedInBrowser } from '../../../tests/account-browser.ts'
import { openExamAdmin } from '../../../tests/exam-admin.ts'
import { opened } from '../../../tests/opened.ts'
import { prescription } from '../../../tests/some-prescription.ts'
import { bookingByNumber, changeSilently } from '../repository.ts'

const admin = opened(openExamAdmin)

function moveTo(day: string, time: string): void {
  moveClock(Date.parse(helsinkiInstant(day, time)) - now().getTime())
}

const wish = (email: string) => ({ email, acceptsTerms: true, place: 'booking' })

async function friend() {
  const email = `${randomUUID()}@example.com`
  const browser = await signedInBrowser(admin.shop, email)
  await browser.ask('/friends/join', wish(email))
  return { email, browser }
}

/** Books as a member and reads the booking once its letter is posted. */
async function bookedByFriend(asked: Partial<SlotTime> = {}) {
  const { email, browser } = await friend()
  const { hold } = await admin.hold(browser, asked)
  const { booking } = await admin.book(browser, hold.ref, { email })
  await finishLaterWork()
  const view = (await browser.ask(`/booking/of/${booking.number}`)).body.booking as BookingView
  return { email, browser, view, code: view.benefitCode ?? '' }
}

/** The store says what became of a visit, on its day. */
async function visited({ number, day }: { number: string; day: string }, state: BookingState = 'done') {
  moveTo(day, '18:00')
  const booking = await bookingByNumber(admin.shop, number)
  await changeSilently(admin.shop, booking!, { state })
}

/** Types a code into the cart of a new shopper with glasses by the prescription of a day, and returns the answer. */
async function typed(code: string, examinedOn: string) {
  const shopper = await admin.shop.newShopper()
  await admin.addGlasses(shopper, prescription({ examinedOn }))
  const answer = await admin.shop.ask('/cart/discount', { code }, shopper)
  return { shopper, status: answer.status, body: (await answer.json()) as { code?: string } }
}

describe('a member of Friends who has had an exam', () => {
  test('has a code in the letter from the booking on, which takes half off a frame once the exam is held', async () => {
    const { email, view, code } = await bookedByFriend()
    expect(code).toBe(`FRIENDS-${view.number}`)
    expect((await letterTo(admin.shop, email, 3)).text).toContain(code)
    expect(await typed(code, today())).toMatchObject({ body: { code: 'discount.exam_not_held' } })

    await visited(view)
    const { shopper, status } = await typed(code, view.day)
    expect(status).toBe(200)
    const { items, totals } = Cart.parse(await admin.cartOf(shopper))
    const [frame, lenses] = [items.find((row) => !row.parentRef), items.find((row) => row.parentRef)]
    const price = frame!.price
    const off = price.amount - Math.floor((price.ordinaryPrice ?? price.amount) / 2)
    expect([frame?.ownDiscount, lenses?.ownDiscount]).toEqual([off, undefined])
    expect(totals.rows.find(({ kind }) => kind === 'discount')).toMatchObject({ amount: -off })
  })

  test('can use the code for sixty days, and not with another prescription', async () => {
    const { view, code } = await bookedByFriend()
    await visited(view)
    expect(await typed(code, plusDays(view.day, -1))).toMatchObject({ body: { code: 'discount.other_prescription' } })
    moveTo(plusDays(view.day, 60), '12:00')
    expect(await typed(code, view.day)).toMatchObject({ status: 200 })
    moveTo(plusDays(view.day, 61), '12:00')
    expect(await typed(code, view.day)).toMatchObject({ status: 422, body: { code: 'discount.expired' } })
  })

  test('has no benefit before the store marks the visit done, nor after a missed visit', async () => {
    const { view, code } = await bookedByFriend()
    await visited(view, 'created')
    expect(await typed(code, view.day)).toMatchObject({ body: { code: 'discount.exam_not_held' } })
    await visited(view, 'not_arrived')
    expect(await typed(code, view.day)).toMatchObject({ body: { code: 'discount.expired' } })
  })

  test('loses the code when the exam is canceled', async () => {
    const { browser, view, code } = await bookedByFriend()
    await browser.ask(`/booking/of/${view.number}/cancel`, {})
    const after = await browser.ask(`/booking/of/${view.number}`)
    expect(after.body).toMatchObject({ booking: { state: 'canceled', benefitCode: null } })
    moveTo(view.day, '18:00')
    expect(await typed(code, view.day)).toMatchObject({ body: { code: 'discount.expired' } })
  })

  test('loses the code on leaving Friends', async () => {
    const { browser, view, code } = await bookedByFriend()
    await visited(view)
    expect((await browser.ask('/friends/membership')).body).toMatchObject({
      membership: { benefits: [{ kind: 'half_frame', code, until: plusDays(view.day, 60) }] },
    })
    await browser.ask('/friends/leave', {})
    expect(await typed(code, view.day)).toMatchObject({ body: { code: 'discount.expired' } })
  })

  test('can use the code once, also where two tabs pay at once', async () => {
    const { view, code } = await bookedByFriend()
    await visited(view)
    const tabs = await Promise.all([typed(code, view.day), typed(code, view.day)])
    const orders = tabs.map(async ({ shopper }) => {
      const { totalCost } = await admin.cartOf(shopper)
      return (await admin.place(shopper, { shownTotal: totalCost })).status
    })
    expect((await Promise.all(orders)).toSorted()).toEqual([200, 409])
  })
})

test('a customer who joins Friends after booking gets the code at once', async () => {
  const email = `${randomUUID()}@example.com`
  const browser = await signedInBrowser(admin.shop, email)
  const { hold } = await admin.hold(browser)
  const { booking } = await admin.book(browser, hold.ref, { email })
  await finishLaterWork()
  expect(booking.benefitCode).toBeNull()
  await browser.ask('/friends/join', wish(email))
  const code = `FRIENDS-${booking.number}`
  expect(await bookingByNumber(admin.shop, booking.number)).toMatchObject({ benefitCode: code })
  expect((await letterTo(admin.shop, email, 3)).text).toContain(code)
})

test('a stranger who books with the address of a member sees no code; it is e-mailed to the member', async () => {
  const { email } = await friend()
  const stranger = await openBrowser(admin.shop)
  const { hold } = await admin.hold(stranger)
  const { booking, token } = await admin.book(stranger, hold.ref, { email })
  const seen = await stranger.ask(`/booking/of/${booking.number}?token=${token}`)
  expect(seen.body).toMatchObject({ booking: { benefitCode: null } })
  expect((await letterTo(admin.shop, email, 3)).text).toContain(`FRIENDS-${booking.number}`)
})
