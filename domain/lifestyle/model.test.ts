import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plusDays, plusMonths } from '#domain/calendar/days.ts'
import { refOf } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balances.ts'
import { entryOf, type Entry } from '#domain/ledger/entry.ts'
import type { LedgerEvent } from '#domain/ledger/events.ts'
import { freeBill, withFreeBill, withPaidBill, type Referral } from '#domain/referral/referral.ts'
import { Refusal } from '#domain/refusal.ts'
import { openActions } from './contract-states.ts'
import {
  openBill,
  billOf,
  billOn,
  dropOrder,
  recordDecline,
  recordDelivery,
  end,
  exchangePair,
  orderFirst,
  mayCharge,
  recordPayment,
  startContract,
  winBack,
  type Contract,
} from './contract.ts'
import { runAdminAction } from './admin-actions.ts'
import type { MonthlyBill } from './monthly-bill.ts'
import { changePlan } from './plan-change.ts'
import { removeRise, addRise } from './price-change.ts'
import { begunOn, billedSince } from './withdrawal.ts'

const FROM = '2026-12-10'
const PLAN = { bindingMonths: 24, monthly: 1900 }
const RATE = 2550
const subject = { kind: 'lifestyle', number: 71_032_846 } as const
const lenses = { kind: 'subscription', number: 71_032_001 } as const

/** A bill as it was frozen. Lens deliveries that it asks for are in `connected`, in cents. */
interface Bill extends Pick<MonthlyBill, 'rows'> {
  month: string
  charged: number
  free: number
  connected: number
  paidOn: string | null
}

/** A contract with all that its steps and its customer would have written by now. */
class World {
  today = FROM
  contract: Contract = orderFirst(startContract())!
  bills: Bill[] = []
  charges: { month: string; on: string; amount: number }[] = []
  entries: Entry[] = []
  isConnected = false
  /** Deliveries that wait for the bill of their month. */
  rows: { month: string; amount: number }[] = []
  deliveries = 0
  /** The days on which it ran, as the calendar saw it. */
  ran = new Set<string>()
  referral: Referral = {
    friend: 'customer',
    sharer: 'another',
    friendMonths: 3,
    sharerMonths: 1,
    friendBills: [],
    sharerBills: [],
    paid: null,
    countedOn: null,
  }

  post(event: LedgerEvent): void {
    this.entries.push(...[entryOf(event)].flatMap((entry) => entry ?? []))
  }

  /** What a day does by itself: ends, bills, and tries the card, which pays or does not. */
  live(days: number, pays: boolean): void {
    for (let count = 0; count < days; count += 1) {
      this.today = plusDays(this.today, 1)
      this.contract = end(this.contract, this.today) ?? this.contract
      if (this.contract.status === 2) this.ran.add(this.today)
      this.bill()
      const { open } = this.contract
      const isTried = open && (open.billedOn === this.today || open.nextAttemptOn === this.today)
      if (open && isTried && open.stage !== 'stopped') this.try(open.month, pays)
    }
  }

  bill(): void {
    // Months of which no day is billed are passed over.
    for (let passed = 0; passed < 40 && (billOn(this.contract) ?? '9999') <= this.today; passed += 1)
      this.contract = openBill(this.contract, this.today) ?? this.contract
    const { open } = this.contract
    if (!open || this.bills.some(({ month }) => month === open.month)) return
    const { rows, free: why, amount } = billOf(this.contract, open.month)!
    const sum = rows.reduce((total, row) => total + row.amount, 0)
    const asked = { subject, customer: 'customer', period: open.month, amount: sum }
    if (!why) this.referral = { ...this.referral, ...withFreeBill(this.referral, asked) }
    const free = why ? sum - amount : (freeBill(this.referral, asked)?.amount ?? 0)
    const mine = this.rows.filter(({ month }) => month <= open.month)
    this.rows = this.rows.filter((row) => !mine.includes(row))
    const connected = mine.reduce((total, row) => total + row.amount, 0)
    this.bills.push({ month: open.month, rows, charged: sum - free + connected, free, connected, paidOn: null })
    const entry = { subject, of: open.month, on: this.today }
    if (sum > free) this.post({ ...entry, kind: 'invoiced', gross: [{ rate: RATE, amount: sum - free }] })
    if (free > 0) this.post({ ...entry, kind: 'free_month', gross: [{ rate: RATE, amount: free }] })
    if (sum - free + connected === 0) this.paid(open.month, 'nothing')
  }

  try(month: string, pays: boolean): void {
    if (!mayCharge(this.contract, month)) return
    if (pays) return this.pay(month)
    this.contract = recordDecline(this.contract, month, (this.contract.open?.attempts ?? 0) + 1) ?? this.contract
  }

  pay(month: string): void {
    const amount = this.bills.find((bill) => bill.month === month)!.charged
    if (!this.paid(month, 'charge')) return
    this.charges.push({ month, on: this.today, amount })
    this.post({ subject, of: month, on: this.today, kind: 'charged', amount })
  }

