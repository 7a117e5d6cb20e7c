import { expect, test } from 'vitest'
import { billOf, recordDelivery, orderFirst, giveNotice, startContract } from './contract.ts'
import { monthlyOn, riseAhead, removeRise, addRise } from './price-change.ts'

const plan = { bindingMonths: 24, monthly: 1900 }
const active = recordDelivery(orderFirst(startContract())!, 1, '2027-03-10', plan)!
const unbound = { ...active, boundUntil: '2027-04-01' }

test('a rise waits for the end of the binding and applies on the day after it', () => {
  const raised = addRise(active, 2100, '2027-06-01', '2027-04-20')!
  expect(raised.prices.at(-1)).toEqual({ from: '2029-03-10', monthly: 2100 })
  expect(billOf(raised, '2029-02')?.amount).toBe(1900)
  expect(billOf(raised, '2029-03')?.rows.map(({ to, monthly }) => [to, monthly])).toEqual([
    ['2029-03-09', 1900],
    ['2029-03-31', 2100],
  ])
})

test('a rise without a binding applies on its day, but at the earliest 60 days after the notification', () => {
  expect(addRise(unbound, 2100, '2027-06-15', '2027-04-16')?.prices.at(-1)?.from).toBe('2027-06-15')
  expect(addRise(unbound, 2100, '2027-06-15', '2027-04-20')?.prices.at(-1)?.from).toBe('2027-06-19')
})

test('a rise does not apply to a contract that has that price, ends before it, or is not active', () => {
  const raised = addRise(unbound, 2100, '2027-06-15', '2027-04-15')!
  expect(addRise(raised, 2100, '2027-06-15', '2027-04-16')).toBeNull()
  expect(addRise(unbound, 1900, '2027-06-15', '2027-04-15')).toBeNull()
  expect(addRise(giveNotice(unbound, '2027-04-15'), 2100, '2027-06-15', '2027-04-15')).toBeNull()
  expect(addRise(startContract(), 2100, '2027-06-15', '2027-04-15')).toBeNull()
})

test('an announced rise is shown ahead, and can be taken back until its day', () => {
  const raised = addRise(unbound, 2100, '2027-06-15', '2027-04-15')!
  expect(riseAhead(raised, '2027-06-14')).toEqual({ from: '2027-06-15', monthly: 2100 })
  expect(riseAhead(raised, '2027-06-15')).toBeNull()
  expect([monthlyOn(raised, plan, '2027-06-14'), monthlyOn(raised, plan, '2027-06-15')]).toEqual([1900, 2100])
  expect(monthlyOn(startContract(), plan, '2027-06-14')).toBe(1900)
  expect(removeRise(raised, 2100, '2027-06-15', '2027-06-14')).toEqual(unbound)
  expect(removeRise(raised, 2100, '2027-06-15', '2027-06-15')).toBeNull()
  expect(removeRise(unbound, 1900, '2027-01-01', '2027-01-01')).toBeNull()
})
