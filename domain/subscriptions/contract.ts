import type { SubscriptionInterval } from '#contracts/cart.ts'
import type { SubscriptionAction, SubscriptionStatus } from '#contracts/subscriptions.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { nextAttemptDay } from './attempts.ts'
import {
  afterNext,
  arrivalDay,
  firstPlan,
  movableDays,
  movedTo,
  assertBeMovable,
  processingDay,
  resumed,
  sendingDay,
  wantedDay,
  withInterval,
  type DeliveryPlan,
} from './delivery-days.ts'
import { askedOn, endOfPause, assertBePausable, type Pause } from './pause.ts'
import { assertBeOpen, type ActionFacts, type Stage } from './transitions.ts'

/** A delivery that is being charged, or could not be. */
export interface OpenDelivery {
  period: number
  wantedOn: string
  /** The day of the first attempt: ISO, as all days here. */
  processedOn: string
  stage: Exclude<Stage, 'planned'>
  /** Attempts that were declined, by the charge's own count. */
  attempts: number
  /** The day on which the card is tried again; null where it is not. */
  nextAttemptOn: string | null
}

/** All that decides when a subscription delivers and charges. Only the functions below change it. */
export interface Contract {
  status: SubscriptionStatus
  /** The period of the next planned delivery. The first order is period 1. */
  period: number
  plan: DeliveryPlan
  /** When the delivery before it arrived, or is promised to; null where none is under way. */
  arrivesOn: string | null
  /** Processed at once, whatever its day. */
  isHurried: boolean
  open: OpenDelivery | null
  /** The last period that was paid, and by which charge. */
  paid: { period: number; charge: string } | null
  pause: Pause | null
  canceledOn: string | null
  /** The prescription must be checked first, or was. */
  control: 'control' | 'controlled' | null
  /** Whether the customer was asked if the interval fits, and has answered. */
  fit: 'asked' | 'answered' | null
}

/** What of its products decides what can be done. */
export type Content = Pick<ActionFacts, 'hasCard' | 'products' | 'hasGoneProduct'>

/** Deliveries after which the customer is asked whether the interval fits. */
const FIT_ASKED_AFTER = 2
/** Days before a delivery is processed on which the customer is reminded of it. */
const ANNOUNCED_BEFORE = 7

/** A subscription whose first order arrives on this day. */
export function createContract(arrivesOn: string, interval: SubscriptionInterval): Contract {
  return {
    status: 100,
    period: 2,
    plan: firstPlan(arrivesOn, interval),
    arrivesOn,
    isHurried: false,
    open: null,
    paid: null,
    pause: null,
    canceledOn: null,
    control: null,
    fit: null,
  }
}

export function stageOf({ open }: Pick<Contract, 'open'>): Stage {
  return open?.stage ?? 'planned'
}

/** Whether the customer is asked now if the interval fits. */
export function asksFit({ fit, period }: Pick<Contract, 'fit' | 'period'>): boolean {
  return fit !== 'answered' && period > FIT_ASKED_AFTER + 1
}

export function factsOf(contract: Contract, content: Content): ActionFacts {
  return { ...content, status: contract.status, stage: stageOf(contract), asksFit: asksFit(contract) }
}

/** When the next planned delivery is processed, as things stand; null where it waits for something else first. */
export function processOn(contract: Contract): string | null {
  const { status, open, control, plan, arrivesOn } = contract
  if (status !== 100 || open || control === 'control') return null
  return processingDay(wantedDay(plan), arrivesOn)
}

/** What is done by itself, and on which day. */
export function dueDays(contract: Contract): Record<'announce' | 'process' | 'askPause' | 'endPause', string | null> {
  const { pause } = contract
  const process = processOn(contract)
  return {
    process,
    announce: process && !contract.isHurried ? plusDays(process, -ANNOUNCED_BEFORE) : null,
    askPause: pause && askedOn(pause),
    endPause: pause && endOfPause(pause).to,
  }
}

/** Refuses an action that is not open, before anything is changed. */
export function assertAllow(contract: Contract, content: Content, action: SubscriptionAction): void {
  assertBeOpen(action, factsOf(contract, content))
}

export function moveDelivery(contract: Contract, day: string, today: string): Contract {
  assertBeMovable(day, movableDays(today, contract.arrivesOn))
  return { ...contract, plan: movedTo(contract.plan, day), isHurried: false }
}

/** Has the next delivery processed today, or as soon as the one before it has arrived. */
export function deliverNow(contract: Contract, today: string): Contract {
  const { from } = movableDays(today, contract.arrivesOn)
  return { ...contract, plan: movedTo(contract.plan, from), isHurried: true }
}

