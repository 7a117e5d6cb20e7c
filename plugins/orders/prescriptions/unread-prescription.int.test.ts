import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { readOrderPrescriptions } from '#contracts/order-handling.ts'
import { opened } from '../../../tests/opened.ts'
import { openOrderAdmin } from '../../../tests/order-admin.ts'
import { expectRefused } from '../../../tests/trial-shop.ts'

type OrderPrescriptions = z.infer<typeof readOrderPrescriptions.output>['prescriptions']

const admin = opened(openOrderAdmin)

const confirm = (number: string) => admin.ask(number, 'move', { to: 'confirmed' })

describe('a prescription', () => {
  test('cannot be confirmed before it is opened, and the attempt changes nothing', async () => {
    const { number } = await admin.glassesOrder()
    const before = await admin.orderNumbered(number)
    await expectRefused(confirm(number), 409, 'order.prescription_unread')
    expect(await admin.orderNumbered(number)).toEqual(before)
  })

  test('is confirmed by a member of staff who did not open it, once a colleague has', async () => {
    const { number } = await admin.glassesOrder()
    const colleague = await admin.staff('admin')
    await admin.shop.ask(`/order/${number}/prescriptions`, {}, colleague)
    expect((await confirm(number)).status).toBe(200)
    const { state, waitsForOptician, timeline } = await admin.orderNumbered(number)
    expect({ state, waitsForOptician }).toEqual({ state: 'confirmed', waitsForOptician: false })
    expect(timeline.map(({ what }) => what)).toEqual(['received', 'pending', 'prescriptions_read', 'confirmed'])
  })

  test('is shown with how its lenses come out in their frame', async () => {
    const { number } = await admin.glassesOrder()
    const read = await admin.ask(number, 'prescriptions', {})
    const { prescriptions } = (await read.json()) as { prescriptions: OrderPrescriptions }
    const { figures, glasses } = prescriptions[0]!
    const { frame, eyes } = figures!
    const inward = (frame.lensWidth + frame.bridge) / 2 - glasses!.rightPupillaryDistance
    expect(eyes).toMatchObject([
      { eye: 'right', decentration: inward, blank: expect.any(Number), edge: { to: expect.any(Number) } },
      { eye: 'left', center: expect.any(Number), weight: expect.any(Number) },
    ])
  })

  test('is not confirmed by opening that of another order', async () => {
    const [{ number }, other] = [await admin.glassesOrder(), await admin.glassesOrder()]
    await admin.ask(other.number, 'prescriptions', {})
    await expectRefused(confirm(number), 409, 'order.prescription_unread')
  })
})

test('an order without prescriptions is confirmed as it is, also out of the queue', async () => {
  const { number } = await admin.paidOrder()
  expect((await admin.ask(number, 'move', { to: 'confirmed' })).status).toBe(200)
  expect((await admin.ask(number, 'move', { to: 'pending' })).status).toBe(200)
  expect((await confirm(number)).status).toBe(200)
})

test('an order whose prescription was never opened may be canceled', async () => {
  const { number } = await admin.glassesOrder()
  expect((await admin.ask(number, 'cancel', { typed: number })).status).toBe(200)
})
