import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LifestylePlan } from '#contracts/lifestyle.ts'
import { plusDays, plusMonths } from '#domain/calendar/days.ts'
import {
  boundAfterExchange,
  boundUntil,
  contractYear,
  endAfterNotice,
  assertBeExchangeable,
  yearlyExchange,
  type ContractDays,
} from './contract-days.ts'
import { contractStatuses, assertBeOpenAction, openActions } from './contract-states.ts'
import { monthlyBill, sumUntil, type Billed } from './monthly-bill.ts'
import { cheapestPlan, assertFitPlan, type PlannedPair } from './plans.ts'
import { afterWinback, assertBeTakable } from './winback.ts'

const refusing = (code: string) => expect.objectContaining({ code })
const anyDay = fc.integer({ min: 0, max: 3000 }).map((days) => plusDays('2026-01-01', days))

const contract: ContractDays = {
  activeFrom: '2026-03-10',
  boundUntil: boundUntil('2026-03-10', 24),
  noticeOn: null,
  endsOn: null,
  exchangedOn: [],
}

describe('the days of a contract', () => {
  test('bind for 24 months from delivery', () => {
    expect(contract.boundUntil).toBe('2028-03-09')
    expect(boundUntil('2028-02-29', 24)).toBe('2030-02-27')
  })

  test.each([
    ['2026-05-01', '2028-03-09'],
    ['2028-02-08', '2028-03-09'],
    ['2028-02-09', '2028-03-10'],
    ['2029-01-15', '2029-02-14'],
  ])('a notice given on %s ends the contract on %s', (today, ends) => {
    expect(endAfterNotice(contract, today)).toBe(ends)
  })

  test.each([
    ['2026-03-09', null],
    ['2026-03-10', { left: 1, lastOrderOn: '2027-02-07', notifyOn: '2027-01-08', binds: false }],
    ['2028-03-09', { left: 1, lastOrderOn: '2028-02-08', notifyOn: '2028-01-09', binds: false }],
    ['2028-03-10', { left: 1, lastOrderOn: '2029-02-07', notifyOn: '2029-01-08', binds: true }],
  ])('on %s the yearly exchange is %j', (today, exchange) => {
    expect(yearlyExchange(contract, today)).toEqual(exchange)
  })

  test('allow one exchange a year, and an unused one lapses', () => {
    const used = { ...contract, exchangedOn: ['2026-08-01'] }
    expect(() => assertBeExchangeable(used, '2026-12-01')).toThrow(refusing('lifestyle.exchange_used'))
    expect(assertBeExchangeable(used, '2027-03-10')).toMatchObject({ left: 1 })
    expect(() => assertBeExchangeable(contract, '2027-02-08')).toThrow(refusing('lifestyle.exchange_too_late'))
    expect(assertBeExchangeable(contract, '2027-02-07')).toMatchObject({ left: 1 })
  })

  test('allow the exchanges of the binding after a notice, and none after the binding', () => {
    const leaving = { ...contract, noticeOn: '2027-05-01', endsOn: '2028-03-09' }
    expect(assertBeExchangeable(leaving, '2027-06-01')).toMatchObject({ binds: false })
    const later = { ...contract, noticeOn: '2028-05-01', endsOn: '2028-05-31' }
    expect(() => assertBeExchangeable(later, '2028-05-02')).toThrow(refusing('lifestyle.no_exchange'))
  })

  test('are extended by an exchange only after the binding', () => {
    expect(boundAfterExchange(contract, '2027-06-01')).toBe('2028-03-09')
    expect(boundAfterExchange(contract, '2028-06-01')).toBe('2029-05-31')
  })

  test('belong to exactly one contract year each', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 2000 }), (from, days) => {
        const day = plusDays(from, days)
        const year = contractYear(from, day)
        expect(year.from <= day && day <= year.to).toBe(true)
        expect(contractYear(from, plusDays(year.to, 1)).index).toBe(year.index + 1)
      }),
    )
  })
})

