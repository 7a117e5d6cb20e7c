import { afterEach, expect, test } from 'vitest'
import { movedTo } from '#domain/subscriptions/delivery-days.ts'
import { moveClock, moveMachineClock, today } from '#plugins/kit/clock.ts'
import { countWhere, findAll } from '#plugins/kit/storage/documents.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { collect } from '#plugins/payments/charges/card-charges.ts'
import { patience } from '#server/launch/machine.mjs'
import { killedBefore } from '../../tests/killed.ts'
import { opened } from '../../tests/opened.ts'
import { openOwnOrders } from '../../tests/own-orders.ts'
import { someSubscription } from '../../tests/some-subscription.ts'
import { processDelivery } from './deliver.ts'
import { changeSubscription, createSubscription, subscriptionNumbered } from './repository.ts'

const LATER_MS = 10 * 60_000

const admin = opened(openOwnOrders)
afterEach(() => moveMachineClock())

test(
  'a process that is killed between any two lines of a delivery charges and orders it once',
  { timeout: patience(180) },
  async () => {
    const req = await admin.shop.req()
    const {
      number: _,
      version: __,
      events: ___,
      temporary: ____,
      endedOn: _____,
      ...first
    } = await someSubscription(admin, await admin.customer())
    const numbers: number[] = []
    for (let line = 0, isWhole = false; !isWhole; line += 1) {
      const { number } = await createSubscription(req, { ...first, key: `killed ${line}` })
      await changeSubscription(req, number, ({ contract }) => ({
        contract: { ...contract, plan: movedTo(contract.plan, today()), arrivesOn: null },
      }))
      numbers.push(number)
      isWhole = await killedBefore(admin.shop.payload, line, async () => {
        await processDelivery(req, await subscriptionNumbered(req, number))
        await collect(req, { ref: `${number}-2` })
        await finishLaterWork()
      })
    }
    // What was killed many processes had, so it is found by all sweeps of an hour, one after the other.
    for (let turn = 0; turn < 6; turn += 1) {
      moveClock(LATER_MS)
      moveMachineClock(LATER_MS)
      await admin.sweep()
      await finishLaterWork()
    }
    for (const number of numbers) {
      const { contract } = await subscriptionNumbered(req, number)
      const paid = (await admin.paymentsOf(`${number}-2`)).filter(({ status }) => status === 'ok')
      const found = {
        number,
        open: contract.open,
        period: contract.period,
        payments: paid.length,
        orders: await countWhere(admin.shop, 'orders', { sourceKey: { equals: `subscription:${number}-2` } }),
        invoices: await countWhere(admin.shop, 'invoices', { subscriptionId: { equals: number } }),
        entries: await countWhere(admin.shop, 'ledger-entries', { subject: { equals: `subscription:${number}` } }),
      }
      expect(found).toEqual({ number, open: null, period: 3, payments: 1, orders: 1, invoices: 1, entries: 2 })
    }
    const held = (await findAll(admin.shop, 'skus', {})).flatMap(({ holds }) =>
      Object.keys((holds as object | null) ?? {}),
    )
    expect(held.filter((ref) => ref.startsWith('subscription '))).toEqual([])
  },
)
