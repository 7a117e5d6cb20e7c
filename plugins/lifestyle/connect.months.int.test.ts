import { afterEach, expect, test } from 'vitest'
import type { LifestyleContract } from '#contracts/lifestyle.ts'
import { billedFrom } from '#domain/lifestyle/contract.ts'
import { processOn } from '#domain/subscriptions/contract.ts'
import { moveClock, moveMachineClock, today } from '#plugins/kit/clock.ts'
import { deleteWhere, findAll } from '#plugins/kit/storage/documents.ts'
import { balanceOf } from '#plugins/ledger/repository.ts'
import { subscriptionNumbered } from '#plugins/subscriptions/repository.ts'
import { doDueWork, goToDay } from '../../tests/go-to-day.ts'
import { opened } from '../../tests/opened.ts'
import { openOwnOrders } from '../../tests/own-orders.ts'
import { activeContract } from '../../tests/some-contract.ts'
import { someSubscription } from '../../tests/some-subscription.ts'
import { changeContract } from './repository.ts'

const admin = opened(openOwnOrders)
afterEach(async () => {
  for (const slug of ['lifestyle-contracts', 'lifestyle-bills', 'lifestyle-rows', 'subscriptions'] as const)
    await deleteWhere(admin.shop, slug, {})
  moveClock()
  moveMachineClock()
})

async function both() {
  const customer = await admin.customer()
  const id = await activeContract(admin, customer)
  const { number } = await someSubscription(admin, customer)
  const connect = (isConnected: boolean, subscription = number) =>
    customer.ask('/account/lifestyle/connect', { subscription, isConnected })
  const toNext = async () => {
    await goToDay(admin, processOn((await subscriptionNumbered(await admin.shop.req(), number)).contract)!)
    await doDueWork(admin)
  }
  const taken = async (ref: string) => (await admin.paymentsOf(ref)).filter(({ status }) => status === 'ok')
  return { customer, id, number, connect, toNext, taken }
}

test('a connected delivery is a row of the next invoice, and the books of both are even', async () => {
  const { customer, id, number, connect, toNext, taken } = await both()
  expect((await connect(true)).body['contracts']).toMatchObject([{ connected: [number] }])
  expect((await connect(true)).body['code']).toBe('lifestyle.is_connected')
  await toNext()
  const month = today().slice(0, 7)
  expect(await taken(`${number}-2`)).toEqual([])
  const [order] = await findAll(admin.shop, 'orders', { sourceKey: { equals: `subscription:${number}-2` } })
  expect(order).toMatchObject({ state: expect.any(String) as string })
  expect(await findAll(admin.shop, 'invoices', { subscriptionId: { equals: number } })).toEqual([])
  await goToDay(admin, billedFrom(month))
  await doDueWork(admin)
  const invoices = await findAll(admin.shop, 'invoices', { subscriptionId: { equals: id } }, { sort: '-id' })
  const [last] = invoices.filter(({ period }) => period === Number(month.replace('-', '')))
  expect(last?.rows.map(({ amount }) => amount)).toContain(order!.totalCost)
  expect((await taken(`${id}-${month}`)).map(({ amount }) => amount)).toEqual([last!.total])
  const req = await admin.shop.req()
  expect([
    await balanceOf(req, { kind: 'lifestyle', number: id }),
    await balanceOf(req, { kind: 'subscription', number }),
  ]).toEqual([0, 0])
  expect(((await customer.ask(`/account/lifestyle/${id}`)).body['contract'] as LifestyleContract).connected).toEqual([
    number,
  ])
})

test.each([
  ['is held', { isHeld: true }],
  ['has ended', { status: 3 as const, endsOn: '2026-01-01' }],
])('a subscription charges by itself again while its contract %s', async (_, differences) => {
  const { id, number, connect, toNext, taken } = await both()
  await connect(true)
  await changeContract(await admin.shop.req(), id, ({ contract }) => ({ contract: { ...contract, ...differences } }))
  await toNext()
  expect(await taken(`${number}-2`)).toHaveLength(1)
})

test('connecting a subscription is refused without glasses, and for a subscription of another customer', async () => {
  const { number } = await both()
  const other = await admin.customer()
  const ask = (subscription: number) => other.ask('/account/lifestyle/connect', { subscription, isConnected: true })
  expect((await ask(number)).body['code']).toBe('subscription.not_found')
  const subscription = await someSubscription(admin, other)
  expect((await ask(subscription.number)).body['code']).toBe('lifestyle.needs_glasses')
})
