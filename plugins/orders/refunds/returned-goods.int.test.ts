import { expect, test } from 'vitest'
import { nowIso } from '#plugins/kit/clock.ts'
import { changeIf } from '#plugins/kit/storage/documents.ts'
import { changeAndSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { RETURN_ROWS } from '../money-steps.ts'
import { opened } from '../../../tests/opened.ts'
import { openOrderAdmin } from '../../../tests/order-admin.ts'
import { expectRefused } from '../../../tests/trial-shop.ts'

const admin = opened(openOrderAdmin)

test('returned goods that passed inspection are back on the shelf, once', async () => {
  const { number, ref } = await sentOrder()
  expect(await admin.stock()).toBe(17)
  expect(await moved(number, [{ ref, pieces: 2 }])).toEqual({ state: 'returned' })
  await admin.sweep()
  expect(await admin.stock()).toBe(19)
  expect(await admin.orderNumbered(number)).toMatchObject({ restocked: [{ ref, pieces: 2 }] })
})

test('returned goods sealed for hygiene stay off the shelf unless their seal was inspected', async () => {
  const { number } = await sentOrder()
  await moved(number)
  expect([await admin.stock(), (await admin.orderNumbered(number)).restocked]).toEqual([17, []])
})

test('returned goods that a crash left off the shelf are put there by the sweep', async () => {
  const { number, ref } = await sentOrder()
  const restocked = [{ ref, pieces: 1 }]
  const part = { n: 1, at: nowIso(), by: '', rows: [{ ref, quantity: 1 }], refund: null, declared: null, restocked }
  const cutOff = { state: 'returned' as const, returns: [part], restocked }
  const steps = [{ step: RETURN_ROWS, of: '1', at: nowIso() }]
  await changeAndSchedule(admin.shop, 'orders', { number: { equals: number } }, cutOff, steps)
  for (let turn = 0; turn < 2; turn += 1) await admin.sweep()
  expect(await admin.stock()).toBe(18)
})

test('returned goods that a maker sent to order are on the shelf all the same, since they are here', async () => {
  const sku = { number: { equals: admin.goods.skuId } }
  const { number, ref } = await sentOrder()
  await changeIf(admin.shop, 'skus', sku, { isSupplierOrder: true })
  await moved(number, [{ ref, pieces: 3 }])
  expect(await admin.stock()).toBe(20)
  await changeIf(admin.shop, 'skus', sku, { isSupplierOrder: false })
})

test('more than was bought does not go back to the shelf', async () => {
  const { number, ref } = await sentOrder()
  const restocked = [{ ref, pieces: 4 }]
  await expectRefused(admin.ask(number, 'move', { to: 'returned', restocked }), 422, 'order.restock_too_many')
  expect([await admin.stock(), (await admin.orderNumbered(number)).state]).toEqual([17, 'sent'])
})

/** Three pieces, sent. */
async function sentOrder(): Promise<{ number: string; ref: string }> {
  const { number } = await admin.paidOrder({ shownTotal: 3 * admin.goods.amount }, await admin.shopperWith(3))
  for (const to of ['confirmed', 'sent']) await admin.ask(number, 'move', { to })
  return { number, ref: (await admin.orderNumbered(number)).bought.lines[0]?.ref ?? '' }
}

async function moved(number: string, restocked?: { ref: string; pieces: number }[]): Promise<unknown> {
  return (await admin.ask(number, 'move', { to: 'returned', ...(restocked && { restocked }) })).json()
}
