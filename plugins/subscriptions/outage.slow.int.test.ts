import { afterEach, expect, test } from 'vitest'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { processOn } from '#domain/subscriptions/contract.ts'
import { today } from '#plugins/kit/clock.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { opened } from '../../tests/opened.ts'
import { openOwnOrders } from '../../tests/own-orders.ts'
import { trialSubscriptions } from '../../tests/trial-subscriptions.ts'

const admin = opened(openOwnOrders)
const { subscribed, goTo, work, erase } = trialSubscriptions(admin)
afterEach(erase)

/** The days on which deliveries of a subscription were paid, the first one first. */
async function paidOn(number: number): Promise<string[]> {
  const where = { subject: { greater_than_equal: `${number}-`, less_than: `${number}.` } }
  const charges = await findAll(admin.shop, 'charges', where, { sort: 'subject' })
  return charges.filter(({ paid }) => paid !== null).map(({ since }) => helsinkiDay(since))
}

test('a shop that stood still makes up for missed deliveries, one of each subscription a day at most', async () => {
  const all = [await subscribed(), await subscribed({ interval: 'm2' }), await subscribed()]
  const dues = await Promise.all(all.map(async ({ stored }) => processOn((await stored()).contract)!))
  // Nothing runs for so long that two deliveries of the same subscription are late.
  await goTo(plusDays(dues.toSorted()[0]!, 75))
  await work()
  const back = today()
  for (const { number, orders } of all) {
    expect(await paidOn(number)).toEqual([back])
    expect(await orders()).toHaveLength(1)
  }
  for (let day = 1; day <= 14; day += 1) await goTo(plusDays(back, day))
  for (const { number, orders } of all) {
    const days = await paidOn(number)
    expect(new Set(days).size).toBe(days.length)
    expect(days).toEqual(days.toSorted())
    expect(await orders()).toHaveLength(days.length)
  }
  expect((await paidOn(all[0]!.number)).length).toBe(2)
})
