import type { LifestylePlan } from '#contracts/lifestyle.ts'
import { plusDays, plusMonths } from '#domain/calendar/days.ts'
import { Refusal } from '#domain/refusal.ts'
import { nextAttemptDay } from '#domain/subscriptions/attempts.ts'
import {
  boundAfterExchange,
  boundUntil,
  endAfterNotice,
  assertBeExchangeable,
  type ContractDays,
} from './contract-days.ts'
import { contractStatuses, assertBeOpenAction, type ContractAction, type ContractStatus } from './contract-states.ts'
import { assertLensesAgain, lensesFrom } from './new-lenses.ts'
import { givesPerks } from './perks.ts'
import { afterWinback } from './winback.ts'
import { monthlyBill, type Billed, type MonthlyBill, type PriceFrom } from './monthly-bill.ts'

/** The bill of a month that is being charged, or could not be. Days are ISO days. */
export interface OpenBill {
  /** `YYYY-MM`. */
  month: string
  /** The day of the first attempt. */
  billedOn: string
  /** `charging` for the first time · `failing` was declined and is tried again · `stopped` is not any more. */
  stage: 'charging' | 'failing' | 'stopped'
  /** Attempts that were declined, by the charge's own count. */
  attempts: number
  /** The day on which the card is tried again; null where it is not. */
  nextAttemptOn: string | null
}

/** Glasses that are ordered and not handed over yet. */
export interface UnderWay {
  /** Counts the orders of the contract. */
  order: number
  /**
   * The first ones, those of an exchange or with new lenses, which replace the pair at this place, or those with which it is
   * taken up again.
   */
  kind: 'first' | 'exchange' | 'lenses' | 'winback'
  pair: number | null
}

/** All that decides what a contract allows and bills. Only the functions below change it. */
export interface Contract extends ContractDays {
  status: ContractStatus
  prices: readonly PriceFrom[]
  freeMonths: Billed['freeMonths']
  freeDays?: NonNullable<Billed['freeDays']>
  /** Days, both ends included, on which nothing is billed: it was terminated until it was won back. */
  idle: readonly { from: string; to: string }[]
  /** Days on which new lenses were ordered; missing where none were. */
  lensesOn?: readonly string[]
  /** It waits, since its last attempt to charge failed. */
  isHeld: boolean
  /** How often glasses were ordered under it. */
  orders: number
  underWay: UnderWay | null
  /** The next month to be billed, `YYYY-MM`; null before delivery, and once its last month is billed. */
  nextMonth: string | null
  open: OpenBill | null
  /** The last month that was paid, and by which charge. */
  paid: { month: string; charge: string } | null
}

/** Years of age from which a contract can be made (product.md). */
const OF_AGE = 18

/** Throws if a person of this birth date is too young to make a contract today. ISO days. */
export function assertBeOfAge(born: string, today: string): void {
  const from = `${Number(born.slice(0, 4)) + OF_AGE}${born.slice(4)}`
  if (today < from) throw new Refusal('lifestyle.must_be_adult')
}

/** A contract that is signed. Nothing is ordered until its card is saved. */
export function startContract(): Contract {
  return {
    status: contractStatuses.created,
    activeFrom: null,
    boundUntil: null,
    noticeOn: null,
    endsOn: null,
    exchangedOn: [],
    prices: [],
    freeMonths: [],
    idle: [],
    isHeld: false,
    orders: 0,
    underWay: null,
    nextMonth: null,
    open: null,
    paid: null,
  }
}

/** Refuses what is not open in the state of a contract. */
export function assertAllow(contract: Contract, action: ContractAction): void {
  const { status, noticeOn, isHeld } = contract
  assertBeOpenAction(action, { status, hasNotice: noticeOn !== null, isHeld })
}

/** Orders the first glasses; null where that was done. */
export function orderFirst(contract: Contract): Contract | null {
  if (contract.status !== contractStatuses.created || contract.orders > 0) return null
  return { ...contract, orders: 1, underWay: { order: 1, kind: 'first', pair: null } }
}

/**
 * Notes that the glasses of an order were handed over: the first ones make the contract active, bound and billed from that day
 * on; those of an exchange may bind it for longer. Null where it is known, or the order is not under way.
 */
export function recordDelivery(
  contract: Contract,
  order: number,
  day: string,
  plan: Pick<LifestylePlan, 'bindingMonths' | 'monthly' | 'campaign'>,
): Contract | null {
  const { underWay } = contract
  if (underWay?.order !== order) return null
  if (underWay.kind === 'exchange') {
    // Once notice runs nothing binds any more.
    const bound = contract.noticeOn === null ? boundAfterExchange(contract, day) : contract.boundUntil
    return { ...contract, underWay: null, boundUntil: bound }
  }
  if (underWay.kind === 'lenses') return { ...contract, underWay: null }
  if (underWay.kind === 'winback') return resume(contract, day)
  const bound = boundUntil(day, plan.bindingMonths)
  return {
    ...contract,
    underWay: null,
    status: contractStatuses.active,
    activeFrom: day,
    boundUntil: bound,
    prices: pricesFrom(day, bound, plan),
    nextMonth: day.slice(0, 7),
  }
}

