import type { CollectionSlug } from 'payload'
import { expect, test, vi } from 'vitest'
import { moveClock, nowIso } from '#plugins/kit/clock.ts'
import { changeIf, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { runAllTasks } from '#plugins/kit/tasks/scheduler.ts'
import { ordersToSend, ordersWithRefundTrouble, todaysOrders } from '#plugins/orders/admin/admin-orders.ts'
import { noteStuck, READ } from '#plugins/kit/work/stuck-steps.ts'
import { DECIDE } from '#plugins/payments/decide.ts'
import { openWithdrawals } from '#plugins/withdrawals/admin-withdrawals.ts'
import { openNumbers } from '#plugins/withdrawals/repository.ts'
import { eventually } from './eventually.ts'
import { opened } from './opened.ts'
import { openOrderAdmin } from './order-admin.ts'
import { expectRefused, type Caller } from './trial-shop.ts'

const MINUTE_MS = 60_000

const admin = opened(openOrderAdmin)

test('an unreadable purchase waits while others become orders, and is ordered once its key is restored', async () => {
  const [bad, good] = [await awaitingProof(), await awaitingProof()]
  const restoreKey = await loseKey('purchases', { ref: bad.ref }, 'lines')
  for (const { next } of [bad, good]) await admin.pay(next)
  moveClock(2 * 60 * MINUTE_MS)
  await runAllTasks(admin.shop.payload)
  expect(await admin.purchaseState(good.ref)).toBe('ordered')
  expect(await admin.purchaseState(bad.ref)).toBe('awaiting_payment')

  await restoreKey()
  moveClock(MINUTE_MS)
  await runAllTasks(admin.shop.payload)
  expect(await admin.purchaseState(bad.ref)).toBe('ordered')
})

test('an unreadable document is listed once, however often it is read, until it can be opened', async () => {
  const logged = vi.spyOn(admin.shop.payload.logger, 'error')
  const { ref, next } = await awaitingProof()
  const restoreKey = await loseKey('purchases', { ref }, 'prescriptions')
  const { id } = (await findOne(admin.shop, 'purchases', { ref: { equals: ref } }))!
  await admin.pay(next)
  for (let turn = 0; turn < 3; turn += 1) {
    moveClock(10 * MINUTE_MS)
    await runAllTasks(admin.shop.payload)
  }
  const isIt = {
    and: [{ collection: { equals: 'purchases' } }, { documentId: { equals: String(id) } }, { step: { equals: READ } }],
  }
  const listed = () => findAll(admin.shop, 'stuck-steps', isIt)
  await expect.poll(listed).toHaveLength(1)
  const lines = logged.mock.calls.filter(([facts]) => JSON.stringify(facts).includes(`purchases ${id}`))
  expect(lines).toHaveLength(1)
  logged.mockRestore()

  const [row] = await listed()
  const again = async () =>
    (await admin.shop.ask(`/work/${row?.id}/again`, {}, admin.handler)).json() as Promise<{ isDone: boolean }>
  expect(await again()).toEqual({ isDone: false })
  await restoreKey()
  expect(await again()).toEqual({ isDone: true })
  expect(await listed()).toEqual([])
})

test('a shopper with an unreadable purchase can buy something else', async () => {
  const shopper = await admin.shopperWith(1)
  const { purchaseRef } = await admin.purchase(shopper)
  await loseKey('purchases', { ref: purchaseRef }, 'lines')
  const again = await admin.purchase(shopper, { note: 'Soita ensin' })
  expect(await admin.settle(await admin.pay(again.next))).toMatchObject({ outcome: 'paid' })
})

test('an unreadable order cannot be changed, and other orders are still listed', async () => {
  const [{ number: bad }, { number: good }] = [await admin.paidOrder(), await admin.paidOrder()]
  for (const number of [bad, good]) {
    const { id } = await admin.orderNumbered(number)
    const stuck = { steps: { collection: 'orders' as const }, id, step: DECIDE, of: null }
    await noteStuck(admin.shop, stuck, { reason: 'refund_failed', attempts: 1, triedAt: nowIso() })
  }
  const restoreKey = await loseKey('orders', { number: bad }, 'lines')
  const req = await admin.shop.req()
  const today = (await todaysOrders(req)).map(({ number }) => number)
  expect([today.includes(bad), today.includes(good)]).toEqual([false, true])
  for (const list of [ordersToSend, ordersWithRefundTrouble])
    expect((await list(req)).map(({ number }) => number)).toEqual(expect.arrayContaining([bad, good]))

  const stored = () => findOne(admin.shop, 'orders', { number: { equals: bad } })
  const before = await stored()
  await expectRefused(admin.ask(bad, 'cancel', { typed: bad }), 500, 'shop.cannot_read')
  await expectRefused(admin.ask(bad, 'note', { note: 'Avain puuttuu' }), 500, 'shop.cannot_read')
  expect(await stored()).toEqual(before)

  await restoreKey()
  expect((await admin.ask(bad, 'cancel', { typed: bad })).status).toBe(200)
})

test('opening an unreadable prescription logs no reader', async () => {
  const { number } = await admin.glassesOrder()
  await loseKey('orders', { number }, 'prescriptions')
  await expectRefused(admin.ask(number, 'prescriptions', {}), 500, 'shop.cannot_read')
  const { timeline } = await admin.orderNumbered(number)
  expect(timeline.map(({ what }) => what)).toEqual(['received', 'pending'])
})

test('an unreadable cart counts as empty until the next change replaces it', async () => {
  const shopper = await admin.shopperWith(2)
  await loseKey('carts', { shopperId: shopperIdOf(shopper) }, 'lines')
  expect(await admin.cartOf(shopper)).toMatchObject({ items: [], pieces: 0 })
  await expectRefused(admin.place(shopper), 409, 'cart.empty')
  await admin.shop.ask('/cart/update', { skuId: admin.goods.skuId, quantity: 1 }, shopper)
  expect(await admin.cartOf(shopper)).toMatchObject({ pieces: 1 })
})

test('a payment becomes an order even if the cart is unreadable', async () => {
  const shopper = await admin.shopperWith(1)
  const { next, purchaseRef } = await admin.purchase(shopper)
  await loseKey('carts', { shopperId: shopperIdOf(shopper) }, 'lines')
  expect(await admin.settle(await admin.pay(next))).toMatchObject({ outcome: 'paid', purchaseRef })
  expect(await admin.purchaseState(purchaseRef)).toBe('ordered')
})

test('an unreadable e-mail waits, and the next e-mails are sent', async () => {
  const req = await admin.shop.req()
  const [bad, good] = [`bad ${crypto.randomUUID()}`, `good ${crypto.randomUUID()}`]
  for (const key of [bad, good]) {
    await enqueueLetter(req, key, { to: 'aino@example.com', subject: 'Hei', text: 'Hei', html: '<p>Hei</p>' })
    await stateOf(key, 'sent')
    const waits = { state: 'waiting' as const, attempts: 0, nextAttemptAt: new Date(0).toISOString() }
    await changeIf(req, 'outbox', { key: { equals: key } }, waits)
  }
  await loseKey('outbox', { key: bad }, 'message')
  await runAllTasks(admin.shop.payload)
  await stateOf(bad, 'waiting')
  await stateOf(good, 'sent')
})

test('an unreadable lookup does not delay other lookups', async () => {
  const { number } = await admin.paidOrder()
  const shopper = await admin.shop.newShopper()
  for (let turn = 0; turn < 2; turn += 1)
    await admin.shop.ask('/order/lookup', { number, email: 'aino@example.com' }, shopper)
  const { id } = (await findOne(admin.shop, 'lookups', {}))!
  await loseKey('lookups', { id }, 'asked')
  moveClock(2 * MINUTE_MS)
  await runAllTasks(admin.shop.payload)
  expect(await findOne(admin.shop, 'outbox', { key: { like: `order ${number} lookup` } })).not.toBeNull()
})

test('an unreadable withdrawal still stops the optician, and cannot be handled', async () => {
  const [{ number: bad }, { number: good }] = [await admin.paidOrder(), await admin.paidOrder()]
  const shopper = await admin.shop.newShopper()
  for (const number of [bad, good]) {
    const declared = { name: 'Aino', number, email: 'aino@example.com', extent: 'all' }
    await admin.shop.ask('/withdrawal/declare', declared, shopper)
  }
  await loseKey('withdrawals', { number: bad }, 'declared')
  const req = await admin.shop.req()
  expect((await openWithdrawals(req)).map(({ number }) => number)).toEqual([good])
  expect(await openNumbers(req)).toEqual(new Set([bad, good]))
  const { ref } = (await findOne(req, 'withdrawals', { number: { equals: bad } }))!
  const handled = admin.shop.ask(`/withdrawal/${ref}/handle`, { note: 'Soitettu' }, admin.handler)
  await expectRefused(handled, 500, 'shop.cannot_read')
})

async function awaitingProof(): Promise<{ next: string; ref: string }> {
  const { next, purchaseRef: ref } = await admin.purchase(await admin.shopperWith(1))
  return { next, ref }
}

/** Makes a sealed value of one document name a missing key, and gives the function that restores it. */
async function loseKey(
  collection: CollectionSlug,
  document: Record<string, string | number>,
  field: string,
): Promise<() => Promise<unknown>> {
  const where = Object.fromEntries(Object.entries(document).map(([name, value]) => [name, { equals: value }]))
  const sealed = Object(await findOne(admin.shop, collection, where))[field] as string
  const write = (text: string) => changeIf(admin.shop, collection, where, { [field]: text })
  expect(await write(`gone${sealed}`)).not.toBeNull()
  return () => write(sealed)
}

function stateOf(key: string, state: string): Promise<unknown> {
  return eventually(async () => {
    const letter = await findOne(admin.shop, 'outbox', { key: { equals: key } })
    return letter?.state === state
  })
}

function shopperIdOf({ cookie = '' }: Caller): string {
  return /=([\w-]+)\./.exec(cookie)?.[1] ?? ''
}
