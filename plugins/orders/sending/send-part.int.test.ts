import { afterEach, expect, test } from 'vitest'
import { TAKE_BACK_MS } from '#domain/orders/transitions.ts'
import { moveClock } from '#plugins/kit/clock.ts'
import { unseal } from '#plugins/kit/sealing/secrets.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { opened } from '../../../tests/opened.ts'
import { openOrderAdmin } from '../../../tests/order-admin.ts'
import { expectRefused } from '../../../tests/trial-shop.ts'
import { orderView } from '../buyer/order-view.ts'

const admin = opened(openOrderAdmin)
afterEach(() => moveClock())

const CODE = { carrier: 'posti', code: 'JJFI00000000000001' } as const

test('an order sent in parts has a letter for each, and the last letter says that it is the last', async () => {
  const { number, ref } = await threeBottles()
  const part = await admin.ask(number, 'fulfill', { rows: [{ ref, quantity: 1 }], parcels: [CODE] })
  expect(await part.json()).toEqual({ state: 'received', n: 1 })
  await letLetterLeave()
  expect(await letterOf(number, 1)).toMatch(/Tässä erässä: 1 × .*Myöhemmin tulevat: 2 × .*Peruutusaika alkaa vasta/s)

  const before = orderView(await admin.orderNumbered(number))
  expect(before.pieces).toEqual([{ ref, waiting: 2, sent: 1, canceled: 0, returned: 0 }])
  expect(before.fulfillments).toMatchObject([{ n: 1, rows: [{ ref, quantity: 1 }], parcels: [CODE] }])
  expect(before.withdrawal).toBeNull()

  expect(await (await admin.ask(number, 'move', { to: 'sent' })).json()).toEqual({ state: 'sent' })
  await letLetterLeave()
  expect(await letterOf(number, 2)).toMatch(/Tässä erässä: 2 × .*Tämä oli tilauksen viimeinen erä\..*Laki antaa aikaa/s)
  const order = await admin.orderNumbered(number)
  expect(order.timeline.map(({ what }) => what)).toEqual(['received', 'part_sent', 'sent'])
  expect(order.parcels).toEqual([CODE])
  await expectRefused(admin.ask(number, 'fulfill', { rows: [{ ref, quantity: 1 }] }), 409, 'order.step_not_allowed')
})

test('each part is taken back by itself for half a minute, and no longer', async () => {
  const { number, ref } = await threeBottles()
  const send = (quantity: number) => admin.ask(number, 'fulfill', { rows: [{ ref, quantity }] })
  await send(1)
  await letLetterLeave()
  await send(2)
  await expectRefused(admin.ask(number, 'take-back', { n: 1 }), 409, 'order.letter_left')
  expect(await (await admin.ask(number, 'take-back', { n: 2 })).json()).toEqual({ state: 'received' })
  await expectRefused(admin.ask(number, 'take-back', { n: 2 }), 409, 'order.step_not_allowed')
  const { fulfillments, timeline } = await admin.orderNumbered(number)
  expect(fulfillments.map(({ n }) => n)).toEqual([1])
  expect(timeline.map(({ what }) => what)).toEqual(['received', 'part_sent', 'sending_taken_back'])
})

test('one of two simultaneous sendings of the same pieces is refused, and a repeated request sends once', async () => {
  const { number, ref } = await threeBottles()
  const rows = [{ ref, quantity: 2 }]
  const both = await Promise.all([admin.ask(number, 'fulfill', { rows }), admin.ask(number, 'fulfill', { rows })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const keyed = { ...admin.handler, 'Idempotency-Key': 'the last bottle' }
  for (let turn = 0; turn < 2; turn += 1) {
    const answer = await admin.shop.ask(`/order/${number}/fulfill`, { rows: [{ ref, quantity: 1 }] }, keyed)
    expect(await answer.json()).toEqual({ state: 'sent', n: 2 })
  }
})

test('sending from an order in review lets rows leave that need no optician, and refuses the others', async () => {
  const shopper = await admin.shopperWith(1)
  const { number } = await admin.paidOrder({ shownTotal: await admin.addGlasses(shopper) }, shopper)
  const { bought } = await admin.orderNumbered(number)
  const [lenses, bottle] = [bought.lines.find(({ parentRef }) => parentRef), bought.lines[0]]
  const send = (ref = '') => admin.ask(number, 'fulfill', { rows: [{ ref, quantity: 1 }] })
  await expectRefused(send(lenses?.ref), 409, 'order.row_held')
  expect(await (await send(bottle?.ref)).json()).toEqual({ state: 'pending', n: 1 })
  await expectRefused(admin.ask(number, 'move', { to: 'sent' }), 409, 'order.step_not_allowed')
})

async function threeBottles(): Promise<{ number: string; ref: string }> {
  const { number } = await admin.paidOrder({ shownTotal: 3 * admin.goods.amount }, await admin.shopperWith(3))
  return { number, ref: (await admin.orderNumbered(number)).bought.lines[0]?.ref ?? '' }
}

async function letLetterLeave(): Promise<void> {
  moveClock(TAKE_BACK_MS + 1000)
  await admin.sweep()
}

async function letterOf(number: string, n: number): Promise<string> {
  const letter = await findOne(admin.shop, 'outbox', { key: { equals: `order ${number} sent ${n}` } })
  return (unseal(letter?.message ?? '') as { text: string }).text
}
