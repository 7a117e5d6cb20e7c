import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveClock } from '#plugins/kit/clock.ts'
import { expectNo, openTrial, type Caller, type Trial } from '../../tests/trial-shop.ts'
import { ordersToSend, ordersWaitingForOptician, todaysOrders } from './desk-orders.ts'
import { prescriptionMarks } from './prescription-marks.ts'
import { orderNumbered } from './repository.ts'

let trial: Trial
let handler: Caller
let number: string

beforeAll(async () => {
  trial = await openTrial()
  handler = await trial.staff('order-handler')
  await trial.setStock(5)
  const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1))
  await trial.settle(await trial.pay(next))
  number = (await trial.orderOf(purchaseRef))?.number ?? ''
}, 120_000)

afterAll(async () => {
  moveClock()
  await trial.close()
})

describe('the desk', () => {
  test('shows what came in today until the day is over', async () => {
    const req = await trial.shop.req()
    expect((await todaysOrders(req)).map((order) => order.number)).toEqual([number])
    moveClock(36 * 3_600_000)
    expect(await todaysOrders(req)).toEqual([])
    moveClock()
  })

  test('knows what is ready to leave and what an optician must see', async () => {
    const req = await trial.shop.req()
    expect((await ordersToSend(req)).map((order) => order.number)).toEqual([number])
    expect(await ordersWaitingForOptician(req)).toEqual([])
    expect(await prescriptionMarks(req, number)).toEqual({ hasPrescriptions: false, isUnusual: false })
  })

  test('keeps a note with its writer, and nothing empty', async () => {
    const noted = await trial.shop.ask(`/order/${number}/note`, { note: '  Asiakas hakee perjantaina. ' }, handler)
    expect(await noted.json()).toEqual({ isNoted: true })
    const { timeline } = await orderNumbered(await trial.shop.req(), number)
    expect(timeline.at(-1)).toMatchObject({
      what: 'noted',
      who: 'Kaisa Käsittelijä',
      note: 'Asiakas hakee perjantaina.',
    })
    await expectNo(trial.shop.ask(`/order/${number}/note`, { note: '   ' }, handler), 400, 'request.malformed')
    await expectNo(trial.shop.ask(`/order/${number}/note`, { note: 'Moi' }), 401, 'request.not_signed_in')
  })
})