  /** False where the month is not open any more, so that money goes back. */
  paid(month: string, charge: string): boolean {
    const after = recordPayment(this.contract, month, charge)
    if (!after) return false
    this.contract = after
    this.bills = this.bills.map((bill) => (bill.month === month ? { ...bill, paidOn: this.today } : bill))
    const reported = withPaidBill(this.referral, { subject, customer: 'customer', period: month, on: this.today })
    this.referral = { ...this.referral, ...reported }
    return true
  }

  /** A lens delivery of the customer is processed: a row of the contract that pays for it, or a charge of its own. */
  deliverLenses(amount: number): void {
    const { status, isHeld } = this.contract
    this.deliveries += 1
    const entry = { subject: lenses, of: `delivery-${this.deliveries}`, on: this.today }
    this.post({ ...entry, kind: 'invoiced', gross: [{ rate: RATE, amount }] })
    if (this.isConnected && status === 2 && !isHeld) {
      this.rows.push({ month: this.today.slice(0, 7), amount })
      this.post({ ...entry, kind: 'connected', amount, to: subject })
    } else this.post({ ...entry, kind: 'charged', amount })
  }

  /** Gives up the month that is stopped: a loss of all that it asked for. */
  forgive(): void {
    const { open } = this.contract
    this.contract = runAdminAction(this.contract, 'forgive', this.today)
    const { charged: amount, month: of } = this.bills.find(({ month }) => month === open?.month)!
    this.post({ subject, of, on: this.today, kind: 'written_off', gross: [{ rate: RATE, amount }] })
  }

  /** What was paid since the delivery goes back, and an open month that asks for no lenses is closed. */
  withdraw(): void {
    const from = begunOn(this.contract)!
    this.contract = runAdminAction(this.contract, 'withdraw', this.today)
    for (const bill of this.bills.filter(({ month }) => month >= from.slice(0, 7))) {
      const amount = billedSince(bill, bill.free, from)
      const isOpen = this.contract.open?.month === bill.month
      if (amount === 0 || (!bill.paidOn && (!isOpen || bill.connected > 0))) continue
      const of = `${bill.month}:withdrawn`
      this.post({ subject, of, on: this.today, kind: 'credited', gross: [{ rate: RATE, amount }] })
      if (bill.paidOn) this.post({ subject, of, on: this.today, kind: 'refunded', amount })
      else this.contract = { ...this.contract, open: null, isHeld: false }
    }
  }

  /** Does one thing, if it may be done; what is refused changes nothing. */
  do({ deed: action, days, amount }: { deed: Action; days: number; amount: number }): void {
    const before = this.contract
    const { underWay, open } = before
    try {
      switch (action) {
        case 'live':
        case 'fail':
          return this.live(days, action === 'live')
        case 'deliver': {
          this.contract = (underWay && recordDelivery(before, underWay.order, this.today, PLAN)) ?? before
          if (this.contract.status === 2) this.ran.add(this.today)
          return
        }
        case 'cancel_order':
          this.contract = (underWay && dropOrder(before, underWay.order, this.today)) ?? before
          return
        case 'exchange':
          this.contract = exchangePair(before, 0, { today: this.today, acceptsBinding: true })
          return
        case 'win_back':
          this.contract = winBack(before)
          return
        case 'pay':
          if (open && open.stage !== 'charging') this.pay(open.month)
          return
        case 'try_card':
          this.contract = runAdminAction(before, 'try_card', this.today)
          if (this.contract.open) this.try(this.contract.open.month, true)
          return
        case 'forgive':
          return this.forgive()
        case 'withdraw':
          return this.withdraw()
        case 'change_plan': {
          const now = before.prices.at(-1)?.monthly ?? 0
          const [from, to] = [now, now + (amount % 2 ? 700 : -100)].map((monthly) => ({
            id: `${monthly}`,
            pairs: 1,
            monthly,
          }))
          this.contract = changePlan(before, { from: from!, to: to!, today: this.today, isByStaff: days % 2 === 0 })
          return
        }
        case 'rise':
          this.contract = addRise(before, (before.prices.at(-1)?.monthly ?? 0) + 100, this.today, this.today) ?? before
          return
        case 'stop_rise':
          this.contract = removeRise(before, before.prices.at(-1)?.monthly ?? 0, FROM, this.today) ?? before
          return
        case 'connect':
          this.isConnected = !this.isConnected
          return
        case 'lenses':
          return this.deliverLenses(amount)
        default:
          this.contract = runAdminAction(before, action, this.today)
      }
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      expect(this.contract).toBe(before)
    }
  }
}

const actions = [
  ...(['live', 'live', 'live', 'fail', 'deliver', 'deliver', 'cancel_order', 'exchange', 'win_back', 'pay'] as const),
  ...([
    'change_plan',
    'give_notice',
    'take_back_notice',
    'try_card',
    'forgive',
    'grant_exchange',
    'terminate',
    'withdraw',
  ] as const),
  ...(['rise', 'stop_rise', 'connect', 'lenses'] as const),
] as const
type Action = (typeof actions)[number]

