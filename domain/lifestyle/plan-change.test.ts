import { expect, test } from 'vitest'
import { billOf, recordDelivery, orderFirst, giveNotice, startContract, type Contract } from './contract.ts'
import { cheaperFrom, changePlan } from './plan-change.ts'
import { addRise } from './price-change.ts'

const basic = { id: 'perus', pairs: 1, monthly: 1200 }
const free = { id: 'vapaa', pairs: 1, monthly: 1900 }
const two = { id: 'kaksi-paria', pairs: 2, monthly: 2900 }
const active = recordDelivery(orderFirst(startContract())!, 1, '2026-12-10', { bindingMonths: 24, monthly: 1200 })!
const up = (contract: Contract, today: string) => changePlan(contract, { from: basic, to: free, today })

test('a change in mid-month is billed by days at each price', () => {
  const changed = up(active, '2027-04-12')
  expect(billOf(changed, '2027-04')).toMatchObject({
    rows: [
      { from: '2027-04-01', to: '2027-04-11', monthly: 1200, amount: 440 },
      { from: '2027-04-12', to: '2027-04-30', monthly: 1900, amount: 1204 },
    ],
    amount: 1644,
  })
  expect(billOf(changed, '2027-03')?.amount).toBe(1200)
  expect(billOf(changed, '2027-05')?.amount).toBe(1900)
  expect(changed.boundUntil).toBe(active.boundUntil)
})

test('a change on the first day applies from the beginning, and the last of two changes in a day applies', () => {
  const first = up(active, '2026-12-10')
  expect(first.prices).toEqual([{ from: '2026-12-10', monthly: 1900 }])
  const back = changePlan(up(active, '2027-04-12'), { from: free, to: basic, today: '2027-04-12', isByStaff: true })
  expect(billOf(back, '2027-04')?.amount).toBe(1200)
})

test('a cheaper plan waits for the end of the binding, unless staff allow it', () => {
  const dear = up(active, '2027-04-12')
  const down = { from: free, to: basic }
  expect(() => changePlan(dear, { ...down, today: '2028-12-09' })).toThrow('lifestyle.plan_bound')
  expect(cheaperFrom(dear, { ...down, today: '2028-12-09' })).toBe('2028-12-10')
  expect(cheaperFrom(dear, { ...down, today: '2028-12-10' })).toBeNull()
  expect(cheaperFrom(active, { from: basic, to: free, today: '2027-04-12' })).toBeNull()
  expect(changePlan(dear, { ...down, today: '2028-12-10' }).prices.at(-1)).toEqual({
    from: '2028-12-10',
    monthly: 1200,
  })
  expect(changePlan(dear, { ...down, today: '2027-05-01', isByStaff: true }).prices).toHaveLength(3)
})

test('a plan change cancels an announced rise of the plan before', () => {
  const reported = addRise(active, 1300, '2028-12-10', '2028-11-01')!
  expect(up(reported, '2028-11-15').prices.map(({ monthly }) => monthly)).toEqual([1200, 1900])
})

test.each<[string, Contract, { id: string; pairs: number; monthly: number }]>([
  ['lifestyle.plan_same', active, basic],
  ['lifestyle.plan_pairs', active, two],
  ['lifestyle.notice_given', giveNotice(active, '2027-04-01'), free],
  ['lifestyle.is_held', { ...active, isHeld: true }, free],
  ['lifestyle.not_allowed', { ...active, underWay: { order: 2, kind: 'exchange', pair: 0 } }, free],
  ['lifestyle.not_allowed', orderFirst(startContract())!, free],
  ['lifestyle.is_terminated', { ...active, status: 3 }, free],
])('a plan change is refused with %s', (code, contract, to) => {
  expect(() => changePlan(contract, { from: basic, to, today: '2027-04-12' })).toThrow(code)
})
