import { beforeAll, describe, expect, test } from 'vitest'
import { moveClock } from '#plugins/kit/clock.ts'
import { opened } from '../../../tests/opened.ts'
import { openOrderAdmin } from '../../../tests/order-admin.ts'
import { expectRefused } from '../../../tests/trial-shop.ts'
import { ordersToSend, ordersWaitingForOptician, todaysOrders } from './admin-orders.ts'
import { prescriptionMarks } from '../prescriptions/prescription-marks.ts'

const admin = opened(openOrderAdmin)
let number: string

beforeAll(async () => {
  number = (await admin.paidOrder()).number
})

describe('the order list of staff', () => {
  test('shows what came in today until the day is over', async () => {
    const req = await admin.shop.req()
    expect((await todaysOrders(req)).map((order) => order.number)).toEqual([number])
    moveClock(36 * 3_600_000)
    expect(await todaysOrders(req)).toEqual([])
    moveClock()
  })

  test('lists what is ready to send and what awaits an optician', async () => {
    const req = await admin.shop.req()
    expect((await ordersToSend(req)).map((order) => order.number)).toEqual([number])
    expect(await ordersWaitingForOptician(req)).toEqual([])
    expect(await prescriptionMarks(req, number)).toEqual({ hasPrescriptions: false, isUnusual: false })
  })

  test('stores a note with its writer, and refuses an empty one', async () => {
    const noted = await admin.ask(number, 'note', { note: '  Asiakas hakee perjantaina. ' })
    expect(await noted.json()).toEqual({ isNoted: true })
    const { timeline } = await admin.orderNumbered(number)
    expect(timeline.at(-1)).toMatchObject({
      what: 'noted',
      who: 'Kaisa Käsittelijä',
      note: 'Asiakas hakee perjantaina.',
    })
    await expectRefused(admin.ask(number, 'note', { note: '   ' }), 400, 'request.malformed')
    await expectRefused(admin.shop.ask(`/order/${number}/note`, { note: 'Moi' }), 401, 'request.not_signed_in')
  })
})
