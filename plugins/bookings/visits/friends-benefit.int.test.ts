import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BookingView, SlotTime } from '#contracts/bookings.ts'
import { Cart } from '#contracts/cart.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { plusDays } from '#domain/calendar/plus-days.ts'
import { knowingFriends } from '#plugins/customers/friends.ts'
import { findCustomerByEmail } from '#plugins/customers/repository.ts'
import { moveClock, now } from '#plugins/kit/clock.ts'
import { letterTo, signedInBrowser } from '../../../tests/account-browser.ts'
import { openExamDesk } from '../../../tests/exam-desk.ts'
import { opened } from '../../../tests/opened.ts'
import { bookingByNumber, changeSilently } from '../repository.ts'

const desk = opened(openExamDesk)

/** Numbers of customers who are members here: the shop itself knows none before Friends can be joined. */
const members = new Set<string>()

beforeAll(() => {
  const { handlers } = desk.shop.payload.config.custom as { handlers: object }
  Object.assign(handlers, knowingFriends({ here: (_req, { customer }) => Promise.resolve(members.has(customer ?? '')) }))
})

function moveTo(day: string, time: string): void {
  moveClock(Date.parse(helsinkiInstant(day, time)) - now().getTime())
}

async function friend() {
  const email = `${randomUUID()}@example.com`
  const browser = await signedInBrowser(desk.shop, email)
  const customer = await findCustomerByEmail(await desk.shop.req(), email)
  members.add(customer?.number ?? '')
  return { email, browser }
}

/** A booking of a member, as she sees it once it is told. */
async function bookedByFriend(wish: Partial<SlotTime> = {}) {
  const { email, browser } = await friend()
  const { hold } = await desk.hold(browser, wish)
  const { booking } = await desk.book(browser, hold.ref, { email })
  const view = (await browser.ask(`/booking/of/${booking.number}`)).body.booking as BookingView
  return { email, browser, view, code: view.benefitCode ?? '' }
}

/** What a new shopper with glasses in her cart is answered to a code. */
async function typed(code: string) {
  const shopper = await desk.shop.newShopper()
  await desk.addGlasses(shopper)
  const answer = await desk.shop.ask('/cart/discount', { code }, shopper)
  return { shopper, status: answer.status, body: (await answer.json()) as { code?: string } }
}

describe('a member of Friends who books an exam', () => {
  test('has one code, in her letter too, which takes half off one frame from the visit on', async () => {
    const { email, view, code } = await bookedByFriend()
    expect(code).toBe(`FRIENDS-${view.number}`)
    expect((await letterTo(desk.shop, email, 2)).text).toContain(code)
    expect(await typed(code)).toMatchObject({ status: 422, body: { code: 'discount.not_yet_valid' } })

    moveTo(view.day, '08:00')
    const { shopper, status } = await typed(code)
    expect(status).toBe(200)
    const { items, totals } = Cart.parse(await desk.cartOf(shopper))
    const [frame, lenses] = [items.find((row) => !row.parentRef), items.find((row) => row.parentRef)]
    const half = Math.round((frame?.price.amount ?? 0) / 2)
    expect([frame?.ownDiscount, lenses?.ownDiscount]).toEqual([half, undefined])
    expect(totals.rows.find(({ kind }) => kind === 'discount')).toMatchObject({ amount: -half })
  })

  test('buys nothing but glasses with it', async () => {
    const { view, code } = await bookedByFriend()
    moveTo(view.day, '08:00')
    const shopper = await desk.shopperWith(1)
    const answer = await desk.shop.ask('/cart/discount', { code }, shopper)
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'discount.needs_glasses' }])
  })

  test('has it for as long as the prescription is valid', async () => {
    const { view, code } = await bookedByFriend()
    moveTo(plusDays(view.day, 364), '12:00')
    expect(await typed(code)).toMatchObject({ status: 200 })
    moveTo(plusDays(view.day, 365), '12:00')
    expect(await typed(code)).toMatchObject({ status: 422, body: { code: 'discount.expired' } })
  })

  test('loses it with the visit', async () => {
    const [canceled, missed] = [await bookedByFriend(), await bookedByFriend()]
    await canceled.browser.ask(`/booking/of/${canceled.view.number}/cancel`, {})
    const after = await canceled.browser.ask(`/booking/of/${canceled.view.number}`)
    expect(after.body).toMatchObject({ booking: { state: 'canceled', benefitCode: null } })
    const booking = await bookingByNumber(desk.shop, missed.view.number)
    await changeSilently(desk.shop, booking!, { state: 'not_arrived' })
    moveTo(missed.view.day, '20:00')
    for (const { code } of [canceled, missed])
      expect(await typed(code)).toMatchObject({ status: 422, body: { code: 'discount.expired' } })
  })

  test('takes it along to another time', async () => {
    const { browser, view, code } = await bookedByFriend()
    const [later] = await desk.freeTimes(plusDays(view.day, 5))
    const { hold } = await desk.hold(browser, { ...later, booking: view.number })
    await browser.ask(`/booking/of/${view.number}/rebook`, { hold: hold.ref })
    moveTo(view.day, '12:00')
    expect(await typed(code)).toMatchObject({ status: 422, body: { code: 'discount.not_yet_valid' } })
    moveTo(later!.day, '12:00')
    expect(await typed(code)).toMatchObject({ status: 200 })
  })
})

test('a guest has none, and a member who booked as a guest has it once her mailbox is hers', async () => {
  const { email, browser } = await friend()
  const guest = await desk.booked({}, { email })
  expect(await bookingByNumber(desk.shop, guest.booking.number)).toMatchObject({ customer: null, benefitCode: null })
  await browser.ask('/account/sign-out', {})
  await browser.ask('/account/sign-in', { email, password: 'pitkä salasana' })
  const code = `FRIENDS-${guest.booking.number}`
  expect(await bookingByNumber(desk.shop, guest.booking.number)).toMatchObject({ benefitCode: code })
})
