import fc from 'fast-check'
import { expect, test } from 'vitest'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { helsinkiDay, helsinkiTime } from '#domain/calendar/finnish-day.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  recordArrival,
  createContract,
  cancel,
  recordDecline,
  dueDays,
  factsOf,
  deliverNow,
  mayCharge,
  moveDelivery,
  assertAllow,
  recordPayment,
  pause,
  endPause,
  openDelivery,
  processOn,
  reactivate,
  skipDelivery,
  stageOf,
  retryCard,
  changeDeliveryInterval,
  type Contract,
} from './contract.ts'
import { arrivalDay, PROCESSED_AT, sendingDay } from './delivery-days.ts'
import { actionsOf, subscriptionMayBecome } from './transitions.ts'

const CONTENT = { hasCard: true, products: 2, hasGoneProduct: false }

/** A contract in a shop whose days pass one by one, with a card that is declined on some of them. */
class Life {
  contract: Contract
  charges: { period: number; on: string }[] = []
  orders: number[] = []
  attempts = new Map<number, string[]>()

  today: string

  constructor(today: string, interval: 'm1' | 'm2' | 'm3' | 'm6') {
    this.today = today
    this.contract = createContract(arrivalDay(sendingDay(today)), interval)
  }

  change(next: Contract): void {
    const { status, period } = this.contract
    if (next.status !== status) expect(subscriptionMayBecome(status, next.status)).toBe(true)
    expect(next.period).toBeGreaterThanOrEqual(period)
    this.contract = next
  }

  /** What the shop does by itself on this day. */
  work(isDeclined: boolean): void {
    const ended = endPause(this.contract, this.today)
    if (ended) this.change(ended)
    const begins = openDelivery(this.contract, this.today)
    if (begins) {
      this.change(begins)
      this.collect(isDeclined)
    } else if (this.contract.open && (this.contract.open.nextAttemptOn ?? '9') <= this.today) this.collect(isDeclined)
  }

  collect(isDeclined: boolean): void {
    const { open } = this.contract
    if (!open || !mayCharge(this.contract, open.period)) return
    expect(this.contract.status).toBe(100)
    const tried = this.attempts.get(open.period) ?? []
    this.attempts.set(open.period, [...tried, this.today])
    if (isDeclined) return this.change(recordDecline(this.contract, open.period, tried.length + 1) ?? this.contract)
    const charge = `c${open.period}`
    const after = recordPayment(this.contract, open.period, charge, this.today)
    expect(after).not.toBeNull()
    // Reported twice, it is paid once.
    expect(recordPayment(after!, open.period, charge, this.today)).toEqual(after)
    expect(recordPayment(after!, open.period, 'another', this.today)).toBeNull()
    this.charges.push({ period: open.period, on: this.today })
    this.orders.push(open.period)
    // Before its order is made, nothing that follows is due.
    expect(openDelivery(after!, this.today)).toBeNull()
    this.change(recordArrival(after!, open.period, arrivalDay(sendingDay(this.today))))
  }

  act(name: (typeof ACTIONS)[number], days: number): void {
    const { contract, today } = this
    try {
      assertAllow(contract, CONTENT, name)
      if (name === 'skip') this.change(skipDelivery(contract))
      if (name === 'move') this.change(moveDelivery(contract, plusDays(today, days), today))
      if (name === 'send_earlier') this.change(deliverNow(contract, today))
      if (name === 'pause') this.change(pause(contract, days % 2 ? plusDays(today, days) : null, today))
      if (name === 'reactivate') this.change(reactivate(contract, today))
      if (name === 'cancel') this.change(cancel(contract, today))
      if (name === 'change_interval')
        this.change(changeDeliveryInterval(contract, (['m1', 'm2', 'm3', 'm6'] as const)[Math.abs(days) % 4]!))
      if (name === 'activate') this.change(retryCard(contract, today))
      expect(actionsOf(factsOf(contract, CONTENT))).toContain(name)
    } catch (problem) {
      expect(problem).toBeInstanceOf(Refusal)
      expect(this.contract).toEqual(contract)
    }
  }

  check(): void {
    const { contract } = this
    expect(new Set(this.charges.map(({ period }) => period)).size).toBe(this.charges.length)
    expect(this.orders).toEqual(this.charges.map(({ period }) => period))
    expect(new Set(this.charges.map(({ on }) => on)).size).toBe(this.charges.length)
    if (contract.status !== 100) {
      expect(contract.open).toBeNull()
      expect(processOn(contract)).toBeNull()
    }
    if (contract.status === 200) expect([dueDays(contract).endPause, contract.pause]).toEqual([null, null])
    if (contract.status === 520) expect(contract.pause).not.toBeNull()
    if (stageOf(contract) === 'failing') expect(contract.open?.nextAttemptOn).not.toBeNull()
    for (const days of this.attempts.values()) expect(new Set(days).size).toBe(days.length)
  }
}

const ACTIONS = [
  ...(['skip', 'move', 'send_earlier', 'pause', 'reactivate', 'cancel', 'change_interval', 'activate'] as const),
]

