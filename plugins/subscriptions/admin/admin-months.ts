import type { PayloadRequest } from 'payload'
import { plusMonths } from '#domain/calendar/days.ts'
import { subscriptionMonth, type SubscriptionMonth } from '#domain/subscriptions/churn.ts'
import { today } from '#plugins/kit/clock.ts'
import { countWhere } from '#plugins/kit/storage/documents.ts'
import { monthTotals } from '#plugins/ledger/repository.ts'

const MONTHS = 12

/** First days of the last twelve months, the latest first. */
export function lastMonths(): string[] {
  return Array.from({ length: MONTHS }, (_, back) => plusMonths(`${today().slice(0, 7)}-01`, -back))
}

/** The last twelve months of all contracts of a kind, the latest first: who began and ended, and what the ledger says was earned. */
export async function contractMonths(
  req: PayloadRequest,
  of: { slug: 'subscriptions' | 'lifestyle-contracts'; kind: 'subscription' | 'lifestyle' },
): Promise<SubscriptionMonth[]> {
  return Promise.all(lastMonths().map((from) => monthFrom(req, of, from)))
}

async function monthFrom(
  req: PayloadRequest,
  { slug, kind }: Parameters<typeof contractMonths>[1],
  from: string,
): Promise<SubscriptionMonth> {
  const within = { greater_than_equal: from, less_than: plusMonths(from, 1) }
  const wasThere = { or: [{ endedOn: { exists: false } }, { endedOn: { greater_than_equal: from } }] }
  const [before, begun, ended, totals] = await Promise.all([
    countWhere(req, slug, { and: [{ startedOn: { less_than: from } }, wasThere] }),
    countWhere(req, slug, { startedOn: within }),
    // What never ran ends nothing.
    countWhere(req, slug, { and: [{ endedOn: within }, { startedOn: { exists: true } }] }),
    monthTotals(req, from.slice(0, 7)),
  ])
  return subscriptionMonth({ month: from.slice(0, 7), before, begun, ended }, totals, kind)
}
