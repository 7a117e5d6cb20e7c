import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plusDays } from '#domain/calendar/days.ts'
import type { Subject } from '#domain/ledger/accounts.ts'
import { assertBeReferable, type ReferralUse } from './may-refer.ts'
import { freeAmount, promiseOn, USUAL_PROMISE } from './promise.ts'
import { countsOn, figuresOf, freeBill, withFreeBill, withoutBill, withPaidBill, type Referral } from './referral.ts'

const refusing = (code: string) => expect.objectContaining({ code })

describe('a referral code', () => {
  const use: ReferralUse = {
    sharer: 'A',
    friend: 'B',
    sharerIsActive: true,
    friendWasCustomer: false,
    cameBy: new Map(),
  }
  const ring = new Map([['A', 'C'], ['C', 'B']]) // prettier-ignore
  test.each<[string, Partial<ReferralUse>]>([
    ['referral.own_code', { friend: 'A' }],
    ['referral.sharer_ended', { sharerIsActive: false }],
    ['referral.not_new', { friendWasCustomer: true }],
    ['referral.ring', { cameBy: ring, friendWasCustomer: true }],
  ])('is refused with %s', (code, differences) => {
    expect(() => assertBeReferable(use)).not.toThrow()
    expect(() => assertBeReferable({ ...use, ...differences })).toThrow(refusing(code))
  })

  test('promises what the setting in force on its day says', () => {
    const set = [
      { from: '2026-06-01', friendMonths: 2, sharerMonths: 2 },
      { from: '2026-03-01', friendMonths: 4, sharerMonths: 0 },
    ]
    expect(promiseOn(set, '2026-02-28')).toEqual(USUAL_PROMISE)
    expect(promiseOn(set, '2026-05-31')).toEqual({ friendMonths: 4, sharerMonths: 0 })
    expect(promiseOn(set, '2026-06-01')).toEqual({ friendMonths: 2, sharerMonths: 2 })
  })
})

const lenses: Subject = { kind: 'subscription', number: 1 }
const others: Subject = { kind: 'subscription', number: 2 }
const glasses: Subject = { kind: 'lifestyle', number: 3 }
const sharers: Subject = { kind: 'subscription', number: 4 }
const bill = (period: string, amount = 2000, subject = lenses, customer = 'B') => ({
  subject,
  customer,
  period,
  amount,
})
const taken: Referral = {
  sharer: 'A',
  friend: 'B',
  friendMonths: 3,
  sharerMonths: 1,
  friendBills: [],
  sharerBills: [],
  paid: null,
  countedOn: null,
}
const after = (referral: Referral, changed: Partial<Referral> | null) => ({ ...referral, ...changed })

describe('the free bills of a referral', () => {
  test('are deliveries two to four of one subscription, up to 30 € each', () => {
    let referral = taken
    const free = ['1', '2', '3', '4', '5'].map((period) => {
      const asked = bill(period, period === '3' ? 5000 : 2000)
      referral = after(referral, withFreeBill(referral, asked))
      expect(withFreeBill(referral, bill(period, 2000, others))).toBeNull()
      return freeBill(referral, asked)?.amount
    })
    expect(free).toEqual([undefined, 2000, 3000, 2000, undefined])
  })

  test('are the first three bills of Lifestyle, whatever their amount', () => {
    expect(freeAmount('lifestyle', 12_000)).toBe(12_000)
    const referral = after(taken, withFreeBill(taken, bill('2027-01', 1349, glasses)))
    expect(freeBill(referral, bill('2027-01', 0, glasses))?.amount).toBe(1349)
    expect(withFreeBill(referral, bill('2'))).toBeNull()
  })

  test('include another one after a free delivery is skipped, but not after a paid bill', () => {
    const referral = after(taken, withFreeBill(taken, bill('2')))
    expect(withoutBill(referral, bill('2'))).toEqual({ friendBills: [], sharerBills: [] })
    const paid = after(referral, withPaidBill(referral, { ...bill('2'), on: '2027-02-01' }))
    expect(withoutBill(paid, bill('2'))).toBeNull()
  })

  test('count for the sharer a month after the friend’s first paid delivery, or with the first paid month', () => {
    const withLenses = after(taken, withPaidBill(taken, { ...bill('1'), on: '2027-01-31' }))
    expect(countsOn(withLenses)).toBe('2027-02-28')
    expect(countsOn(after(taken, withPaidBill(taken, { ...bill('2027-04', 1900, glasses), on: '2027-05-01' })))).toBe(
      '2027-05-01',
    )
    const free = after(taken, withFreeBill(taken, bill('2027-01', 1900, glasses)))
    expect(countsOn(after(free, withPaidBill(free, { ...bill('2027-01', 0, glasses), on: '2027-02-01' })))).toBeNull()
  })

  test('a friend who starts another subscription counts by the last one started', () => {
    const first = after(taken, withPaidBill(taken, { ...bill('1'), on: '2027-01-10' }))
    const again = after(first, withPaidBill(first, { ...bill('1', 2000, others), on: '2027-03-10' }))
    expect(countsOn(again)).toBe('2027-04-10')
    expect(withPaidBill(first, { ...bill('1'), on: '2027-03-10' })).toBeNull()
  })
})

const subject = fc.constantFrom(lenses, others, glasses, sharers)
const command = fc.record({
  deed: fc.constantFrom('ask', 'ask', 'ask', 'pay', 'drop', 'count'),
  customer: fc.constantFrom('A', 'B', 'C'),
  subject,
  period: fc.integer({ min: 1, max: 6 }).map(String),
  amount: fc.integer({ min: 0, max: 6000 }),
})

test('no one gets more than was promised, whatever is billed, paid and dropped, and a bill stays free', () => {
  const months = fc.integer({ min: 0, max: 4 })
  fc.assert(
    fc.property(months, months, fc.array(command, { maxLength: 60 }), (friendMonths, sharerMonths, commands) => {
      let referral: Referral = { ...taken, friendMonths, sharerMonths }
      for (const [index, { deed: action, ...asked }] of commands.entries()) {
        const before = freeBill(referral, asked)
        const on = plusDays('2027-01-01', index)
        if (action === 'ask') referral = after(referral, withFreeBill(referral, asked))
        if (action === 'pay') referral = after(referral, withPaidBill(referral, { ...asked, on }))
        if (action === 'drop') referral = after(referral, withoutBill(referral, asked))
        if (action === 'count' && countsOn(referral) !== null) referral = { ...referral, countedOn: on }
        if (before && action !== 'drop') expect(freeBill(referral, asked)).toMatchObject({ amount: before.amount })
        if (before?.isPaid) expect(freeBill(referral, asked)).toEqual(before)
      }
      const { friendBills, sharerBills } = referral
      expect(friendBills.length).toBeLessThanOrEqual(friendMonths)
      expect(sharerBills.length).toBeLessThanOrEqual(referral.countedOn === null ? 0 : sharerMonths)
      expect(new Set(friendBills.map((one) => one.subject)).size).toBeLessThanOrEqual(1)
      const free = [...friendBills, ...sharerBills]
      expect(new Set(free.map((one) => `${one.subject} ${one.period}`)).size).toBe(free.length)
      for (const one of free) if (one.subject.startsWith('subscription')) expect(one.amount).toBeLessThanOrEqual(3000)
      const { earned, used } = figuresOf([referral])
      expect(used).toBeLessThanOrEqual(earned)
    }),
  )
})
