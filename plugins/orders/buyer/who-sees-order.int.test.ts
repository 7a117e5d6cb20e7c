import { describe, expect, test } from 'vitest'
import type { OrderView } from '#contracts/orders.ts'
import { findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { unseal } from '#plugins/kit/sealing/secrets.ts'
import { opened } from '../../../tests/opened.ts'
import { openOrderAdmin } from '../../../tests/order-admin.ts'
import { expectRefused } from '../../../tests/trial-shop.ts'

const admin = opened(openOrderAdmin)

describe('an order with ground lenses', () => {
  test('waits for the optician, keeps its prescription sealed, and logs who read it', async () => {
    const { number, purchaseRef } = await admin.glassesOrder()
    const order = await findOne(admin.shop, 'orders', { number: { equals: number } })
    expect(order).toMatchObject({ state: 'pending', waitsForOptician: true })
    expect(JSON.stringify(order)).not.toContain('-3.75')
    const purchase = await findOne(admin.shop, 'purchases', { ref: { equals: purchaseRef } })
    expect(JSON.stringify(purchase)).not.toContain('-3.75')

    const { prescriptions } = (await (await admin.ask(number, 'prescriptions', {})).json()) as {
      prescriptions: { glasses: { rightSphere: number } }[]
    }
    expect(prescriptions[0]?.glasses.rightSphere).toBe(-3.75)
    expect((await admin.orderNumbered(number)).timeline.at(-1)).toMatchObject({
      what: 'prescriptions_read',
      who: 'Kaisa Käsittelijä',
    })
    await admin.ask(number, 'move', { to: 'confirmed' })
    expect((await admin.orderNumbered(number)).waitsForOptician).toBe(false)
  })

  test('writes nothing about eyes in mails, carts or logs of actions', async () => {
    const { number } = await admin.glassesOrder()
    const stored = [
      await letter(`order ${number} confirmation`),
      ...(await findAll(admin.shop, 'carts', {})),
      ...(await findAll(admin.shop, 'idempotency-keys', {})),
    ]
    expect(JSON.stringify(stored)).not.toMatch(/-3[.,]75|−3,75/)
  })
})

test('an order of lenses without power skips the optician and has nothing made to measure', async () => {
  const shopper = await admin.shop.newShopper()
  const shownTotal = await admin.addPlanoGlasses(shopper)
  const { number } = await admin.paidOrder({ shownTotal, acknowledgesMadeToMeasure: false }, shopper)
  const order = await admin.orderNumbered(number)
  expect(order).toMatchObject({ state: 'received', waitsForOptician: false })
  expect(order.bought.lines.map(({ isMadeToMeasure }) => isMadeToMeasure)).toEqual([false, false])
})

describe('a guest', () => {
  test('sees names and addresses of a confirmation only in the browser that ordered', async () => {
    const { shopper, purchaseRef } = await admin.paidOrder()
    const path = `/order/confirmation/${purchaseRef}`
    const own = (await (await admin.shop.ask(path, undefined, shopper)).json()) as { order: OrderView | null }
    expect(own.order?.contact.email).toBe('aino@example.com')
    const other = await admin.shop.ask(path, undefined, await admin.shop.newShopper())
    expect(await other.json()).toEqual({ outcome: 'paid', order: null, givenBack: null })
    await expectRefused(admin.shop.ask('/order/confirmation/nobody'), 404, 'checkout.purchase_missing')
  })
})

test.each(['move', 'cancel', 'refund', 'prescriptions'])('only staff may %s an order', async (action) => {
  const { number } = await admin.paidOrder()
  const body = { to: 'confirmed', typed: number, amount: 1 }
  const shopper = await admin.shop.newShopper()
  await expectRefused(admin.shop.ask(`/order/${number}/${action}`, body), 401, 'request.not_signed_in')
  await expectRefused(admin.shop.ask(`/order/${number}/${action}`, body, shopper), 401, 'request.not_signed_in')
})

async function letter(key: string) {
  const found = await findOne(admin.shop, 'outbox', { key: { equals: key } })
  return found && unseal(found.message)
}
