import type { Cents } from '#contracts/money.ts'
import { vatShare } from '#domain/money/vat.ts'
import { refOf, type Account, type Line, type SubjectRef } from './accounts.ts'
import type { Gross, LedgerEvent } from './events.ts'

/** One event in the books. Its lines sum to nil. */
export interface Entry {
  /** Names the event, so that it is entered once: `subscription:71032:2027-01:charged`. */
  key: string
  event: Exclude<LedgerEvent['kind'], 'declined'> | 'opening'
  subject: SubjectRef
  /** The other contract of one that is connected. */
  counterpart: SubjectRef | null
  /** ISO day. */
  on: string
  /** ISO month of that day, such as `2027-01`. */
  period: string
  lines: Line[]
}

/** A line before its contract is known. */
type Part = Omit<Line, 'subject'>

/** The entry of an event, or null where no money moves. Throws where it does not balance, or an amount is no positive sum of cents. */
export function entryOf(event: LedgerEvent): Entry | null {
  if (event.kind === 'declined') return null
  const { kind, of, on } = event
  const subject = refOf(event.subject)
  const key = `${subject}:${of}:${kind}`
  const counterpart = kind === 'connected' ? refOf(event.to) : null
  if (counterpart === subject) throw new Error(`${key} connects a contract with itself`)
  return assertBalance({ key, event: kind, subject, counterpart, on, period: on.slice(0, 7), lines: linesOf(event) })
}

/** The entry by which a contract's balance goes on from a day, when everything before it is deleted. Null where it is nil. */
export function openingOf(subject: SubjectRef, on: string, balance: Cents): Entry | null {
  if (balance === 0) return null
  const lines = ofSubject(subject, [...liability(balance), { account: 'opening', rate: null, amount: -balance }])
  const key = `${subject}:${on}:opening`
  return assertBalance({ key, event: 'opening', subject, counterpart: null, on, period: on.slice(0, 7), lines })
}

/** An entry whose debits are its credits. Throws for any other. */
export function assertBalance(entry: Entry): Entry {
  const sum = entry.lines.reduce((total, { amount }) => total + amount, 0)
  if (sum !== 0) throw new Error(`${entry.key} does not balance: it is off by ${sum} cents`)
  if (entry.lines.length < 2) throw new Error(`${entry.key} moves nothing`)
  return entry
}

function linesOf(event: Exclude<LedgerEvent, { kind: 'declined' }>): Line[] {
  const subject = refOf(event.subject)
  switch (event.kind) {
    case 'invoiced':
      return ofSubject(subject, [...liability(total(event.gross)), ...taxed('sales', event.gross, -1)])
    case 'credited':
      return ofSubject(subject, [...taxed('credits', event.gross, 1), ...liability(-total(event.gross))])
    case 'written_off':
      return ofSubject(subject, [...taxed('credit_losses', event.gross, 1), ...liability(-total(event.gross))])
    case 'free_month':
      return ofSubject(subject, free(event.gross))
    case 'charged':
      return ofSubject(subject, paidInto('provider', positive(event.amount)))
    case 'paid_elsewhere':
      return ofSubject(subject, paidInto('elsewhere', positive(event.amount)))
    case 'refunded':
      return ofSubject(subject, paidOutOf('provider', positive(event.amount)))
    case 'refunded_elsewhere':
      return ofSubject(subject, paidOutOf('elsewhere', positive(event.amount)))
    case 'connected':
      return [
        ...ofSubject(refOf(event.to), liability(positive(event.amount))),
        ...ofSubject(subject, liability(-positive(event.amount))),
      ]
  }
}

const liability = (amount: Cents): Part[] => [{ account: 'receivables', rate: null, amount }]

type Purse = Extract<Account, 'provider' | 'elsewhere'>
const paidInto = (account: Purse, amount: Cents): Part[] => [{ account, rate: null, amount }, ...liability(-amount)]
const paidOutOf = (account: Purse, amount: Cents): Part[] => [
  ...liability(amount),
  { account, rate: null, amount: -amount },
]

/** Net on an account and VAT beside it, for each rate: as debit by 1, as credit by −1. */
function taxed(account: 'sales' | 'credits' | 'credit_losses', gross: readonly Gross[], side: 1 | -1): Part[] {
  const shares = byRate(gross)
  return [
    ...shares.map(({ rate, net }): Part => ({ account, rate, amount: side * net })),
    ...shares.map(({ rate, vat }): Part => ({ account: 'vat', rate, amount: side * vat })),
  ].filter(({ amount }) => amount !== 0)
}

/** A discount of everything lowers what VAT is paid of to nil, so both sides are without it. */
function free(gross: readonly Gross[]): Part[] {
  return byRate(gross).flatMap(({ rate, net }): Part[] => [
    { account: 'discounts', rate, amount: net },
    { account: 'sales', rate, amount: -net },
  ])
}

/** Worked out on the sum of everything under one rate, as invoices do. */
function byRate(gross: readonly Gross[]) {
  const rates = [...new Set(gross.map(({ rate }) => rate))].toSorted((a, b) => b - a)
  return rates.map((rate) => vatShare(total(gross.filter((each) => each.rate === rate)), rate))
}

function total(gross: readonly Gross[]): Cents {
  return gross.reduce((sum, { amount }) => sum + positive(amount), 0)
}

function positive(amount: Cents): Cents {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`${amount} is no positive sum of cents`)
  return amount
}

function ofSubject(subject: SubjectRef, parts: readonly Part[]): Line[] {
  return parts.map((part) => ({ ...part, subject }))
}