/** What a contract costs from its delivery on: the price of its campaign for as long as it binds, then that of its plan. */
function pricesFrom(
  day: string,
  bound: string,
  { monthly, campaign }: Pick<LifestylePlan, 'monthly' | 'campaign'>,
): PriceFrom[] {
  if (!campaign) return [{ from: day, monthly }]
  return [
    { from: day, monthly: campaign.monthly },
    { from: plusDays(bound, 1), monthly, isAgreed: true },
  ]
}

/**
 * A contract that was won back, from the delivery of its new glasses on: free at first, bound, and noticed no more. Its price is fixed within
 * the binding, so that another that was to hold in it holds from its end on.
 */
function resume(contract: Contract, day: string): Contract {
  const { endsOn, idle, freeDays = [] } = contract
  const { freeUntil, boundUntil: bound } = afterWinback(day)
  return {
    ...contract,
    underWay: null,
    status: contractStatuses.active,
    noticeOn: null,
    endsOn: null,
    yearFrom: day,
    idle: endsOn === null ? idle : [...idle, { from: plusDays(endsOn, 1), to: plusDays(day, -1) }],
    freeDays: [...freeDays, { from: day, to: freeUntil, why: 'winback' }],
    prices: contract.prices.map((price) =>
      price.from > day && price.from <= bound ? { ...price, from: plusDays(bound, 1) } : price,
    ),
    boundUntil: bound,
    nextMonth: contract.nextMonth ?? day.slice(0, 7),
  }
}

/**
 * Takes a terminated contract up again: glasses that were chosen anew are ordered. Until they are handed over it keeps
 * the last day that it had, so that what was billed until then stays billed. Throws where it runs, never ran, or has an
 * unpaid month.
 */
export function winBack(contract: Contract): Contract {
  assertAllow(contract, 'win_back')
  if (contract.activeFrom === null) throw new Refusal('lifestyle.not_allowed')
  if (contract.open) throw new Refusal('lifestyle.is_held')
  const order = contract.orders + 1
  return {
    ...contract,
    status: contractStatuses.created,
    orders: order,
    underWay: { order, kind: 'winback', pair: null },
  }
}

/**
 * Notes that an order comes to nothing: canceled, or not to be made. Without its first glasses the contract is
 * withdrawn and nothing of it is to be paid; an exchange is not used up by it. Null where the order is not under way.
 */
export function dropOrder(contract: Contract, order: number, today: string): Contract | null {
  const { underWay, exchangedOn, lensesOn = [] } = contract
  if (underWay?.order !== order) return null
  if (underWay.kind === 'exchange') return { ...contract, underWay: null, exchangedOn: exchangedOn.slice(0, -1) }
  if (underWay.kind === 'lenses') return { ...contract, underWay: null, lensesOn: lensesOn.slice(0, -1) }
  if (underWay.kind === 'winback') return { ...contract, underWay: null, status: contractStatuses.terminated }
  return withdraw(contract, today)
}

/** Withdraws a contract before its glasses were handed over. */
export function withdraw(contract: Contract, today: string): Contract {
  return { ...contract, status: contractStatuses.terminated, underWay: null, endsOn: today }
}

/** Gives notice today. */
export function giveNotice(contract: Contract, today: string): Contract {
  assertAllow(contract, 'give_notice')
  return { ...contract, noticeOn: today, endsOn: endAfterNotice(contract, today) }
}

/** Takes a notice back that has not come about. */
export function takeBackNotice(contract: Contract, today: string): Contract {
  assertAllow(contract, 'take_back_notice')
  if (contract.endsOn !== null && today > contract.endsOn) throw new Refusal('lifestyle.is_terminated')
  return { ...contract, noticeOn: null, endsOn: null }
}

/** Orders new glasses in place of a pair today. Throws where there is no exchange, or it binds and that was not accepted. */
export function exchangePair(
  contract: Contract,
  pair: number,
  { today, acceptsBinding }: { today: string; acceptsBinding: boolean },
): Contract {
  assertAllow(contract, 'exchange')
  if (contract.underWay) throw new Refusal('lifestyle.not_allowed')
  const { binds } = assertBeExchangeable(contract, today)
  if (binds && !acceptsBinding) throw new Refusal('lifestyle.must_accept_binding')
  const order = contract.orders + 1
  return {
    ...contract,
    orders: order,
    underWay: { order, kind: 'exchange', pair },
    exchangedOn: [...contract.exchangedOn, today],
  }
}