/** Leaves out the delivery that could not be charged, or the next one. */
export function skipDelivery(contract: Contract): Contract {
  if (contract.open) return { ...contract, open: null }
  return { ...contract, plan: afterNext(contract.plan), period: contract.period + 1, isHurried: false, control: null }
}

export function changeDeliveryInterval(contract: Contract, interval: SubscriptionInterval): Contract {
  return { ...contract, plan: withInterval(contract.plan, interval) }
}

/** Pauses it. What could not be charged yet is left out. */
export function pause(contract: Contract, until: string | null, today: string): Contract {
  assertBePausable(until, today)
  return { ...contract, status: 520, pause: { from: today, until }, open: null }
}

/** Ends a pause; what would have been delivered in it is left out. */
export function reactivate(contract: Contract, today: string): Contract {
  const { from } = contract.pause ?? { from: today }
  const plan = resumed(contract.plan, { from, to: today }, contract.arrivesOn)
  const left = plan.index - contract.plan.index
  return {
    ...contract,
    status: 100,
    pause: null,
    plan,
    period: contract.period + left,
    isHurried: contract.isHurried && left === 0,
  }
}

/** Ends it for good. What could not be charged yet is closed. */
export function cancel(contract: Contract, today: string): Contract {
  return { ...contract, status: 200, canceledOn: today, pause: null, open: null }
}

/** What ends a pause on its day; null where it is not its day, or it has ended. */
export function endPause(contract: Contract, today: string): Contract | null {
  const { status, pause } = contract
  if (status !== 520 || !pause) return null
  const { to, endsBy } = endOfPause(pause)
  if (today < to) return null
  return endsBy === 'reactivation' ? reactivate(contract, today) : cancel(contract, today)
}

/** Begins the next delivery, if its day has come; null where it has not. */
export function openDelivery(contract: Contract, today: string): Contract | null {
  const on = processOn(contract)
  if (on === null || on > today) return null
  const { period, plan } = contract
  const open = { period, wantedOn: wantedDay(plan), processedOn: today, attempts: 0, nextAttemptOn: null }
  return {
    ...contract,
    open: { ...open, stage: 'charging' as const },
    plan: afterNext(plan),
    period: period + 1,
    isHurried: false,
    control: null,
  }
}

/** Whether the card was declined for a delivery that is still unpaid. */
export function isRefused({ open }: Pick<Contract, 'open'>, period: number): boolean {
  return open?.period === period && open.stage !== 'charging'
}

/** Whether money may be taken for a period now: nothing of what is paused, canceled, skipped, stopped or paid. */
export function mayCharge({ status, open }: Contract, period: number): boolean {
  return status === 100 && open?.period === period && open.stage !== 'stopped'
}

/**
 * Notes that the card was declined so often for a period: it is tried again on its day, or the delivery stops. Null where that
 * is known, or the delivery is not open any more.
 */
export function recordDecline(contract: Contract, period: number, attempts: number): Contract | null {
  const { open } = contract
  if (open?.period !== period || open.stage === 'stopped' || attempts <= open.attempts) return null
  const nextAttemptOn = nextAttemptDay(open.processedOn, attempts)
  const stage = nextAttemptOn === null ? 'stopped' : 'failing'
  return { ...contract, open: { ...open, attempts, nextAttemptOn, stage } }
}

/** Has the card tried at once for what could not be charged. */
export function retryCard(contract: Contract, today: string): Contract {
  const { open } = contract
  return open ? { ...contract, open: { ...open, stage: 'failing', nextAttemptOn: today } } : contract
}

/**
 * Notes a payment; null where the delivery is not open any more, so that the money goes back. Noted already, it stays. Until its
 * order says when it arrives, that is expected: what follows must not be processed meanwhile.
 */
export function recordPayment(contract: Contract, period: number, charge: string, today: string): Contract | null {
  if (isPaidBy(contract, period, charge)) return contract
  if (contract.open?.period !== period) return null
  return { ...contract, open: null, paid: { period, charge }, arrivesOn: arrivalDay(sendingDay(today)) }
}

export function isPaidBy({ paid }: Contract, period: number, charge: string): boolean {
  return paid?.period === period && paid.charge === charge
}

/** Notes when the delivery under way arrives. */
export function recordArrival(contract: Contract, period: number, arrivesOn: string): Contract {
  return contract.paid?.period === period ? { ...contract, arrivesOn } : contract
}
