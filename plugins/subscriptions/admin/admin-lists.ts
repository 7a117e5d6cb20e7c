import type { PayloadRequest, Where, WhereField } from 'payload'
import type { FoundSubscription } from '#contracts/subscription-admin.ts'
import { plusDays, plusMonths } from '#domain/calendar/days.ts'
import type { Stage } from '#domain/subscriptions/transitions.ts'
import { isSubscriptionNumber } from '#domain/subscriptions/subscription-number.ts'
import { searchCustomers } from '#plugins/customers/find-customers.ts'
import { today } from '#plugins/kit/clock.ts'
import { countWhere, findAll, type Stored } from '#plugins/kit/storage/documents.ts'

/** Rows of a list; it says how many there are in all. */
const SHOWN = 20
/** A pause is long after so many months, and is asked about after eleven. */
const LONG_PAUSE_MONTHS = 3
const ASKED_AFTER_MONTHS = 11
/** Days for which one that has ended is shown. */
const ENDED_DAYS = 30

/** A subscription in a list for staff. */
export interface AdminRow extends FoundSubscription {
  stage: Stage
  /** ISO days; null where they do not apply. */
  pausedOn: string | null
  nextAttemptOn: string | null
  endedOn: string | null
}

export interface AdminList {
  name: 'due' | 'soon' | 'failing' | 'stopped' | 'waiting' | 'paused' | 'ending' | 'ended'
  count: number
  rows: AdminRow[]
}

const fields = [
  ...(['number', 'customer', 'status', 'processOn', 'stage', 'pausedOn', 'endedOn', 'form', 'contract'] as const),
] as const

/** What staff look after: what is due, what failed, what stands still, and what ends. */
export async function adminLists(req: PayloadRequest): Promise<AdminList[]> {
  const day = today()
  const active: Where = { status: { equals: 100 } }
  const due = (day: WhereField): Where => ({ and: [active, { processOn: day }] })
  const lists: [AdminList['name'], Where, sort: string][] = [
    ['due', due({ less_than_equal: day }), 'processOn'],
    ['soon', due({ greater_than: day, less_than_equal: plusDays(day, 7) }), 'processOn'],
    ['failing', { and: [active, { stage: { equals: 'failing' } }] }, 'number'],
    ['stopped', { and: [active, { stage: { equals: 'stopped' } }] }, 'number'],
    ['waiting', { and: [active, { processOn: { exists: false } }, { stage: { equals: 'planned' } }] }, 'number'],
    ['paused', pausedBefore(plusMonths(day, -LONG_PAUSE_MONTHS)), 'pausedOn'],
    ['ending', pausedBefore(plusMonths(day, -ASKED_AFTER_MONTHS)), 'pausedOn'],
    ['ended', { endedOn: { greater_than_equal: plusDays(day, -ENDED_DAYS) } }, '-endedOn'],
  ]
  return Promise.all(
    lists.map(async ([name, where, sort]) => {
      const [count, found] = await Promise.all([
        countWhere(req, 'subscriptions', where),
        findAll(req, 'subscriptions', where, { limit: SHOWN, sort, fields }),
      ])
      return { name, count, rows: found.map(rowOf) }
    }),
  )
}

function pausedBefore(day: string): Where {
  return { and: [{ status: { equals: 520 } }, { pausedOn: { less_than_equal: day } }] }
}

type Found = Pick<Stored<'subscriptions'>, (typeof fields)[number]>

function rowOf({ number, customer, status, processOn, stage, pausedOn, endedOn, form, contract }: Found): AdminRow {
  const { firstName, lastName } = form.contact
  return {
    id: number,
    status,
    customer,
    name: `${firstName} ${lastName}`,
    processOn: processOn ?? null,
    stage,
    pausedOn: pausedOn ?? null,
    endedOn: endedOn ?? null,
    nextAttemptOn: contract.open?.nextAttemptOn ?? null,
  }
}

/** Subscriptions by their number, or by the verified address, number or name of their customer. */
export async function searchSubscriptions(req: PayloadRequest, typed: string): Promise<AdminRow[]> {
  const words = typed.trim()
  const named = await subscriptionsNumbered(req, words)
  if (named.length > 0) return named
  const customers = (await searchCustomers(req, words)).customers.map(({ number }) => number)
  return customers.length > 0 ? rowsWhere(req, { customer: { in: customers } }) : []
}

/** The subscription of a number; none where it is no number of one. */
export async function subscriptionsNumbered(req: PayloadRequest, words: string): Promise<AdminRow[]> {
  const number = Number(words)
  return isSubscriptionNumber(number) ? rowsWhere(req, { number: { equals: number } }) : []
}

/** The subscriptions of a customer, the one begun last on top. */
export function adminRowsOf(req: PayloadRequest, customer: string): Promise<AdminRow[]> {
  return rowsWhere(req, { customer: { equals: customer } })
}

/** References of the charges of a customer's deliveries. */
export async function deliveryRefsOf(req: PayloadRequest, customer: string): Promise<string[]> {
  const subscriptions = await findAll(req, 'subscriptions', { customer: { equals: customer } }, { fields: ['number'] })
  const where = { subscription: { in: subscriptions.map(({ number }) => number) } }
  return (await findAll(req, 'subscription-deliveries', where, { fields: ['ref'] })).map(({ ref }) => ref)
}

async function rowsWhere(req: PayloadRequest, where: Where): Promise<AdminRow[]> {
  return (await findAll(req, 'subscriptions', where, { limit: SHOWN, sort: '-startedOn', fields })).map(rowOf)
}
