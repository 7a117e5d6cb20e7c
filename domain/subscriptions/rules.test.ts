import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plusDays } from '#domain/calendar/days.ts'
import { agreedAfter, chargeable, riseToAnnounce, type AgreedPrice } from './agreed-price.ts'
import { nextAttemptDay } from './attempts.ts'
import { INTERVAL_MONTHS } from './delivery-days.ts'
import { lensesInMonth, proposedInterval } from './interval-for-use.ts'
import { askedOn, endOfPause, assertBePausable } from './pause.ts'
import { isSubscriptionNumber, subscriptionNumber } from './subscription-number.ts'
import { actionsOf, deliveryMayBecome, assertBeOpen, subscriptionMayBecome, type ActionFacts } from './transitions.ts'

test('a subscription number has eight digits, the last of which is a check digit', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.integer({ min: 0, max: 9 })), (digits) => {
      const number = subscriptionNumber(() => digits.next().value)
      expect(isSubscriptionNumber(number)).toBe(true)
      expect(isSubscriptionNumber(number + 1)).toBe(false)
    }),
  )
  expect(isSubscriptionNumber(1)).toBe(false)
})

test('a card is tried on days 0, 1, 3 and 7', () => {
  const days = [0, 1, 2, 3, 4].map((declined) => nextAttemptDay('2027-12-30', declined))
  expect(days).toEqual(['2027-12-30', '2027-12-31', '2028-01-02', '2028-01-06', null])
})

describe('a pause', () => {
  test.each([
    ['2026-12-01', 'subscription.pause_too_short'],
    ['2026-11-01', 'subscription.pause_too_short'],
    ['2027-12-02', 'subscription.pause_too_long'],
  ])('cannot end on %s', (until, code) => {
    expect(() => assertBePausable(until, '2026-12-01')).toThrow(expect.objectContaining({ code }))
  })

  test('is asked about in month 11 if it has no end, and ends the subscription after month 12', () => {
    const pause = { from: '2028-02-29', until: null }
    expect(() => assertBePausable(null, pause.from)).not.toThrow()
    expect(askedOn(pause)).toBe('2029-01-29')
    expect(endOfPause(pause)).toEqual({ to: '2029-02-28', endsBy: 'cancellation' })
    expect(askedOn({ ...pause, until: '2028-06-01' })).toBeNull()
    expect(endOfPause({ ...pause, until: '2028-06-01' })).toEqual({ to: '2028-06-01', endsBy: 'reactivation' })
  })
})

describe('the table of states and actions', () => {
  const facts: ActionFacts = {
    status: 100,
    stage: 'planned',
    hasCard: true,
    products: 2,
    hasGoneProduct: false,
    asksFit: false,
  }

  test.each([
    [100, 520, true],
    [100, 200, true],
    [520, 100, true],
    [520, 200, true],
    [200, 100, false],
    [200, 520, false],
    [520, 520, false],
  ] as const)('lets a subscription change from %d to %d: %s', (from, to, may) => {
    expect(subscriptionMayBecome(from, to)).toBe(may)
  })

  test.each([
    ['active', 'delivered', true],
    ['active', 'controlled', false],
    ['control', 'delivered', false],
    ['stopped', 'active', true],
    ['delivered', 'canceled', false],
    ['frozen', 'delivered', false],
    ['canceled', 'active', false],
  ] as const)('lets a delivery change from %s to %s: %s', (from, to, may) => {
    expect(deliveryMayBecome(from, to)).toBe(may)
  })

  test.each([
    ['cancel', { status: 200 }, 'subscription.is_canceled'],
    ['reactivate', { status: 200 }, 'subscription.is_canceled'],
    ['pause', { status: 520 }, 'subscription.is_paused'],
    ['skip', { status: 520 }, 'subscription.not_allowed'],
    ['reactivate', {}, 'subscription.is_active'],
    ['skip', { stage: 'charging' }, 'subscription.delivery_processed'],
    ['move', { stage: 'failing' }, 'subscription.delivery_processed'],
    ['remove_product', { products: 1 }, 'subscription.last_product'],
    ['pay', {}, 'subscription.not_allowed'],
    ['activate', { stage: 'stopped', hasCard: false }, 'subscription.not_allowed'],
  ] as const)('refuses the action %s with %j', (action, other, code) => {
    expect(() => assertBeOpen(action, { ...facts, ...other })).toThrow(expect.objectContaining({ code }))
  })

  test('allows the actions that the customer’s page offers', () => {
    expect(actionsOf(facts)).toContain('send_earlier')
    expect(actionsOf({ ...facts, stage: 'stopped' })).toEqual(
      expect.arrayContaining(['skip', 'pay', 'activate', 'cancel']),
    )
    expect(actionsOf({ ...facts, status: 520 })).toEqual(expect.arrayContaining(['reactivate', 'cancel']))
    expect(actionsOf({ ...facts, status: 200 })).toEqual([])
  })
})