/** A day, perhaps with an action before the shop works and one after. */
class Day implements fc.Command<object, Life> {
  readonly action: (typeof ACTIONS)[number] | 'none'
  readonly days: number
  readonly passes: number
  readonly isDeclined: boolean

  constructor(action: Day['action'], days: number, passes: number, isDeclined: boolean) {
    this.action = action
    this.days = days
    this.passes = passes
    this.isDeclined = isDeclined
  }
  check = () => true
  run(_: object, life: Life): void {
    if (this.action !== 'none') life.act(this.action, this.days)
    life.check()
    for (let passed = 0; passed < this.passes; passed += 1) {
      life.today = plusDays(life.today, 1)
      life.work(this.isDeclined)
      life.check()
    }
  }
  toString = () => `${this.action}(${this.days}) then ${this.passes} days${this.isDeclined ? ', declined' : ''}`
}

// Canceling ends everything, so it is drawn seldom.
const anyAction = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom('none' as const, ...ACTIONS.filter((name) => name !== 'cancel')) },
  { weight: 1, arbitrary: fc.constant('cancel' as const) },
)
const anyDay = fc
  .tuple(anyAction, fc.integer({ min: -5, max: 400 }), fc.integer({ min: 0, max: 45 }), fc.boolean())
  .map((parts) => new Day(...parts))
const anyStart = fc.integer({ min: 0, max: 3000 }).map((days) => plusDays('2026-01-01', days))

test('no sequence of actions charges more than once a period, or while paused or canceled', () => {
  fc.assert(
    fc.property(
      anyStart,
      fc.constantFrom('m1', 'm2', 'm3', 'm6'),
      fc.commands([anyDay], { maxCommands: 40, size: 'max' }),
      (start, interval, days) => {
        const life = new Life(start, interval)
        fc.modelRun(() => ({ model: {}, real: life }), days)
      },
    ),
    { numRuns: process.env.EVERY_ROW === '1' ? 100 : 20 },
  )
})

test.each([
  ['m1', 24],
  ['m2', 12],
  ['m3', 8],
  ['m6', 4],
] as const)('two years of %s give about %d deliveries, one a day at most', (interval, count) => {
  for (let start = 0; start < 20; start += 1) {
    const life = new Life(plusDays('2027-01-29', start * 17), interval)
    for (let day = 0; day < 730; day += 1) {
      life.today = plusDays(life.today, 1)
      life.work(false)
    }
    life.check()
    expect(Math.abs(life.charges.length - count)).toBeLessThanOrEqual(1)
  }
})

test('a week of downtime is made up for, one delivery a day', () => {
  const life = new Life('2026-12-01', 'm1')
  life.today = '2027-04-01'
  for (let day = 0; day < 30; day += 1) {
    life.work(false)
    life.check()
    life.today = plusDays(life.today, 1)
  }
  expect(life.charges[0]).toEqual({ period: 2, on: '2027-04-01' })
  expect(life.charges.map(({ period }) => period)).toEqual([2, 3, 4, 5].slice(0, life.charges.length))
})

test('a card declined on day 7 stops the deliveries until the customer has skipped one or paid', () => {
  const life = new Life('2026-12-01', 'm1')
  const first = processOn(life.contract)!
  for (let day = 0; day < 60; day += 1) {
    life.today = plusDays(life.today, 1)
    life.work(true)
  }
  expect(life.attempts.get(2)).toEqual([0, 1, 3, 7].map((days) => plusDays(first, days)))
  expect(stageOf(life.contract)).toBe('stopped')
  expect(life.charges).toEqual([])
  const skips = skipDelivery(life.contract)
  expect([skips.period, skips.open]).toEqual([3, null])
  expect(processOn(skips)).not.toBeNull()
})

test('deliveries are processed at six in the morning in Helsinki, also when clocks change', () => {
  for (const day of ['2027-03-28', '2027-10-31', '2028-02-29']) {
    const at = helsinkiInstant(day, PROCESSED_AT)
    expect([helsinkiDay(at), helsinkiTime(at)]).toEqual([day, PROCESSED_AT])
  }
})

test('a pause that ends on the day it began changes nothing but what could not be charged', () => {
  fc.assert(
    fc.property(
      anyStart,
      fc.constantFrom('m1', 'm2', 'm3', 'm6'),
      fc.array(anyDay, { maxLength: 20 }),
      (start, interval, days) => {
        const life = new Life(start, interval)
        for (const day of days) day.run({}, life)
        const { contract, today } = life
        if (contract.status !== 100) return
        expect(reactivate(pause(contract, null, today), today)).toEqual({ ...contract, open: null })
      },
    ),
  )
})

test('a pause leaves out what would have been processed in it, and no more', () => {
  const life = new Life('2026-11-23', 'm1')
  const due = processOn(life.contract)!
  const paused = pause(life.contract, null, plusDays(due, -1))
  expect(reactivate(paused, due).plan.index).toBe(life.contract.plan.index)
  expect(reactivate(paused, plusDays(due, 1)).plan.index).toBe(life.contract.plan.index + 1)
})
