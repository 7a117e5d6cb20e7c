import { expect, test } from 'vitest'
import { nowIso } from '#plugins/kit/clock.ts'
import { changeIf } from '#plugins/kit/storage/documents.ts'
import { changeOwing } from '#plugins/kit/work/schedule-steps.ts'
import { RETURN_ROWS } from '../money-steps.ts'
import { opened } from '../../../tests/opened.ts'
import { openOrderDesk } from '../../../tests/order-admin.ts'
import { expectRefused } from '../../../tests/trial-shop.ts'

const desk = opened(openOrderDesk)

test('returned goods that passed inspection are back on the shelf, once', async () => {
  const { number, ref } = await sentOrder()
  expect(await desk.stock()).toBe(17)
  expect(await moved(number, [{ ref, pieces: 2 }])).toEqual({ state: 'returned' })
  await desk.sweep()
  expect(await desk.stock()).toBe(19)
  expect(await desk.orderNumbered(number)).toMatchObject({ restocked: [{ ref, pieces: 2 }] })
})

test('returned goods sealed for hygiene stay off the shelf unless somebody has seen their seal', async () => {
  const { number } = await sentOrder()
  await moved(number)
  expect([await desk.stock(), (await desk.orderNumbered(number)).restocked]).toEqual([17, []])
})

test('returned goods that a crash kept from the shelf are put there by the sweep', async () => {
  const { number, ref } = await sentOrder()
  const restocked = [{ ref, pieces: 1 }]
  const part = { n: 1, at: nowIso(), by: '', rows: [{ ref, quantity: 1 }], refund: null, declared: null, restocked }
  const cutOff = { state: 'returned' as const, returns: [part], restocked }
  const owes = [{ step: RETURN_ROWS, of: '1', at: nowIso() }]
  await changeOwing(desk.shop, 'orders', { number: { equals: number } }, cutOff, owes)
  for (let turn = 0; turn < 2; turn += 1) await desk.sweep()
  expect(await desk.stock()).toBe(18)
})

test('returned goods that a maker sent to order are on the shelf all the same, since they are here', async () => {
  const sku = { number: { equals: desk.goods.skuId } }
  const { number, ref } = await sentOrder()
  await changeIf(desk.shop, 'skus', sku, { isSupplierOrder: true })
  await moved(number, [{ ref, pieces: 3 }])
  expect(await desk.stock()).toBe(20)
  await changeIf(desk.shop, 'skus', sku, { isSupplierOrder: false })
})

test('more than was bought does not go back to the shelf', async () => {
  const { number, ref } = await sentOrder()
  const restocked = [{ ref, pieces: 4 }]
  await expectRefused(desk.ask(number, 'move', { to: 'returned', restocked }), 422, 'order.restock_too_many')
  expect([await desk.stock(), (await desk.orderNumbered(number)).state]).toEqual([17, 'sent'])
})

/** Three pieces, sent. */
async function sentOrder(): Promise<{ number: string; ref: string }> {
  const { number } = await desk.paidOrder({ shownTotal: 3 * desk.goods.amount }, await desk.shopperWith(3))
  for (const to of ['confirmed', 'sent']) await desk.ask(number, 'move', { to })
  return { number, ref: (await desk.orderNumbered(number)).bought.lines[0]?.ref ?? '' }
}

async function moved(number: string, restocked?: { ref: string; pieces: number }[]): Promise<unknown> {
  return (await desk.ask(number, 'move', { to: 'returned', ...(restocked && { restocked }) })).json()
}
