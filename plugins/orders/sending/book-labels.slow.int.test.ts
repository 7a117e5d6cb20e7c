import { afterEach, expect, test } from 'vitest'
import type { LabelOutcome } from '#contracts/order-handling.ts'
import { PDFDocument } from 'pdf-lib'
import { opened } from '../../../tests/opened.ts'
import { openOrderAdmin } from '../../../tests/order-admin.ts'

const admin = opened(openOrderAdmin)

afterEach(() => admin.controlReturns('normal'))

/** An order that Posti takes to its buyer's door. */
const homeDelivery = () => admin.paidOrder({ delivery: { methodId: 202 }, shownTotal: admin.goods.amount + 890 })

async function labels(...numbers: string[]): Promise<{ outcomes: LabelOutcome[]; pages: number }> {
  const answer = await admin.shop.ask('/order/labels', { numbers }, admin.handler)
  expect(answer.status).toBe(200)
  const { outcomes, pdf } = (await answer.json()) as { outcomes: LabelOutcome[]; pdf: string | null }
  return { outcomes, pages: pdf === null ? 0 : (await PDFDocument.load(pdf)).getPageCount() }
}

test('a parcel is booked once, its label printed as often as asked, and its code noted when the order is sent', async () => {
  const [one, other] = [await homeDelivery(), await homeDelivery()]
  const first = await labels(one.number, other.number, one.number)
  expect(first.pages).toBe(2)
  expect(first.outcomes).toMatchObject([
    { number: one.number, parcel: { carrier: 'posti', code: expect.stringMatching(/^JJFI6/) }, code: null },
    { number: other.number, code: null },
  ])
  expect(await labels(one.number, other.number)).toEqual(first)
  const { timeline } = await admin.orderNumbered(one.number)
  expect(timeline.filter(({ what }) => what === 'label_booked')).toHaveLength(1)

  await admin.ask(one.number, 'move', { to: 'sent' })
  expect(await admin.orderNumbered(one.number)).toMatchObject({ parcels: [first.outcomes[0]?.parcel] })
  // It has left: nothing is booked for it any more.
  expect(await labels(one.number)).toEqual({
    outcomes: [{ number: one.number, parcel: null, code: 'order.step_not_allowed' }],
    pages: 0,
  })
})

test('a label booked before its receiver was corrected is printed no more', async () => {
  const { number } = await homeDelivery()
  const [before] = (await labels(number)).outcomes
  const { contact, address } = (await admin.orderNumbered(number)).bought.form
  await admin.ask(number, 'correct', { contact, address: { ...address, street: 'Toinen katu 9' } })
  const [after] = (await labels(number)).outcomes
  expect(after?.parcel?.code).not.toBe(before?.parcel?.code)
})

test('an order without a carrier has no label, and holds up no other', async () => {
  const [store, home] = [await admin.paidOrder(), await homeDelivery()]
  const { outcomes, pages } = await labels(store.number, home.number)
  expect(outcomes.map(({ code }) => code)).toEqual(['order.without_label', null])
  expect(pages).toBe(1)
})

test('a silent carrier gives no label, and nothing is noted on the order', async () => {
  const { number } = await homeDelivery()
  await admin.controlReturns('fail')
  expect((await labels(number)).outcomes).toEqual([{ number, parcel: null, code: 'order.label_unavailable' }])
  expect((await admin.orderNumbered(number)).label).toBeNull()
  await admin.controlReturns('normal')
  expect((await labels(number)).pages).toBe(1)
})
