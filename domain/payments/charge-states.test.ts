import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PaymentStanding } from '#contracts/payments.ts'
import {
  chargeMayBecome,
  givenUpChange,
  hasCome,
  reportedChange,
  returnedAs,
  standingOf,
  stateByRefunds,
  type ChargeFacts,
  type ChargeState,
  type GoneBy,
} from './charge-states.ts'
import { claimedRefund, settledRefunds } from './refund-entry.ts'
import { claiming, givenBack, leftToRefund } from './refund.ts'

const NOW = new Date('2026-11-25T10:00:00Z')
const open: ChargeFacts = {
  state: 'open',
  goneBy: null,
  amount: 2000,
  paid: null,
  promised: 0,
  refunds: [],
  transactionId: 'one',
}
const report = (outcome: 'paid' | 'waiting' | 'canceled', transactionId = 'one', amount = 2000) => ({
  outcome,
  transactionId,
  amount,
})

test.each<[ChargeState, GoneBy | null, PaymentStanding]>([
  ['open', null, { confirmation: 1, outcome: null }],
  ['reserved', null, { confirmation: 1, outcome: null }],
  ['paid', null, { confirmation: 2, outcome: null }],
  ['refunded', null, { confirmation: 2, outcome: null }],
  ['gone', 'provider', { confirmation: 1, outcome: 0 }],
  ['gone', 'time', { confirmation: 1, outcome: 99 }],
])('a charge that is %s by %s has its codes in the API', (state, goneBy, standing) => {
  expect(standingOf({ state, goneBy })).toEqual(standing)
})

test.each<[ChargeState, number, ReturnType<typeof returnedAs>]>([
  ['open', 0, 'waiting'],
  ['reserved', 0, 'waiting'],
  ['gone', 0, 'canceled'],
  ['paid', 0, 'paid'],
  ['refunded', 500, 'paid'],
  ['refunding', 2000, 'given_back'],
])('a charge that is %s with %i cents to be refunded is shown to the payer as %s', (state, promised, reported) => {
  expect(returnedAs({ state, promised, paid: promised > 0 || state === 'paid' ? 2000 : null })).toBe(reported)
})

test('a report about an earlier attempt cancels nothing, but its payment counts', () => {
  const second = { ...open, transactionId: 'two' }
  expect(reportedChange(second, report('canceled', 'one'))).toBeNull()
  expect(reportedChange(second, report('waiting', 'one'))).toBeNull()
  expect(reportedChange(second, report('paid', 'one'))).toMatchObject({ state: 'paid', transactionId: 'one' })
})

test('a charge that was given up can still be reserved or paid, and is canceled once', () => {
  const gone = { ...open, ...givenUpChange(open, 'time') }
  expect(reportedChange(gone, report('waiting'))).toMatchObject({ state: 'reserved', goneBy: null })
  expect(reportedChange(gone, report('paid'))).toMatchObject({ state: 'paid', goneBy: null, paid: 2000 })
  const canceled = { ...gone, ...reportedChange(gone, report('canceled')) }
  expect(canceled).toMatchObject({ state: 'gone', goneBy: 'provider' })
  expect(reportedChange(canceled, report('canceled'))).toBeNull()
  expect(givenUpChange(canceled, 'shop')).toBeNull()
})

const event = fc.oneof(
  fc.record({
    what: fc.constant('report' as const),
    outcome: fc.constantFrom('paid' as const, 'waiting' as const, 'canceled' as const),
    transactionId: fc.constantFrom('one', 'two'),
    amount: fc.constantFrom(2000, 1500),
  }),
  fc.record({ what: fc.constant('give up' as const), by: fc.constantFrom('time' as const, 'shop' as const) }),
  fc.record({ what: fc.constant('promise' as const), part: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ what: fc.constant('claim' as const) }),
  fc.record({
    what: fc.constant('refund' as const),
    place: fc.nat(5),
    state: fc.constantFrom('sent' as const, 'unsure' as const, 'done' as const, 'failed' as const),
  }),
)

test('no events pay a charge twice or refund more than was paid, and each change of state is in the table', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let charge = open
      for (const each of events) {
        const before = charge
        if (each.what === 'report') charge = { ...charge, ...reportedChange(charge, each) }
        if (each.what === 'give up') charge = { ...charge, ...givenUpChange(charge, each.by) }
        if (hasCome(charge.state)) charge = { ...charge, ...afterRefund(charge, each) }
        if (charge.state !== before.state) expect(chargeMayBecome(before.state, charge.state)).toBe(true)
        if (before.paid !== null)
          expect([charge.paid, charge.transactionId]).toEqual([before.paid, before.transactionId])
        expect(hasCome(charge.state)).toBe(charge.paid !== null)
        expect(givenBack(charge.refunds)).toBeLessThanOrEqual(charge.paid ?? 0)
        if (charge.state === 'refunded') expect(givenBack(charge.refunds)).toBeGreaterThanOrEqual(charge.promised)
      }
    }),
  )
})

/** What an event makes of the refunds of a charge whose money has come, and of its state by them. */
function afterRefund(charge: ChargeFacts, each: { what: string }): Partial<ChargeFacts> {
  const one = each as { what: string; part: number; place: number; state: 'sent' | 'unsure' | 'done' | 'failed' }
  const { paid, refunds } = charge
  let promised = charge.promised
  let after = refunds
  if (one.what === 'promise') promised = Math.max(promised, Math.floor(((paid ?? 0) * one.part) / 100))
  const left = leftToRefund({ amountDue: promised, giftCard: 0 }, claiming(refunds))
  if (one.what === 'claim' && left.toProvider > 0)
    after = [...refunds, claimedRefund({ key: `back-${refunds.length}`, ...left, by: '', note: '' }, NOW)]
  const entry = one.what === 'refund' ? refunds[one.place % refunds.length] : undefined
  // A failed one that went after all, though it was given anew, is left to people by the machine of refunds.
  if (entry && entry.state !== 'failed')
    after = settledRefunds(refunds, entry.key, { state: one.state }, NOW) ?? refunds
  if (promised === charge.promised && after === refunds) return {}
  return { promised, refunds: after, state: stateByRefunds({ promised, refunds: after }) }
}
