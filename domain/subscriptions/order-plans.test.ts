import { expect, test } from 'vitest'
import { orderPlans } from './order-plans.ts'

const line = (subscriptionInterval: 'm1' | 'm3' | null, quantity: number, amount: number) => {
  const price = { amount, ordinaryPrice: null, lowestPrice30d: null, isCampaign: false }
  return { subscriptionInterval, quantity, price }
}

test('goods of one interval make one subscription, whose deliveries cost the sum of its lines', () => {
  const lines = [line('m3', 1, 2550), line('m3', 2, 2550), line(null, 1, 9900), line('m1', 1, 1250)]
  expect(orderPlans(lines, '2026-11-26').map(({ interval, price }) => [interval, price])).toEqual([
    ['m1', 1250],
    ['m3', 7650],
  ])
  expect(orderPlans([line(null, 1, 9900)], '2026-11-26')).toEqual([])
})

test('the second delivery of a three-month interval is charged 23 working days before it is wanted', () => {
  expect(orderPlans([line('m3', 1, 2550)], '2026-11-26')).toMatchObject([
    {
      next: [
        { processedOn: '2027-01-27', sentOn: '2027-01-29', wantedOn: '2027-03-01' },
        { processedOn: '2027-04-28', sentOn: '2027-04-30', wantedOn: '2027-06-01' },
      ],
      isChargedSoon: false,
    },
  ])
})

test('the second delivery of a one-month interval is charged on the working day after the first arrives', () => {
  const [plan] = orderPlans([line('m1', 1, 2550)], '2026-11-26')
  expect(plan).toMatchObject({ next: [{ processedOn: '2026-12-02', wantedOn: '2027-01-01' }, {}], isChargedSoon: true })
})
