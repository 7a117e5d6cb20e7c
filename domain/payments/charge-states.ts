import type { PaymentOutcome, PaymentStanding } from '#contracts/payments.ts'
import type { Cents } from '#contracts/money.ts'
import type { RefundEntry } from './refund-entry.ts'
import { outstanding } from './outstanding.ts'
import { claiming } from './refund.ts'

/**
 * The states of a charge. `open` the payer is at the provider · `reserved` the provider has not decided · `paid` proven
 * · `gone` canceled, or given up; it may be paid all the same · `refunding` money of it is on its way back, or still to
 * be sent · `refunded` all that was promised back has gone, in whole or in part.
 */
export type ChargeState = 'open' | 'reserved' | 'paid' | 'gone' | 'refunding' | 'refunded'

/** Who ended a charge that is gone: the provider, the time that a payer has, or the shop itself. */
export type GoneBy = 'provider' | 'time' | 'shop'

const NEXT: Record<ChargeState, ChargeState[]> = {
  open: ['reserved', 'paid', 'gone'],
  reserved: ['paid', 'gone'],
  gone: ['gone', 'reserved', 'paid'],
  paid: ['refunding', 'refunded'],
  refunding: ['refunding', 'refunded'],
  refunded: ['refunding', 'refunded'],
}

/** What the states of a charge follow from. Amounts in cents. */
export interface ChargeFacts {
  state: ChargeState
  goneBy: GoneBy | null
  /** What was asked. */
  amount: Cents
  /** What came; null until it has. */
  paid: Cents | null
  /** What of it goes back in all. */
  promised: Cents
  refunds: RefundEntry[]
  /** The transaction that is under way, or has paid. */
  transactionId: string | null
}

/** What a provider says of a charge. */
export interface ChargeReport {
  outcome: 'paid' | 'waiting' | 'canceled'
  amount: Cents
  transactionId: string
}

type Change = Partial<Pick<ChargeFacts, 'state' | 'goneBy' | 'paid' | 'transactionId'>>

/** Whether a charge may take this state next. */
export function chargeMayBecome(from: ChargeState, to: ChargeState): boolean {
  return NEXT[from].includes(to)
}

/** Whether the money of a charge has come, wherever it went since. */
export function hasCome(state: ChargeState): boolean {
  return state === 'paid' || state === 'refunding' || state === 'refunded'
}

/**
 * What a report changes of a charge; null where it says nothing new. Money that came stays, whatever is reported later, and
 * what is said of an earlier transaction than the one under way ends nothing, unless that was paid.
 */
export function reportedChange(charge: ChargeFacts, { outcome, amount, transactionId }: ChargeReport): Change | null {
  const { state, goneBy } = charge
  if (hasCome(state)) return null
  if (outcome === 'paid') return { state: 'paid', goneBy: null, paid: amount, transactionId }
  if (charge.transactionId !== null && charge.transactionId !== transactionId) return null
  if (outcome === 'canceled') return goneBy === 'provider' ? null : { state: 'gone', goneBy: 'provider', transactionId }
  return state === 'reserved' ? null : { state: 'reserved', goneBy: null, transactionId }
}

/** What giving a charge up changes; null where it has ended. */
export function givenUpChange({ state }: Pick<ChargeFacts, 'state'>, by: GoneBy): Change | null {
  return state === 'open' || state === 'reserved' ? { state: 'gone', goneBy: by } : null
}

/** The state of a charge whose money has come, by what was promised of it and what has gone back. */
export function stateByRefunds({ promised, refunds }: Pick<ChargeFacts, 'promised' | 'refunds'>): ChargeState {
  if (promised === 0 && refunds.length === 0) return 'paid'
  const isBack = outstanding(promised, refunds) === 0 && claiming(refunds).every(({ state }) => state === 'done')
  return isBack ? 'refunded' : 'refunding'
}

/** How a charge stands, as it is named on the wire (specification §3). */
export function standingOf({ state, goneBy }: Pick<ChargeFacts, 'state' | 'goneBy'>): PaymentStanding {
  if (state === 'gone') return { confirmation: 1, outcome: goneBy === 'time' ? 99 : 0 }
  return { confirmation: hasCome(state) ? 2 : 1, outcome: null }
}

/**
 * What a payer reads after coming back from the provider. A payment that is refunded in full was no longer due when it
 * came.
 */
export function returnedAs({
  state,
  paid,
  promised,
}: Pick<ChargeFacts, 'state' | 'paid' | 'promised'>): PaymentOutcome {
  if (!hasCome(state)) return state === 'gone' ? 'canceled' : 'waiting'
  return promised > 0 && promised === paid ? 'given_back' : 'paid'
}
