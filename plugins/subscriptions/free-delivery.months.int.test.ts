import { afterEach, describe, expect, test } from 'vitest'
import { processOn, skipDelivery } from '#domain/subscriptions/contract.ts'
import { moveClock, moveMachineClock } from '#plugins/kit/clock.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { freeMonths, type GivesFreeMonths } from '#plugins/ledger/free-months.ts'
import { balanceOf, entriesOf } from '#plugins/ledger/repository.ts'
import { doDueWork, goToDay } from '../../tests/go-to-day.ts'
import { opened } from '../../tests/opened.ts'
import { openOwnOrders } from '../../tests/own-orders.ts'
import { register } from '../../tests/register.ts'
import { someSubscription } from '../../tests/some-subscription.ts'
import { changeSubscription, subscriptionNumbered } from './repository.ts'
import { closing } from './act.ts'

const admin = opened(openOwnOrders)

afterEach(async () => {
  await admin.control({ mode: 'normal', applies: 'all' })
  moveClock()
  moveMachineClock()
})

/** A subscription in a shop where a part of each bill is free, and the notices sent about its bills. */
async function subscribedTo(freeOf: GivesFreeMonths['freeOf']) {
  const notified = new Set<string>()
  register(
    admin.shop,
    freeMonths.on({
      freeOf,
      freeAhead: freeOf,
      billPaid: async (_, { period }) => void notified.add(`paid ${period}`),
      billDropped: async (_, { period }) => void notified.add(`dropped ${period}`),
    }),
  )
  const customer = await admin.customer()
  const { number } = await someSubscription(admin, customer)
  const subject = { kind: 'subscription', number } as const
  const stored = async () => subscriptionNumbered(await admin.shop.req(), number)
  const toNext = async () => goToDay(admin, processOn((await stored()).contract)!)
  const entries = async () =>
    (await entriesOf(admin.shop, subject)).map(({ event, lines }) => ({
      event,
      sum: lines.filter(({ amount }) => amount > 0).reduce((sum, { amount }) => sum + amount, 0),
    }))
  const orders = () => findAll(admin.shop, 'orders', { sourceKey: { equals: `subscription:${number}-2` } })
  const invoices = () => findAll(admin.shop, 'invoices', { subscriptionId: { equals: number } })
  return { customer, number, subject, notified, stored, toNext, entries, orders, invoices }
}

describe('a delivery', () => {
  test('makes no charge, one order and a paid invoice of zero when nothing is left to pay', async () => {
    const one = await subscribedTo(async (_, { amount }) => ({ amount, why: 'referral' }))
    await one.toNext()
    await doDueWork(admin)
    expect(await admin.paymentsOf(`${one.number}-2`)).toEqual([])
    expect(await findAll(admin.shop, 'charges', { ref: { equals: `${one.number}-2` } })).toEqual([])
    const [order, ...others] = await one.orders()
    expect(others).toEqual([])
    expect(order).toMatchObject({ totalCost: 0 })
    expect(await one.invoices()).toMatchObject([{ status: 'paid', total: 0, amountLeft: 0, period: 2 }])
    expect(await one.entries()).toMatchObject([{ event: 'free_month' }])
    expect(await balanceOf(admin.shop, one.subject)).toBe(0)
    expect([...one.notified]).toEqual(['paid 1', 'paid 2'])
    expect((await one.stored()).contract).toMatchObject({ open: null, period: 3 })
    expect(await one.customer.ask(`/account/orders/${order!.number}/cancel`, {})).toMatchObject({ status: 200 })
  })

  test('charges the rest when a part of it is free', async () => {
    const one = await subscribedTo(async (_, { amount }) => ({ amount: Math.min(amount, 500), why: 'referral' }))
    await one.toNext()
    await doDueWork(admin)
    const [charge] = await findAll(admin.shop, 'charges', { ref: { equals: `${one.number}-2` } })
    const rest = charge!.paid!
    expect(await one.orders()).toMatchObject([
      {
        totalCost: rest,
        bought: {
          totals: {
            rows: expect.arrayContaining([expect.objectContaining({ kind: 'discount', amount: -500 })]) as object,
          },
        },
      },
    ])
    expect(await one.invoices()).toMatchObject([{ status: 'paid', total: rest }])
    const { entries } = one
    expect(await entries()).toMatchObject([
      { event: 'invoiced', sum: rest },
      { event: 'charged', sum: rest },
      { event: 'free_month' },
    ])
    expect(await balanceOf(admin.shop, one.subject)).toBe(0)
    expect([...one.notified]).toEqual(['paid 1', 'paid 2'])
  })

  test('reports its free part as unused when it is skipped after a declined card', async () => {
    const one = await subscribedTo(async () => ({ amount: 500, why: 'referral' }))
    await admin.control({ mode: 'charge-declined', applies: 'all' })
    await one.toNext()
    await changeSubscription(await admin.shop.req(), one.number, ({ contract }) => ({
      contract: skipDelivery(contract),
      event: { what: 'skipped' },
      ...closing(contract),
    }))
    await doDueWork(admin)
    expect([...one.notified]).toEqual(['paid 1', 'dropped 2'])
  })
})
