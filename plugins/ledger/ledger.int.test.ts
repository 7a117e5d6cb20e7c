import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Subject } from '#domain/ledger/accounts.ts'
import { totalKey, totalsOf, type MonthTotal } from '#domain/ledger/balances.ts'
import { grossOn } from '#domain/ledger/events.ts'
import { killedBefore } from '../../tests/killed.ts'
import { moveClock, now } from '#plugins/kit/clock.ts'
import { openBeside, openShop, type Shop } from '#plugins/kit/open-shop.ts'
import { deleteWhere, findAll } from '#plugins/kit/storage/documents.ts'
import { runAllTasks } from '#plugins/kit/tasks/scheduler.ts'
import { countTotals } from './count-totals.ts'
import { ledgerPlugin } from './index.ts'
import { balanceOf, entriesOf, entryIn, monthTotals, postEntry } from './repository.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop([ledgerPlugin()])
})
afterAll(() => shop.close())
beforeEach(async () => {
  moveClock()
  for (const slug of ['ledger-entries', 'ledger-totals', 'ledger-batches'] as const) await deleteWhere(shop, slug, {})
})

const anna: Subject = { kind: 'subscription', number: 71032 }
const gross = grossOn('2027-01-10', 2990)
const january = { subject: anna, of: '2027-01', on: '2027-01-15' }

/** What the totals must say, by the entries themselves. */
async function recomputed(): Promise<MonthTotal[]> {
  const all = await findAll(shop, 'ledger-entries')
  return inOrder(totalsOf(all.map(entryIn)))
}

function inOrder(totals: MonthTotal[]): MonthTotal[] {
  return totals.toSorted((a, b) => (totalKey(a) < totalKey(b) ? -1 : 1))
}

async function stored(): Promise<MonthTotal[]> {
  const months = ['2027-01', '2027-02']
  return inOrder((await Promise.all(months.map((month) => monthTotals(shop, month)))).flat())
}

test('an event that is posted twice is entered once, and the balance of its contract follows', async () => {
  const charged = { ...january, kind: 'charged', amount: 2990 } as const
  expect(await postEntry(shop, { ...january, kind: 'invoiced', gross })).toBe(true)
  expect(await balanceOf(shop, anna)).toBe(2990)
  expect(await Promise.all([postEntry(shop, charged), postEntry(shop, charged)])).toEqual(
    expect.arrayContaining([true, false]),
  )
  expect(await postEntry(shop, { ...january, kind: 'declined' })).toBe(false)
  expect(await balanceOf(shop, anna)).toBe(0)
  expect((await entriesOf(shop, anna)).map(({ key }) => key)).toEqual([
    'subscription:71032:2027-01:invoiced',
    'subscription:71032:2027-01:charged',
  ])
  await expect(postEntry(shop, { ...charged, amount: 2991 })).rejects.toThrow('other lines')
})

test('a connected sum moves to the balance of the other contract', async () => {
  const to: Subject = { kind: 'lifestyle', number: 5 }
  await postEntry(shop, { ...january, kind: 'invoiced', gross })
  await postEntry(shop, { ...january, kind: 'connected', amount: 2990, to })
  expect([await balanceOf(shop, anna), await balanceOf(shop, to)]).toEqual([0, 2990])
})

async function postSome(): Promise<void> {
  for (const number of [1, 2, 3]) {
    const subject: Subject = { kind: 'subscription', number }
    await postEntry(shop, { subject, of: '2027-01', on: '2027-01-31', kind: 'invoiced', gross })
    await postEntry(shop, { subject, of: '2027-01', on: '2027-02-01', kind: 'charged', amount: 2990 })
  }
}

test('the totals of a month are its entries, wherever a process is killed while it counts', async () => {
  for (let line = 0; ; line += 1) {
    await deleteWhere(shop, 'ledger-entries', {})
    await deleteWhere(shop, 'ledger-totals', {})
    await deleteWhere(shop, 'ledger-batches', {})
    await postSome()
    const isDone = await killedBefore(shop.payload, line, () => countTotals(shop))
    await postEntry(shop, { ...january, kind: 'invoiced', gross })
    expect(await stored(), `killed before line ${line}`).toEqual(await recomputed())
    if (isDone) break
  }
  expect(await stored()).toContainEqual(
    expect.objectContaining({ month: '2027-02', account: 'provider', debit: 3 * 2990, credit: 0 }),
  )
})

test('several processes that count at once count once', async () => {
  const beside = await openBeside(shop)
  const counting = [{ payload: shop.payload }, { payload: beside }]
  for (let month = 1; month <= 20; month += 1) {
    await postEntry(shop, { subject: anna, of: String(month), on: '2027-01-05', kind: 'invoiced', gross })
    await Promise.all(counting.map(({ payload }) => Promise.all([countTotals({ payload }), countTotals({ payload })])))
  }
  expect(await stored()).toEqual(await recomputed())
  await beside.destroy()
})

test('entries are deleted long after their year, their balance is carried forward, totals stay', async () => {
  await postEntry(shop, { ...january, kind: 'invoiced', gross })
  await postEntry(shop, { ...january, of: 'old', kind: 'invoiced', gross })
  await postEntry(shop, { ...january, on: '2028-01-02', kind: 'charged', amount: 2990 })
  const totals = await stored()
  moveClock(Date.parse('2033-12-31T12:00:00Z') - now().getTime())
  await runAllTasks(shop.payload)
  expect(await entriesOf(shop, anna)).toHaveLength(3)
  moveClock(4 * 86_400_000)
  await runAllTasks(shop.payload)
  expect((await entriesOf(shop, anna)).map(({ event }) => event)).toEqual(['opening', 'charged'])
  expect(await balanceOf(shop, anna)).toBe(2990)
  expect(await stored()).toEqual(totals)
})