const command = fc.record({
  deed: fc.constantFrom(...actions),
  days: fc.integer({ min: 1, max: 75 }),
  amount: fc.integer({ min: 1, max: 6000 }),
})

/** Whatever was done, this holds. */
function assertHold({ contract, bills, charges, entries, ran, rows, referral }: World): void {
  const months = bills.map(({ month }) => month)
  expect(new Set(months).size).toBe(months.length)
  expect(months).toEqual(months.toSorted())
  expect(new Set(charges.map(({ month }) => month)).size).toBe(charges.length)
  for (const { month, on, amount } of charges) {
    // It has run in the month, which is over, and nothing is charged that costs nothing.
    expect([...ran].some((day) => day.startsWith(month))).toBe(true)
    expect(on >= plusMonths(`${month}-01`, 1)).toBe(true)
    expect(amount).toBeGreaterThan(0)
  }
  // The customer's balance is what was billed and is open, with lens deliveries that are in no bill yet.
  const open = bills.find(({ month, paidOn }) => month === contract.open?.month && paidOn === null)
  const waiting = rows.reduce((sum, { amount }) => sum + amount, 0)
  expect(balanceOf(entries, refOf(subject))).toBe((open?.charged ?? 0) + waiting)
  expect(balanceOf(entries, refOf(lenses))).toBe(0)
  const given = entries.filter(({ event }) => event === 'free_month')
  expect(given).toHaveLength(bills.filter(({ free }) => free > 0).length)
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
  expect(referral.friendBills.length).toBeLessThanOrEqual(3)
  if (contract.isHeld) expect(contract.open?.stage).toBe('stopped')
}

/** What the table forbids has not come about. */
function assertFollow(before: Contract, after: Contract, action: Action): void {
  const open = openActions({ ...before, hasNotice: before.noticeOn !== null })
  const turned = (from: number, to: number) => before.status === from && after.status === to
  if (turned(1, 2)) expect(action === 'deliver' && (open.includes('deliver') as boolean)).toBe(true)
  if (turned(3, 1)) expect(open).toContain('win_back')
  expect(turned(2, 1) || turned(3, 2)).toBe(false)
  if (after.orders > before.orders) expect(open.some((one) => one === 'exchange' || one === 'win_back')).toBe(true)
  // Nothing is ordered or noticed while it waits for money, and a binding never becomes shorter.
  if (before.isHeld && action !== 'pay' && action !== 'try_card') expect(after.orders).toBe(before.orders)
  if (before.status === 2 && after.status === 2) expect(after.boundUntil! >= before.boundUntil!).toBe(true)
}

test('no sequence of actions charges a month twice or a day without contract, and the books balance', () => {
  fc.assert(
    fc.property(fc.array(command, { minLength: 10, maxLength: 60 }), (commands) => {
      const world = new World()
      for (const one of commands) {
        const before = world.contract
        world.do(one)
        if (one.deed !== 'live' && one.deed !== 'fail') assertFollow(before, world.contract, one.deed)
        assertHold(world)
      }
    }),
    { numRuns: 500 },
  )
})

test('a withdrawal in time refunds everything and charges no days', () => {
  const world = new World()
  world.referral = { ...world.referral, friendMonths: 0 }
  const step = (action: Action, days = 1) => world.do({ deed: action, days, amount: 0 })
  step('deliver')
  step('live', 25)
  expect(world.charges).toHaveLength(1)
  step('withdraw')
  step('live', 60)
  assertHold(world)
  expect(world.contract.status).toBe(3)
  expect(world.charges).toHaveLength(1)
  const moved = (event: string) => world.entries.filter((entry) => entry.event === event)
  expect(moved('refunded').map(({ lines }) => Math.max(...lines.map(({ amount }) => amount)))).toEqual([
    world.charges[0]!.amount,
  ])
})

test('an ended contract is paid by its days to the cent, and everything given free is in the books', () => {
  const world = new World()
  const days = (count: number) => ({ deed: 'live' as const, days: count, amount: 0 })
  const action = (name: Action) => ({ deed: name, days: 1, amount: 2500 })
  for (const one of [
    ...[action('deliver'), days(75), action('connect'), action('lenses'), days(75), action('give_notice'), days(75)],
    ...Array.from({ length: 8 }, () => days(75)),
    ...[action('win_back'), days(10), action('deliver'), days(75), days(75), action('terminate'), days(40)],
  ])
    world.do(one)
  assertHold(world)
  const { bills, contract, entries } = world
  expect(contract).toMatchObject({ status: 3, open: null })
  expect(balanceOf(entries, refOf(subject))).toBe(0)
  // Three by the referral, and the months with free days of the winback.
  expect(bills.filter(({ free }) => free > 0).length).toBeGreaterThanOrEqual(6)
  expect(bills.filter(({ connected }) => connected > 0)).toMatchObject([{ connected: 2500 }])
})
