import type { PayloadRequest } from 'payload'
import { plusMonths } from '#domain/calendar/plus-months.ts'
import { subscriptionMonth, type SubscriptionMonth } from '#domain/subscriptions/churn.ts'
import { today } from '#plugins/kit/clock.ts'
import { countWhere } from '#plugins/kit/storage/documents.ts'
import { monthTotals } from '#plugins/ledger/repository.ts'

const MONTHS = 12

/** The last twelve months, the latest first: who began and ended, and what the ledger says was earned. */
export async function subscriptionMonths(req: PayloadRequest): Promise<SubscriptionMonth[]> {
  const first = `${today().slice(0, 7)}-01`
  const months = Array.from({ length: MONTHS }, (_, back) => plusMonths(first, -back))
  return Promise.all(months.map((from) => monthFrom(req, from)))
}

async function monthFrom(req: PayloadRequest, from: string): Promise<SubscriptionMonth> {
  const within = { greater_than_equal: from, less_than: plusMonths(from, 1) }
  const wasThere = { or: [{ endedOn: { exists: false } }, { endedOn: { greater_than_equal: from } }] }
  const [before, begun, ended, totals] = await Promise.all([
    countWhere(req, 'subscriptions', { and: [{ startedOn: { less_than: from } }, wasThere] }),
    countWhere(req, 'subscriptions', { startedOn: within }),
    countWhere(req, 'subscriptions', { endedOn: within }),
    monthTotals(req, from.slice(0, 7)),
  ])
  return subscriptionMonth({ month: from.slice(0, 7), before, begun, ended }, totals)
}
