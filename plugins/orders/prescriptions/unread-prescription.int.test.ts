import { describe, expect, test } from 'vitest'
import { opened } from '../../../tests/opened.ts'
import { openOrderDesk } from '../../../tests/order-admin.ts'
import { expectRefused } from '../../../tests/trial-shop.ts'

const desk = opened(openOrderDesk)

const confirm = (number: string) => desk.ask(number, 'move', { to: 'confirmed' })

describe('a prescription', () => {
  test('is not confirmed before somebody has opened it, and nothing is written of the try', async () => {
    const { number } = await desk.glassesOrder()
    const before = await desk.orderNumbered(number)
    await expectRefused(confirm(number), 409, 'order.prescription_unread')
    expect(await desk.orderNumbered(number)).toEqual(before)
  })

  test('is confirmed by one who did not open it, once another has', async () => {
    const { number } = await desk.glassesOrder()
    const colleague = await desk.staff('admin')
    await desk.shop.ask(`/order/${number}/prescriptions`, {}, colleague)
    expect((await confirm(number)).status).toBe(200)
    const { state, waitsForOptician, timeline } = await desk.orderNumbered(number)
    expect({ state, waitsForOptician }).toEqual({ state: 'confirmed', waitsForOptician: false })
    expect(timeline.map(({ what }) => what)).toEqual(['received', 'pending', 'prescriptions_read', 'confirmed'])
  })

  test('of another order opens no door', async () => {
    const [{ number }, other] = [await desk.glassesOrder(), await desk.glassesOrder()]
    await desk.ask(other.number, 'prescriptions', {})
    await expectRefused(confirm(number), 409, 'order.prescription_unread')
  })
})

test('an order without prescriptions is confirmed as it is, also out of the queue', async () => {
  const { number } = await desk.paidOrder()
  expect((await desk.ask(number, 'move', { to: 'confirmed' })).status).toBe(200)
  expect((await desk.ask(number, 'move', { to: 'pending' })).status).toBe(200)
  expect((await confirm(number)).status).toBe(200)
})

test('an order whose prescription nobody has opened may be canceled', async () => {
  const { number } = await desk.glassesOrder()
  expect((await desk.ask(number, 'cancel', { typed: number })).status).toBe(200)
})
