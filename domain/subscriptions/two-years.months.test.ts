import { expect, test } from 'vitest'
import { SubscriptionInterval } from '#contracts/cart.ts'
import { plusDays, plusMonths } from '#domain/calendar/days.ts'
import { balanceOf, totalsOf } from '#domain/ledger/balances.ts'
import { refOf } from '#domain/ledger/accounts.ts'
import { entryOf, type Entry } from '#domain/ledger/entry.ts'
import { grossOn, type LedgerEvent } from '#domain/ledger/events.ts'
import {
  recordArrival,
  createContract,
  recordDecline,
  mayCharge,
  recordPayment,
  pause,
  endPause,
  openDelivery,
  skipDelivery,
  stageOf,
  retryCard,
  type Contract,
} from './contract.ts'
import { arrivalDay, INTERVAL_MONTHS, sendingDay } from './delivery-days.ts'

const FROM = '2026-12-01'
const TO = plusMonths(FROM, 24)
const CONTRACTS = 200
const PRICE = 5100

/** A line of the customer's bank statement. */
interface Line {
  on: string
  period: number
  amount: number
}

/** Numbers that look random and are the same in every run. */
function drawn(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/**
 * Simulates two years of a contract as its steps do, day by day: every tenth attempt is declined, and the customer
 * skips and pauses now and then.
 */
function lived(number: number): {
  statement: Line[]
  entries: Entry[]
  contract: Contract
  pauses: [string, string][]
} {
  const draw = drawn(number)
  const interval = SubscriptionInterval.options[number % 4]!
  const statement: Line[] = []
  const entries: Entry[] = []
  const pauses: [string, string][] = []
  const subject = { kind: 'subscription' as const, number }
  const post = (event: LedgerEvent) => entries.push(...[entryOf(event)].flatMap((entry) => entry ?? []))
  let contract = createContract(plusDays(FROM, number % 28), interval)
  for (let day = FROM; day < TO; day = plusDays(day, 1)) {
    contract = endPause(contract, day) ?? contract
    contract = openDelivery(contract, day) ?? contract
    const { open } = contract
    const isTried = open && (open.processedOn === day || open.nextAttemptOn === day)
    if (open && isTried && mayCharge(contract, open.period)) {
      if (draw() < 0.1) contract = recordDecline(contract, open.period, open.attempts + 1) ?? contract
      else {
        contract = recordPayment(contract, open.period, 'charge', day) ?? contract
        contract = recordArrival(contract, open.period, arrivalDay(sendingDay(day)))
        const booked = { subject, of: `delivery-${open.period}`, on: day }
        statement.push({ on: day, period: open.period, amount: PRICE })
        post({ ...booked, kind: 'invoiced', gross: grossOn(day, PRICE) })
        post({ ...booked, kind: 'charged', amount: PRICE })
      }
    }
    const whim = draw()
    if (stageOf(contract) === 'stopped' && whim < 0.2) contract = retryCard(contract, plusDays(day, 1))
    else if (contract.status === 100 && contract.open?.stage !== 'charging' && whim < 0.002)
      contract = skipDelivery(contract)
    else if (contract.status === 100 && contract.open?.stage !== 'charging' && whim < 0.003) {
      const until = plusDays(day, 60)
      contract = pause(contract, until, day)
      pauses.push([day, until])
    }
  }
  return { statement, entries, contract, pauses }
}

test('two years of two hundred subscriptions give correct bank statements', () => {
  const all = Array.from({ length: CONTRACTS }, (_, number) => ({ number, ...lived(number) }))
  for (const { number, statement, entries, pauses } of all) {
    const named = `contract ${number}`
    const periods = statement.map(({ period }) => period)
    expect(new Set(periods).size, named).toBe(periods.length)
    expect(periods, named).toEqual(periods.toSorted((a, b) => a - b))
    const months = INTERVAL_MONTHS[SubscriptionInterval.options[number % 4]!]
    expect(statement.length, named).toBeLessThanOrEqual(Math.ceil(24 / months) + 1)
    for (const [at, { on }] of statement.entries()) {
      const before = statement[at - 1]
      // What was charged before has arrived.
      if (before) expect(on > arrivalDay(sendingDay(before.on)), named).toBe(true)
      expect(
        pauses.some(([from, to]) => on > from && on < to),
        named,
      ).toBe(false)
    }
    expect(balanceOf(entries, refOf({ kind: 'subscription', number })), named).toBe(0)
  }
  const charged = all.flatMap(({ statement }) => statement)
  const totals = totalsOf(all.flatMap(({ entries }) => entries))
  const provider = totals.filter(({ account }) => account === 'provider').reduce((sum, { debit }) => sum + debit, 0)
  expect(provider).toBe(charged.reduce((sum, { amount }) => sum + amount, 0))
  expect(totals.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0)
  // Someone who never paused or skipped has paid as often as the months say.
  expect(charged.length).toBeGreaterThan(CONTRACTS * 8)
})
