import { afterEach, expect, test } from 'vitest'
import { plusDays } from '#domain/calendar/days.ts'
import { INTERVAL_MONTHS } from '#domain/subscriptions/delivery-days.ts'
import { changeEach } from '#plugins/kit/storage/documents.ts'
import { moveClock, moveMachineClock } from '#plugins/kit/clock.ts'
import { opened } from '../../tests/opened.ts'
import { openOwnOrders } from '../../tests/own-orders.ts'
import { livedTwoYears } from '../../tests/steps/two-years.ts'

const admin = opened(openOwnOrders)
afterEach(() => {
  moveClock()
  moveMachineClock()
})

test('two years of subscriptions charge each delivery once and balance, though cards are declined at times', async () => {
  await changeEach(admin.shop, 'skus', { stock: { less_than: 1000, greater_than: 0 } }, { stock: 100_000 })
  let leaps = 0
  const visit = async () => {
    if ((leaps += 1) % 10 === 0) await admin.control({ mode: 'charge-declined', applies: 'next' })
  }
  const all = await livedTwoYears(admin, { intervals: ['m2', 'm3', 'm6'], each: 1, visit })
  for (const { interval, statement, orders, balance } of all) {
    const times = 24 / INTERVAL_MONTHS[interval]
    // The last one may not be due yet, and a card that is tried again moves what follows.
    expect(statement.length).toBeGreaterThanOrEqual(times - 2)
    expect(statement.length).toBeLessThanOrEqual(times + 1)
    expect(statement.map(({ period }) => period)).toEqual(statement.map((_, at) => at + 2))
    expect(new Set(statement.map(({ amount }) => amount)).size).toBe(1)
    for (const [at, { on }] of statement.slice(1).entries()) expect(on > plusDays(statement[at]!.on, 20)).toBe(true)
    expect([orders, balance]).toEqual([statement.length, 0])
  }
})
