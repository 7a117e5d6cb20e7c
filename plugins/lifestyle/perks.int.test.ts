import { afterEach, expect, test } from 'vitest'
import { PerkKind, type LifestyleContract } from '#contracts/lifestyle.ts'
import { plusMonths } from '#domain/calendar/days.ts'
import { pricedExam } from '#plugins/bookings/priced-exam.ts'
import { examTypeOf } from '#plugins/bookings/schedule/repository.ts'
import { moveClock, moveMachineClock, today } from '#plugins/kit/clock.ts'
import { deleteWhere, findOne } from '#plugins/kit/storage/documents.ts'
import { doDueWork } from '../../tests/go-to-day.ts'
import { opened } from '../../tests/opened.ts'
import { openOwnOrders } from '../../tests/own-orders.ts'
import { activeContract, chosenFrame } from '../../tests/some-contract.ts'
import { perkKeepers } from './perks.ts'
import { changeContract } from './repository.ts'

const admin = opened(openOwnOrders)
afterEach(async () => {
  for (const slug of ['lifestyle-contracts', 'lifestyle-documents'] as const) await deleteWhere(admin.shop, slug, {})
  moveClock()
  moveMachineClock()
})

async function active() {
  const customer = await admin.customer()
  const id = await activeContract(admin, customer)
  const seen = async () => (await customer.ask(`/account/lifestyle/${id}`)).body['contract'] as LifestyleContract
  const number = await admin.customerNumber(customer)
  return { customer, id, seen, number, order: (await seen()).pairs[0]!.orderNumber! }
}

test('each kind of perk has what keeps it, and a plan that promises anything else cannot be published', async () => {
  expect(Object.keys(perkKeepers).toSorted()).toEqual(PerkKind.options.toSorted())
  const plan = (await findOne(admin.shop, 'lifestyle-plans', { key: { equals: 'vapaa' } }))!
  const { payload } = admin.shop
  const perks = ['coffee'] as never[]
  await expect(payload.update({ collection: 'lifestyle-plans', id: plan.id, data: { perks } })).rejects.toThrow()
})

test('exams for glasses are free on the days of the contract, others and those of a company are not', async () => {
  const { id, number: customer } = await active()
  const req = await admin.shop.req()
  const exam = (await examTypeOf(req, 'nakotarkastus', 'fi'))!
  const hearing = { ...exam, group: 'hearing' as const }
  const day = plusMonths(today(), 1)
  const priceOf = async (one: typeof exam, more: object = {}) =>
    (await pricedExam(req, one, { customer, day, ...more })).price
  expect(await priceOf(exam)).toBe(0)
  for (const paid of [
    priceOf(hearing),
    priceOf(exam, { customer: null }),
    priceOf(exam, { company: {} }),
    priceOf(exam, { customer: 'another' }),
  ])
    expect(await paid).toBe(exam.price)
  await changeContract(req, id, ({ contract }) => ({ contract: { ...contract, endsOn: today() } }))
  expect(await priceOf(exam)).toBe(exam.price)
})

test('a claim for broken glasses opens for the orders of the contract, and closes with it', async () => {
  const { customer, id, order } = await active()
  const claims = async () => (await customer.ask(`/account/orders/${order}/claims`)).body['pairs']
  expect(await claims()).toMatchObject([{ left: 1 }])
  await changeContract(await admin.shop.req(), id, ({ contract }) => ({ contract: { ...contract, isHeld: true } }))
  expect(await claims()).toEqual([])
})

test('new lenses are ordered at no price by a changed prescription, once in 12 months, beside the exchange', async () => {
  const { customer, id, seen } = await active()
  const ask = async (row: string, version?: number) =>
    customer.ask(`/account/lifestyle/${id}/new-lenses`, { version: version ?? (await seen()).version, pair: 0, row })
  const same = await chosenFrame(admin, customer)
  expect(await ask(same)).toMatchObject({ status: 422, body: { code: 'lifestyle.lenses_same' } })
  await admin.shop.ask('/cart/empty', {}, await admin.headersOf(customer))
  const row = await chosenFrame(admin, customer, { rightSphere: -2.25 })
  const { version, boundUntil, actions } = await seen()
  expect(actions).toContain('new_lenses')
  const both = await Promise.all([ask(row, version), ask(row, version)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await doDueWork(admin)
  const { pairs, exchange, lensesFrom } = await seen()
  const order = pairs[0]!.orderNumber!
  expect(await findOne(admin.shop, 'orders', { number: { equals: order } })).toMatchObject({ totalCost: 0 })
  expect(exchange?.left).toBe(1)
  expect(lensesFrom).toBe(plusMonths(today(), 12))
  await admin.ask(order, 'prescriptions', {})
  for (const to of ['confirmed', 'sent', 'delivered']) await admin.ask(order, 'move', { to })
  await doDueWork(admin)
  expect((await seen()).boundUntil).toBe(boundUntil)
  const another = await chosenFrame(admin, customer, { rightSphere: -3 })
  expect(await ask(another)).toMatchObject({ status: 409, body: { code: 'lifestyle.lenses_used' } })
})
