import { describe, expect, test } from 'vitest'
import { billOf, recordDelivery, orderFirst, startContract, winBack, type Contract } from './contract.ts'
import { campaignOn, nextCampaignChange, problemWithCampaigns, withPrice, type Campaign } from './plan-campaign.ts'
import { changePlan } from './plan-change.ts'
import { agreedMonthly, sumOfBinding } from './plans.ts'
import { monthlyOn, riseAhead, removeRise, addRise } from './price-change.ts'

const autumn: Campaign = { name: 'Syksy', monthly: 900, from: '2027-09-01', until: '2027-09-30' }
const winter: Campaign = { name: 'Talvi', monthly: 1000, from: '2027-12-01', until: '2027-12-31' }
const log = [{ from: '2027-01-01', monthly: 1200 }]

describe('a campaign of a plan', () => {
  test.each([
    ['2027-08-31', undefined],
    ['2027-09-01', 'Syksy'],
    ['2027-09-30', 'Syksy'],
    ['2027-10-01', undefined],
  ])('applies on %s: %s', (day, name) => {
    expect(campaignOn({ log, campaigns: [autumn] }, day)?.name).toBe(name)
  })

  test('is measured against the lowest price of the 30 days before it', () => {
    const low = (prices: Parameters<typeof campaignOn>[0], day: string) => campaignOn(prices, day)?.lowestPrice30d
    expect(low({ log, campaigns: [autumn] }, '2027-09-15')).toBe(1200)
    const raised = withPrice(log, 1500, '2027-08-15')
    expect(low({ log: raised, campaigns: [autumn] }, '2027-09-15')).toBe(1200)
    expect(low({ log: withPrice(log, 1500, '2027-08-01'), campaigns: [autumn] }, '2027-09-15')).toBe(1500)
    // Another campaign within the 30 days was cheaper: no reduction.
    const soon = { ...winter, from: '2027-10-15', until: '2027-10-20' }
    expect(low({ log, campaigns: [autumn, soon] }, '2027-10-16')).toBeNull()
    expect(low({ log, campaigns: [autumn, winter] }, '2027-12-16')).toBe(1200)
    // A price that was changed within a campaign is one from its end on.
    const within = withPrice(log, 1100, '2027-09-10')
    expect(low({ log: within, campaigns: [autumn, winter] }, '2027-12-16')).toBe(1100)
    // A plan that was not on sale before.
    expect(low({ log: [{ from: '2027-09-01', monthly: 1200 }], campaigns: [autumn] }, '2027-09-15')).toBeNull()
  })

  test('gives the next day on which a campaign begins or ends', () => {
    expect(nextCampaignChange([winter, autumn], '2027-08-31')).toBe('2027-09-01')
    expect(nextCampaignChange([winter, autumn], '2027-09-01')).toBe('2027-10-01')
    expect(nextCampaignChange([winter, autumn], '2028-01-01')).toBeNull()
  })
})

describe('saving the campaigns of a plan', () => {
  const problem = (campaigns: Campaign[], before: Campaign[] = [], today = '2027-09-10') =>
    problemWithCampaigns(campaigns, { before, monthly: 1200, today })

  test.each<[string | null, Campaign[], Campaign[]?]>([
    [null, [winter]],
    [null, [autumn, winter], [autumn]],
    [null, [{ ...autumn, until: '2027-09-09' }], [autumn]],
    [null, [{ ...autumn, until: '2027-11-30' }], [autumn]],
    [null, [], [winter]],
    ['begun', [], [autumn]],
    ['begun', [{ ...autumn, monthly: 800 }], [autumn]],
    ['begun', [{ ...autumn, name: 'Muu' }], [autumn]],
    ['begun', [{ ...autumn, until: '2027-09-08' }], [autumn]],
    ['dates', [autumn]],
    ['dates', [{ ...winter, until: '2027-11-30' }]],
    ['not_cheaper', [{ ...winter, monthly: 1200 }]],
    ['overlap', [winter, { ...winter, from: '2027-12-31', until: '2028-01-02' }]],
  ])('gives the problem %s', (expected, campaigns, before) => {
    expect(problem(campaigns, before)).toBe(expected)
  })

  test('refuses a change of a past campaign, and does not compare its price', () => {
    expect(problem([{ ...autumn, until: '2027-12-31' }], [autumn], '2027-10-10')).toBe('begun')
    // Neither is it asked whether it is cheaper than a price of today.
    expect(problemWithCampaigns([autumn], { before: [autumn], monthly: 800, today: '2027-10-10' })).toBeNull()
  })
})

test('a price is logged once, and the last one of a day replaces the others', () => {
  expect(withPrice(log, 1200, '2027-05-01')).toEqual(log)
  const twice = withPrice(withPrice(log, 1300, '2027-05-01'), 1400, '2027-05-01')
  expect(twice).toEqual([...log, { from: '2027-05-01', monthly: 1400 }])
})

describe('a contract signed in a campaign', () => {
  const campaign = { name: 'Syksy', monthly: 900, until: '2027-09-30', lowestPrice30d: 1200 }
  const plan = { bindingMonths: 24, monthly: 1200, campaign }
  const active = recordDelivery(orderFirst(startContract())!, 1, '2027-09-20', plan)!

  test('costs the campaign price while it binds, then the price of the plan', () => {
    expect([agreedMonthly(plan), sumOfBinding(plan)]).toEqual([900, 21_600])
    expect(monthlyOn(startContract(), plan, '2027-09-10')).toBe(900)
    expect(active.boundUntil).toBe('2029-09-19')
    expect(['2027-10', '2029-08', '2029-10'].map((month) => billOf(active, month)?.amount)).toEqual([900, 900, 1200])
    expect(billOf(active, '2029-09')?.rows.map(({ from, monthly }) => [from, monthly])).toEqual([
      ['2029-09-01', 900],
      ['2029-09-20', 1200],
    ])
  })

  test('gets no price rise at the end of the campaign, and a rise of the plan only after the binding', () => {
    expect(riseAhead(active, '2028-01-01')).toBeNull()
    const raised = addRise(active, 1400, '2028-02-01', '2028-01-01')!
    expect(raised.prices.at(-1)).toEqual({ from: '2029-09-20', monthly: 1400 })
    expect(riseAhead(raised, '2028-01-01')?.monthly).toBe(1400)
    expect(removeRise(raised, 1400, '2028-02-01', '2028-01-02')).toEqual(active)
    expect(removeRise(active, 1200, '2028-02-01', '2028-01-02')).toBeNull()
  })

  test('loses the campaign price when its plan is changed', () => {
    const [from, to] = [{ id: 'perus', pairs: 1, monthly: 1200 }, { id: 'vapaa', pairs: 1, monthly: 1900 }] // prettier-ignore
    expect(changePlan(active, { from, to, today: '2028-03-01' }).prices.map(({ monthly }) => monthly)).toEqual([
      900, 1900,
    ])
  })

  test('has the campaign price again when it is won back, while the new binding lasts', () => {
    const over: Contract = { ...active, status: 3, endsOn: '2029-06-30', nextMonth: null }
    const back = recordDelivery(winBack(over), 2, '2029-08-01', plan)!
    expect(back.boundUntil).toBe('2030-07-31')
    expect(back.prices).toEqual([
      { from: '2027-09-20', monthly: 900 },
      { from: '2030-08-01', monthly: 1200, isAgreed: true },
    ])
  })
})
