import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { releaseStock, takeStock } from '#plugins/catalog/take-stock.ts'
import { findPurchase } from '#plugins/checkout/repository.ts'
import { confirmationLetter } from '../emails/confirmation.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { pickupReminderFrom, pickupUntil } from '#domain/orders/pickup.ts'
import { findStep } from '#domain/pending-steps.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { moveClock, now, nowIso } from '#plugins/kit/clock.ts'
import { unseal } from '#plugins/kit/sealing/secrets.ts'
import { changeIf, findAll } from '#plugins/kit/storage/documents.ts'
import { changeAndSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { signedInBrowser } from '../../../tests/account-browser.ts'
import { openOrderAdmin, type OrderAdmin } from '../../../tests/order-admin.ts'
import { expectRefused, type Caller } from '../../../tests/trial-shop.ts'
import { sentLetter } from '../emails/sent.ts'
import { pickupsOf, uncollectedPickups } from './pickups.ts'
import { PICKUP_REMINDER } from './remind-of-pickup.ts'
import { daysMs } from '../../../tests/go-to-day.ts'

/** The store that the trial's order form names. */
const STORE = 101

let admin: OrderAdmin

beforeAll(async () => {
  admin = await openOrderAdmin()
})
afterAll(() => admin.close())
beforeEach(async () => {
  await admin.setStock(20)
  await admin.setStoreStock(STORE, 3)
})

describe('an order for pickup from a store', () => {
  test('is taken from its own shelf when everything is there, and goes back there when it is canceled', async () => {
    const { number } = await admin.paidOrder({ shownTotal: 2 * admin.goods.amount }, await admin.shopperWith(2))
    expect([await admin.stock(), await admin.storeStock()]).toEqual([20, 1])
    expect((await admin.orderNumbered(number)).bought.delivery).toMatchObject({ storeId: STORE, isFromStore: true })
    expect((await confirmationLetter(await admin.shop.req(), await admin.orderNumbered(number))).text).toContain(
      'on noudettavissa',
    )

    await admin.ask(number, 'cancel', { typed: number })
    expect([await admin.stock(), await admin.storeStock()]).toEqual([20, 3])
  })

  test('comes from the warehouse when the store has too little of it', async () => {
    const { number } = await admin.paidOrder({ shownTotal: 4 * admin.goods.amount }, await admin.shopperWith(4))
    expect([await admin.stock(), await admin.storeStock()]).toEqual([16, 3])
    expect((await admin.orderNumbered(number)).bought.delivery).toMatchObject({ isFromStore: false })
  })

  test('is back on the shelf of the store when it is not paid', async () => {
    const shopper = await admin.shopperWith(1)
    const { next } = await admin.purchase(shopper)
    expect([await admin.stock(), await admin.storeStock()]).toEqual([20, 2])
    await admin.settle(await admin.pay(next, 'cancel'))
    expect([await admin.stock(), await admin.storeStock()]).toEqual([20, 3])
  })

  test('goes back to a shelf whose store customers do not see any more', async () => {
    const { number } = await admin.paidOrder()
    const show = (isOpen: boolean) =>
      admin.shop.payload.update({
        collection: 'stores' as never,
        where: { number: { equals: STORE } },
        data: { isOpen } as never,
      })
    await show(false)
    await admin.ask(number, 'cancel', { typed: number })
    expect([await admin.stock(), await admin.storeStock()]).toEqual([20, 3])
    await show(true)
  })

  test('comes from the warehouse when the store sold it before a late payment', async () => {
    const shopper = await admin.shopperWith(3)
    const three = { shownTotal: 3 * admin.goods.amount }
    const { next, purchaseRef } = await admin.purchase(shopper, three)
    await admin.purchase(shopper, { ...three, note: 'Soitan ovikelloa' })
    expect(await admin.storeStock()).toBe(0)

    await admin.settle(await admin.pay(next))
    expect(await findPurchase(await admin.shop.req(), purchaseRef)).toMatchObject({
      state: 'ordered',
      delivery: { isFromStore: false },
    })
    expect(await admin.stock()).toBe(17)
  })

  test('is shown as available by what the store has now', async () => {
    const req = await admin.shop.req()
    const ready = async () => {
      const view = (await (await admin.shop.ask('/checkout/view', undefined, await admin.shopperWith(3))).json()) as {
        stores: { id: number; hasAll: boolean }[]
      }
      return view.stores.find(({ id }) => id === STORE)?.hasAll
    }
    expect(await ready()).toBe(true)
    expect(await takeStock(req, admin.goods.skuId, 1, { ref: 'another order', store: STORE })).toBe(true)
    expect(await ready()).toBe(false)
    await releaseStock(req, admin.goods.skuId, 'another order', STORE)
    expect(await ready()).toBe(true)
  })
})

describe('an order ready for pickup', () => {
  const handOver = (number: string, who: Caller, key: string = crypto.randomUUID()) =>
    admin.shop.ask(`/order/${number}/hand-over`, {}, { ...who, 'Idempotency-Key': key })
  const waiting = async () => pickupsOf(await admin.shop.req(), STORE)
  const waitingOf = async (number: string) => (await waiting()).find((one) => one.number === number)

  test('is listed from its sending on with its last day, which the letter names, and nothing else of the order', async () => {
    const { number } = await admin.paidOrder()
    expect(await waitingOf(number)).toBeUndefined()
    await admin.ask(number, 'move', { to: 'sent' })
    const order = await admin.orderNumbered(number)
    const since = order.fulfillments.at(-1)?.at ?? ''
    const { customerName } = order
    expect(await waitingOf(number)).toEqual({ number, customerName, since, until: pickupUntil(since), isPart: false })
    const day = finnishDay(pickupUntil(since))
    expect((await sentLetter(await admin.shop.req(), order, null)).text).toContain(
      `Säilytämme sitä sinulle ${day} asti.`,
    )
    expect(await pickupsOf(await admin.shop.req(), 102)).toEqual([])
  })

  test('is listed for order staff once its last day is over, until it is collected or back', async () => {
    const overdue = async (number: string) =>
      (await uncollectedPickups(await admin.shop.req())).find((one) => one.number === number)
    const [one, other] = [await admin.paidOrder(), await admin.paidOrder()]
    for (const { number } of [one, other]) await admin.ask(number, 'move', { to: 'sent' })
    const until = (await waitingOf(one.number))?.until ?? ''
    moveClock(Date.parse(helsinkiInstant(until, '12:00')) - now().getTime())
    expect(await overdue(one.number)).toBeUndefined()
    moveClock(daysMs(1))
    expect(await overdue(one.number)).toMatchObject({ store: STORE, until })
    await admin.ask(one.number, 'hand-over', {})
    await admin.ask(other.number, 'return', { isRefunded: true, typed: other.number })
    expect([await overdue(one.number), await overdue(other.number)]).toEqual([undefined, undefined])
    moveClock()
  })

  test('is reminded of once before its last day, by letter and by text, unless it was collected', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    await signedInBrowser(admin.shop, email)
    const phone = `+35840${randomInt(1_000_000, 9_999_999)}`
    await changeIf(admin.shop, 'customers', { email: { equals: email } }, { phone, smsNotices: true })
    const [one, other, back] = [await admin.paidOrder(), await admin.paidOrder(), await admin.paidOrder()]
    const old = await admin.paidOrder()
    await changeIf(admin.shop, 'orders', { number: { equals: one.number } }, { email })
    for (const { number } of [one, other, back, old]) await admin.ask(number, 'move', { to: 'sent' })
    // It lay ready before reminders existed: a migration schedules the reminder at once, and the step is postponed.
    await changeAndSchedule(admin.shop, 'orders', { number: { equals: old.number } }, {}, [
      { step: PICKUP_REMINDER, at: nowIso() },
    ])
    await admin.sweep()
    const [put] = await findAll(admin.shop, 'orders', { number: { equals: old.number } })
    await admin.ask(back.number, 'take-back', {})
    await admin.ask(other.number, 'hand-over', {})
    const until = (await waitingOf(one.number))?.until ?? ''
    const remindersOf = async (number: string) =>
      (await findAll(admin.shop, 'outbox', { key: { like: `order ${number} pickup` } })).map(({ to }) => to)
    const sweepOn = async (day: string) => {
      moveClock(Date.parse(helsinkiInstant(day, '12:00')) - now().getTime())
      await admin.sweep()
    }
    expect(findStep(put?.owed ?? [], { step: PICKUP_REMINDER, of: null })?.dueAt).toBe(pickupReminderFrom(until))
    await sweepOn(plusDays(until, -14))
    expect([await remindersOf(one.number), await remindersOf(old.number)]).toEqual([[], []])
    for (const before of [1, 0]) await sweepOn(plusDays(until, -before))
    await expect.poll(() => remindersOf(one.number)).toHaveLength(2)
    await expect.poll(() => remindersOf(old.number)).toHaveLength(1)
    expect((await remindersOf(one.number)).sort()).toEqual([phone, email].sort())
    const [letter] = await findAll(admin.shop, 'outbox', { key: { equals: `order ${one.number} pickup ${until}` } })
    expect((unseal(letter?.message ?? '') as { text: string }).text).toContain(finnishDay(until))
    expect([await remindersOf(other.number), await remindersOf(back.number)]).toEqual([[], []])
    moveClock()
  })

  test('is listed as a part until the rest comes, and cannot be handed over before', async () => {
    const { number } = await admin.paidOrder({ shownTotal: 2 * admin.goods.amount }, await admin.shopperWith(2))
    const [row] = (await admin.orderNumbered(number)).bought.lines
    await admin.ask(number, 'fulfill', { rows: [{ ref: row?.ref, quantity: 1 }] })
    expect(await waitingOf(number)).toMatchObject({ isPart: true })
    await expectRefused(handOver(number, admin.handler), 409, 'order.step_not_allowed')
    moveClock(86_400_000)
    await admin.ask(number, 'fulfill', { rows: [{ ref: row?.ref, quantity: 1 }] })
    moveClock()
    const [, last] = (await admin.orderNumbered(number)).fulfillments
    expect(await waitingOf(number)).toMatchObject({ isPart: false, since: last?.at })
  })

  test('is handed over once by its store’s staff, whose name the timeline shows', async () => {
    const { number } = await admin.paidOrder()
    await admin.ask(number, 'move', { to: 'sent' })
    const [own, optician, other, homeless] = [
      await admin.staff('store-staff', STORE),
      await admin.staff('optician', STORE),
      await admin.staff('store-staff', 102),
      await admin.staff('store-staff'),
    ]
    for (const stranger of [other, homeless]) await expectRefused(handOver(number, stranger), 404, 'order.not_found')
    const key = crypto.randomUUID()
    for (let turn = 0; turn < 2; turn += 1) expect((await handOver(number, own, key)).status).toBe(200)
    await expectRefused(handOver(number, optician), 409, 'order.step_not_allowed')
    const { state, timeline } = await admin.orderNumbered(number)
    expect(state).toBe('delivered')
    expect(timeline.filter(({ what }) => what === 'delivered')).toMatchObject([{ who: 'Kaisa Käsittelijä' }])
    expect(await waitingOf(number)).toBeUndefined()
  })
})