describe('the bill of a month', () => {
  const billed: Billed = {
    activeFrom: '2026-03-10',
    endsOn: '2026-06-15',
    freeMonths: [],
    prices: [{ from: '2026-03-10', monthly: 1900 }],
  }

  test.each([
    ['2026-02', undefined],
    ['2026-03', 1349],
    ['2026-04', 1900],
    ['2026-06', 950],
    ['2026-07', undefined],
  ])('is for %s the amount %s', (month, amount) => {
    expect(monthlyBill(billed, month)?.amount).toBe(amount)
  })

  test('splits a price change by days, and is zero in a free month', () => {
    const changed = { ...billed, prices: [...billed.prices, { from: '2026-04-16', monthly: 2900 }] }
    expect(monthlyBill(changed, '2026-04')).toMatchObject({
      rows: [
        { from: '2026-04-01', to: '2026-04-15', monthly: 1900, amount: 950 },
        { from: '2026-04-16', to: '2026-04-30', monthly: 2900, amount: 1450 },
      ],
      amount: 2400,
    })
    const free = { ...changed, freeMonths: [{ month: '2026-04-01', why: 'referral' as const }] }
    expect(monthlyBill(free, '2026-04')).toMatchObject({ free: 'referral', amount: 0 })
  })

  test('counts each day once, whatever changes', () => {
    const price = fc.integer({ min: 100, max: 10_000 })
    const changes = fc.array(fc.record({ from: anyDay, monthly: price }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(anyDay, changes, fc.integer({ min: 0, max: 400 }), (from, changed, days) => {
        const prices = changed.toSorted((one, other) => one.from.localeCompare(other.from))
        const whole = { activeFrom: from, endsOn: plusDays(from, days), prices, freeMonths: [] }
        let counted = 0
        for (let month = from.slice(0, 7); month <= whole.endsOn.slice(0, 7);) {
          for (const row of monthlyBill(whole, month)?.rows ?? []) {
            expect(row.amount >= 0 && row.amount <= row.monthly).toBe(true)
            counted += (Date.parse(row.to) - Date.parse(row.from)) / 86_400_000 + 1
          }
          month = plusMonths(`${month}-01`, 1).slice(0, 7)
        }
        expect(counted).toBe(days + 1)
      }),
    )
  })

  test('adds up to the amount still to be paid', () => {
    expect(sumUntil(billed, '2026-03-10', '2026-06-15')).toBe(1349 + 1900 + 1900 + 950)
    expect(sumUntil({ ...billed, endsOn: null }, '2026-05-01', '2026-06-15')).toBe(1900 + 950)
  })
})

describe('choosing a plan', () => {
  const plan: LifestylePlan = {
    id: 'kaksi',
    name: 'Kaksi',
    description: '',
    monthly: 2900,
    bindingMonths: 24,
    pairs: 2,
    frameUpTo: 14_900,
    lenses: ['yksiteho-1-5'],
    perks: [],
    isOffered: true,
  }
  const pair = (category: string, price = 10_000, slug = 'yksiteho-1-5', isTinted = false): PlannedPair => {
    return { frame: { price, category }, lenses: { slug, isTinted } }
  }

  test.each<[string, PlannedPair[]]>([
    ['lifestyle.pairs', [pair('frames')]],
    ['lifestyle.frame_not_in_plan', [pair('frames'), pair('sunglasses', 14_901)]],
    ['lifestyle.frame_not_in_plan', [pair('frames'), pair('sports_glasses')]],
    ['lifestyle.lenses_not_in_plan', [pair('frames'), pair('sunglasses', 100, 'moniteho')]],
    ['lifestyle.needs_sun_pair', [pair('frames'), pair('frames')]],
  ])('refuses the pairs with %s', (code, pairs) => {
    expect(() => assertFitPlan(plan, pairs)).toThrow(refusing(code))
  })

  test('accepts a pair of sunglasses or a tinted pair', () => {
    expect(() => assertFitPlan(plan, [pair('frames'), pair('sunglasses')])).not.toThrow()
    expect(() => assertFitPlan(plan, [pair('frames'), pair('frames', 14_900, 'yksiteho-1-5', true)])).not.toThrow()
  })

  test('finds the cheapest plan that includes the frame', () => {
    const all = { ...plan, id: 'kaikki', monthly: 3900, frameUpTo: null }
    const gone = { ...all, monthly: 100, isOffered: false }
    expect(cheapestPlan([all, plan, gone], { price: 14_900, category: 'frames' })?.id).toBe('kaksi')
    expect(cheapestPlan([all, plan, gone], { price: 20_000, category: 'frames' })?.id).toBe('kaikki')
    expect(cheapestPlan([plan], { price: 100, category: 'contact_lenses' })).toBeUndefined()
  })
})

test('an active contract allows its agreed actions, a held one no exchange, and an ended one only a win-back', () => {
  const active = { status: contractStatuses.active, hasNotice: false, isHeld: false }
  expect(openActions(active)).toEqual(['give_notice', 'withdraw', 'terminate', 'exchange', 'hold', 'change_plan'])
  expect(openActions({ ...active, isHeld: true })).not.toContain('exchange')
  expect(openActions({ ...active, status: contractStatuses.terminated })).toEqual(['win_back'])
  expect(() => assertBeOpenAction('give_notice', { ...active, hasNotice: true })).toThrow(
    refusing('lifestyle.notice_given'),
  )
  expect(() => assertBeOpenAction('exchange', { ...active, status: contractStatuses.created })).toThrow(
    refusing('lifestyle.not_allowed'),
  )
})

describe('a winback', () => {
  const offer = { endedOn: '2026-06-15', mailedOn: '2026-06-20', takenOn: null }
  test.each([
    ['2026-06-15', 'winback.not_yet'],
    ['2026-08-20', 'winback.too_late'],
  ])('cannot be accepted on %s', (day, code) => {
    expect(() => assertBeTakable(offer, day)).toThrow(refusing(code))
  })

  test('can be accepted once, is free for three months, and binds for twelve including them', () => {
    expect(() => assertBeTakable(offer, '2026-08-19')).not.toThrow()
    expect(() => assertBeTakable({ ...offer, takenOn: '2026-07-01' }, '2026-07-02')).toThrow(refusing('winback.taken'))
    expect(afterWinback('2026-11-30')).toEqual({
      billedFrom: '2027-02-28',
      freeUntil: '2027-02-27',
      boundUntil: '2027-11-29',
    })
  })
})