describe('the proposed interval', () => {
  test.each([
    [
      { daysInWeek: 7, kind: 'daily', inBox: 30 },
      { interval: 'm1', boxes: 1 },
    ],
    [
      { daysInWeek: 7, kind: 'daily', inBox: 90 },
      { interval: 'm3', boxes: 1 },
    ],
    [
      { daysInWeek: 7, kind: 'monthly', inBox: 6 },
      { interval: 'm6', boxes: 1 },
    ],
    [
      { daysInWeek: 3, kind: 'monthly', inBox: 3 },
      { interval: 'm6', boxes: 2 },
    ],
    [
      { daysInWeek: 2, kind: 'daily', inBox: 30 },
      { interval: 'm6', boxes: 2 },
    ],
  ] as const)('is for the use %j the proposal %j', (use, proposal) => {
    expect(proposedInterval(use)).toEqual(proposal)
  })

  test('never lets the lenses run out, and leaves less than a box over from each delivery', () => {
    const anyUse = fc.record({
      daysInWeek: fc.integer({ min: 1, max: 7 }),
      kind: fc.constantFrom('daily' as const, 'two-week' as const, 'monthly' as const),
      inBox: fc.constantFrom(3, 6, 30, 90),
    })
    fc.assert(
      fc.property(anyUse, (use) => {
        const { interval, boxes } = proposedInterval(use)
        const needed = lensesInMonth(use) * INTERVAL_MONTHS[interval]
        expect(boxes * use.inBox).toBeGreaterThanOrEqual(needed - 0.02 * use.inBox)
        expect(boxes === 1 || (boxes - 1) * use.inBox < needed).toBe(true)
      }),
    )
  })
})

describe('the price of a subscription', () => {
  test('rises 30 days after the notification, and not before', () => {
    const agreed: AgreedPrice = { amount: 2000, rise: null }
    const rise = riseToAnnounce(agreed, 2200, '2026-12-01')
    expect(rise).toEqual({ amount: 2200, from: '2026-12-31' })
    expect(chargeable(agreed, 2200, '2026-12-01')).toBe(2000)
    expect(chargeable({ ...agreed, rise }, 2200, '2026-12-30')).toBe(2000)
    expect(chargeable({ ...agreed, rise }, 2200, '2026-12-31')).toBe(2200)
    expect(riseToAnnounce({ ...agreed, rise }, 2200, '2026-12-05')).toBeNull()
    expect(agreedAfter({ ...agreed, rise }, '2026-12-31')).toEqual({ amount: 2200, rise: null })
  })

  test('never exceeds a price that the customer has known for 30 days, or the current price', () => {
    const cents = fc.integer({ min: 0, max: 10_000 })
    fc.assert(
      fc.property(
        cents,
        fc.array(fc.tuple(cents, fc.integer({ min: 1, max: 60 })), { maxLength: 20 }),
        (first, steps) => {
          let agreed: AgreedPrice = { amount: first, rise: null }
          let day = '2026-01-01'
          const reported: { amount: number; on: string }[] = [{ amount: first, on: plusDays(day, -30) }]
          for (const [price, days] of steps) {
            day = plusDays(day, days)
            const charged = chargeable(agreed, price, day)
            const known = reported.filter(({ on }) => plusDays(on, 30) <= day).map(({ amount }) => amount)
            expect(charged).toBeLessThanOrEqual(Math.min(price, Math.max(...known)))
            agreed = agreedAfter(agreed, day)
            const rise = riseToAnnounce(agreed, price, day)
            if (rise) {
              reported.push({ amount: rise.amount, on: day })
              agreed = { ...agreed, rise }
            }
          }
        },
      ),
    )
  })
})
