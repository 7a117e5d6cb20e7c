import { describe, expect, test } from 'vitest'
import type { OrderView } from '#contracts/orders.ts'
import { findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { unseal } from '#plugins/kit/sealing/secrets.ts'
import { opened } from '../../../tests/opened.ts'
import { openOrderDesk } from '../../../tests/order-admin.ts'
import { expectRefused } from '../../../tests/trial-shop.ts'

const desk = opened(openOrderDesk)

describe('an order with ground lenses', () => {
  test('waits for the optician, keeps its prescription sealed, and tells who read it', async () => {
    const { number, purchaseRef } = await desk.glassesOrder()
    const order = await findOne(desk.shop, 'orders', { number: { equals: number } })
    expect(order).toMatchObject({ state: 'pending', waitsForOptician: true })
    expect(JSON.stringify(order)).not.toContain('-3.75')
    const purchase = await findOne(desk.shop, 'purchases', { ref: { equals: purchaseRef } })
    expect(JSON.stringify(purchase)).not.toContain('-3.75')

    const { prescriptions } = (await (await desk.ask(number, 'prescriptions', {})).json()) as {
      prescriptions: { glasses: { rightSphere: number } }[]
    }
    expect(prescriptions[0]?.glasses.rightSphere).toBe(-3.75)
    expect((await desk.orderNumbered(number)).timeline.at(-1)).toMatchObject({
      what: 'prescriptions_read',
      who: 'Kaisa Käsittelijä',
    })
    await desk.ask(number, 'move', { to: 'confirmed' })
    expect((await desk.orderNumbered(number)).waitsForOptician).toBe(false)
  })

  test('says nothing of eyes in mails, carts or logs of deeds', async () => {
    const { number } = await desk.glassesOrder()
    const kept = [
      await letter(`order ${number} confirmation`),
      ...(await findAll(desk.shop, 'carts', {})),
      ...(await findAll(desk.shop, 'idempotency-keys', {})),
    ]
    expect(JSON.stringify(kept)).not.toMatch(/-3[.,]75|−3,75/)
  })
})

test('an order with lenses without power waits for nobody, and nothing in it is made for one person', async () => {
  const shopper = await desk.shop.newShopper()
  const shownTotal = await desk.addPlanoGlasses(shopper)
  const { number } = await desk.paidOrder({ shownTotal, acknowledgesMadeToMeasure: false }, shopper)
  const order = await desk.orderNumbered(number)
  expect(order).toMatchObject({ state: 'received', waitsForOptician: false })
  expect(order.bought.lines.map(({ isMadeToMeasure }) => isMadeToMeasure)).toEqual([false, false])
})

describe('a guest', () => {
  test('sees names and addresses of a confirmation only in the browser that ordered', async () => {
    const { shopper, purchaseRef } = await desk.paidOrder()
    const path = `/order/confirmation/${purchaseRef}`
    const own = (await (await desk.shop.ask(path, undefined, shopper)).json()) as { order: OrderView | null }
    expect(own.order?.contact.email).toBe('aino@example.com')
    const other = await desk.shop.ask(path, undefined, await desk.shop.newShopper())
    expect(await other.json()).toEqual({ outcome: 'paid', order: null, givenBack: null })
    await expectRefused(desk.shop.ask('/order/confirmation/nobody'), 404, 'checkout.purchase_missing')
  })
})

test.each(['move', 'cancel', 'refund', 'prescriptions'])('only staff may %s an order', async (deed) => {
  const { number } = await desk.paidOrder()
  const body = { to: 'confirmed', typed: number, amount: 1 }
  const shopper = await desk.shop.newShopper()
  await expectRefused(desk.shop.ask(`/order/${number}/${deed}`, body), 401, 'request.not_signed_in')
  await expectRefused(desk.shop.ask(`/order/${number}/${deed}`, body, shopper), 401, 'request.not_signed_in')
})

async function letter(key: string) {
  const found = await findOne(desk.shop, 'outbox', { key: { equals: key } })
  return found && unseal(found.message)
}
