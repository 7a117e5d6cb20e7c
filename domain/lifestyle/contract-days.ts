import { plusDays, plusMonths } from '#domain/calendar/days.ts'
import { Refusal } from '#domain/refusal.ts'

/** Months that an exchange after the binding, or a winback, binds from the delivery of the new glasses. */
export const REBINDING_MONTHS = 12
/** Days between notice and end (specification §9). */
export const NOTICE_DAYS = 30
/** Days before the end of a contract year until which its exchange can be ordered. */
const LAST_ORDER_BEFORE = 30
/** Days before the end of a contract year at which the customer is notified of an unused exchange. */
const EXCHANGE_NOTICE_DAYS = 60

/** What the days of a contract follow from. ISO days, null for what has not come about. */
export interface ContractDays {
  /** The glasses were delivered: the contract is active and billed from this day on. */
  activeFrom: string | null
  /** The last day of the binding. */
  boundUntil: string | null
  /** Notice was given. */
  noticeOn: string | null
  /** The last day of the contract. */
  endsOn: string | null
  /** Days on which exchanges were ordered. */
  exchangedOn: readonly string[]
  /** The day from which its years are counted, where it was won back: the delivery of the glasses that were chosen anew. */
  yearFrom?: string
}

/** The last day of a binding of so many months that begins on this day. */
export function boundUntil(from: string, months: number): string {
  return plusDays(plusMonths(from, months), -1)
}

/** The last day of a contract whose notice is given today: 30 days later, earliest the end of the binding. */
export function endAfterNotice({ boundUntil: bound }: Pick<ContractDays, 'boundUntil'>, today: string): string {
  const soonest = plusDays(today, NOTICE_DAYS)
  return bound !== null && bound > soonest ? bound : soonest
}

/** The year of a contract in which a day lies: twelve months from the delivery of its first glasses. Both ends included. */
export function contractYear(activeFrom: string, day: string): { index: number; from: string; to: string } {
  let index = 0
  while (plusMonths(activeFrom, 12 * (index + 1)) <= day) index += 1
  const from = plusMonths(activeFrom, 12 * index)
  return { index, from, to: plusDays(plusMonths(activeFrom, 12 * (index + 1)), -1) }
}

/** The exchange of a contract year, as the customer's page shows it. */
export interface YearlyExchange {
  /** 1 until it is ordered, 0 afterwards: one in each twelve months, and what is unused is gone. */
  left: 0 | 1
  /** The last day on which it can be ordered. */
  lastOrderOn: string
  /** The day on which the customer is notified that it is left. */
  notifyOn: string
  /** Its delivery would bind the contract for another twelve months: shown before the customer orders. */
  binds: boolean
}

/** The exchange of the year in which today lies; null where the contract has no glasses yet, or has ended. */
export function yearlyExchange(contract: ContractDays, today: string): YearlyExchange | null {
  const { activeFrom, exchangedOn, endsOn, noticeOn } = contract
  if (activeFrom === null || today < activeFrom || (endsOn !== null && today > endsOn)) return null
  const isBound = contract.boundUntil !== null && today <= contract.boundUntil
  // Notice within the binding keeps the exchanges up to its end; after it there is none once notice runs.
  if (noticeOn !== null && !isBound) return null
  const { from, to } = contractYear(contract.yearFrom ?? activeFrom, today)
  const isUsed = exchangedOn.some((day) => from <= day && day <= to)
  const lastOrderOn = plusDays(to, -LAST_ORDER_BEFORE)
  return { left: isUsed ? 0 : 1, lastOrderOn, notifyOn: plusDays(to, -EXCHANGE_NOTICE_DAYS), binds: !isBound }
}

/** The next day, this one or later, on which the customer is notified of an unused exchange; null before delivery. */
export function nextNotice(contract: Pick<ContractDays, 'activeFrom' | 'yearFrom'>, from: string): string | null {
  const yearFrom = contract.yearFrom ?? contract.activeFrom
  if (yearFrom === null) return null
  const { to } = contractYear(yearFrom, from)
  const notifyOn = plusDays(to, -EXCHANGE_NOTICE_DAYS)
  return notifyOn >= from ? notifyOn : plusDays(contractYear(yearFrom, plusDays(to, 1)).to, -EXCHANGE_NOTICE_DAYS)
}

/** Throws if the yearly exchange cannot be ordered today. */
export function assertBeExchangeable(contract: ContractDays, today: string): YearlyExchange {
  const exchange = yearlyExchange(contract, today)
  if (!exchange) throw new Refusal('lifestyle.no_exchange')
  if (exchange.left === 0) throw new Refusal('lifestyle.exchange_used')
  if (today > exchange.lastOrderOn) throw new Refusal('lifestyle.exchange_too_late')
  return exchange
}

/** The binding once the glasses of an exchange are delivered: longer only where the contract was bound no more. */
export function boundAfterExchange(contract: ContractDays, deliveredOn: string): string | null {
  const { boundUntil: bound } = contract
  return bound !== null && deliveredOn <= bound ? bound : boundUntil(deliveredOn, REBINDING_MONTHS)
}
