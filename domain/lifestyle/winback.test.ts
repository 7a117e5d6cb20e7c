import { expect, test } from 'vitest'
import { plusDays } from '#domain/calendar/days.ts'
import { yearlyExchange } from './contract-days.ts'
import {
  billOf,
  openBill,
  dropOrder,
  recordDelivery,
  end,
  orderFirst,
  giveNotice,
  startContract,
  winBack,
} from './contract.ts'

const plan = { bindingMonths: 24, monthly: 1900 }
const active = recordDelivery(orderFirst(startContract())!, 1, '2026-01-10', plan)!
const leaving = giveNotice(active, '2027-12-20')
const over = end(leaving, plusDays(leaving.endsOn!, 1))!

test('a contract won back bills nothing for the gap, is free for three months, and binds for twelve', () => {
  expect(over.endsOn).toBe('2028-01-19')
  const back = recordDelivery(winBack(over), 2, '2028-03-10', plan)!
  expect(back).toMatchObject({
    status: 2,
    noticeOn: null,
    endsOn: null,
    activeFrom: '2026-01-10',
    boundUntil: '2029-03-09',
  })
  expect(billOf(back, '2028-01')?.rows).toMatchObject([{ from: '2028-01-01', to: '2028-01-19' }])
  expect(billOf(back, '2028-02')).toBeNull()
  expect(billOf(back, '2028-03')).toMatchObject({
    free: 'winback',
    amount: 0,
    rows: [{ from: '2028-03-10', to: '2028-03-31' }],
  })
  expect(billOf(back, '2028-05')).toMatchObject({ free: 'winback', amount: 0 })
  // Free until the ninth: 21 of 30 days are billed.
  expect(billOf(back, '2028-06')).toMatchObject({ free: 'winback', amount: 1330 })
  expect(billOf(back, '2028-07')).toMatchObject({ free: null, amount: 1900 })
  expect(yearlyExchange(back, '2028-03-11')).toMatchObject({ left: 1, lastOrderOn: '2029-02-07', binds: false })
})

test('the months before the end are still billed while the new glasses are made, and later ones are not', () => {
  const waiting = winBack({ ...over, nextMonth: '2028-01' })
  const billed = openBill(waiting, '2028-02-01')!
  expect(billed.open).toMatchObject({ month: '2028-01' })
  expect(openBill({ ...billed, open: null }, '2028-06-01')).toBeNull()
})

test('a win-back whose glasses fail leaves the contract ended as before', () => {
  expect(dropOrder(winBack(over), 2, '2028-02-20')).toEqual({ ...over, orders: 2 })
})

test.each([
  [{ ...over, status: 2 as const }, 'lifestyle.not_allowed'],
  [{ ...over, activeFrom: null }, 'lifestyle.not_allowed'],
  [
    {
      ...over,
      open: { month: '2028-01', billedOn: '2028-02-01', stage: 'stopped' as const, attempts: 4, nextAttemptOn: null },
    },
    'lifestyle.is_held',
  ],
])('a contract that runs, never ran or has an unpaid month cannot be won back', (contract, code) => {
  expect(() => winBack(contract)).toThrow(expect.objectContaining({ code }))
})