/** Whether new lenses can be ordered on an ISO day: the contract gives its perks, and nothing is under way. */
export function mayOrderLenses(contract: Contract, today: string): boolean {
  const { status, underWay, lensesOn } = contract
  const from = lensesFrom(lensesOn)
  const isOpen = status === contractStatuses.active && !underWay && givesPerks(contract, today)
  return isOpen && (from === null || from <= today)
}

/** Orders new lenses for a pair today, in its frame. It binds for no longer. Throws where that was done within 12 months. */
export function orderLenses(contract: Contract, pair: number, today: string): Contract {
  assertAllow(contract, 'exchange')
  if (contract.underWay || !givesPerks(contract, today)) throw new Refusal('lifestyle.not_allowed')
  const { lensesOn = [] } = contract
  assertLensesAgain(lensesOn, today)
  const order = contract.orders + 1
  return { ...contract, orders: order, underWay: { order, kind: 'lenses', pair }, lensesOn: [...lensesOn, today] }
}

/** Ends it once its last day is over; null where it is not. A month that could not be charged stays open. */
export function end(contract: Contract, today: string): Contract | null {
  const { status, endsOn } = contract
  if (status !== contractStatuses.active || endsOn === null || today <= endsOn) return null
  return { ...contract, status: contractStatuses.terminated, underWay: null }
}

/** The bill of a month; null where no day of it is billed. */
export function billOf(contract: Contract, month: string): MonthlyBill | null {
  const { activeFrom } = contract
  return activeFrom === null ? null : monthlyBill({ ...contract, activeFrom }, month)
}

/** The first day of the month after: on it a month is billed. */
export function billedFrom(month: string): string {
  return plusMonths(`${month}-01`, 1)
}

/** The day on which the next month is billed; null where one is open, or none is left. */
export function billOn({ open, nextMonth, endsOn }: Contract): string | null {
  if (open || nextMonth === null) return null
  return endsOn !== null && `${nextMonth}-01` > endsOn ? null : billedFrom(nextMonth)
}

/**
 * Opens the bill of the next month, if its day has come; null where it has not. A month of which no day is billed is passed
 * over: then nothing is open.
 */
export function openBill(contract: Contract, today: string): Contract | null {
  const on = billOn(contract)
  if (on === null || on > today || contract.nextMonth === null) return null
  const month = contract.nextMonth
  const after = { ...contract, nextMonth: on.slice(0, 7) }
  if (!billOf(contract, month)) return after
  return { ...after, open: { month, billedOn: today, stage: 'charging', attempts: 0, nextAttemptOn: null } }
}

/** Whether the card was declined for a month that is still unpaid. */
export function isRefused({ open }: Pick<Contract, 'open'>, month: string): boolean {
  return open?.month === month && open.stage !== 'charging'
}

/** Whether money may be taken for a month now: of none that is paid, stopped or not open. */
export function mayCharge({ open }: Pick<Contract, 'open'>, month: string): boolean {
  return open?.month === month && open.stage !== 'stopped'
}

/**
 * Notes that the card was declined so often for a month: it is tried again on its day, or the contract is held. Null where that
 * is known, or the bill is not open any more.
 */
export function recordDecline(contract: Contract, month: string, attempts: number): Contract | null {
  const { open } = contract
  if (open?.month !== month || open.stage === 'stopped' || attempts <= open.attempts) return null
  const nextAttemptOn = nextAttemptDay(open.billedOn, attempts)
  if (nextAttemptOn === null) return hold({ ...contract, open: { ...open, attempts } })
  return { ...contract, open: { ...open, attempts, nextAttemptOn, stage: 'failing' } }
}

/** Has a contract wait whose bill is not tried any more. */
export function hold(contract: Contract): Contract {
  const { open } = contract
  if (!open) return contract
  return { ...contract, isHeld: true, open: { ...open, stage: 'stopped', nextAttemptOn: null } }
}

/** Has the card tried at once for what could not be charged. */
export function retryCard(contract: Contract, today: string): Contract {
  const { open } = contract
  return open ? { ...contract, open: { ...open, stage: 'failing', nextAttemptOn: today } } : contract
}

/** Notes that a month is paid, and lets a held contract go on; null where the bill is not open any more, so that money goes back. */
export function recordPayment(contract: Contract, month: string, charge: string): Contract | null {
  const { paid, open } = contract
  if (paid?.month === month && paid.charge === charge) return contract
  if (open?.month !== month) return null
  return { ...contract, open: null, isHeld: false, paid: { month, charge } }
}
