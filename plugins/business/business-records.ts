import { plusDays } from '#domain/calendar/days.ts'
import { retentionPeriods } from '#domain/retention-periods.ts'
import type { KeepsRecords, StoredRecord } from '#plugins/customers/hooks.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { countWhere } from '#plugins/kit/storage/documents.ts'
import { retentionCutoff } from '#plugins/kit/tasks/retention-cutoff.ts'
import {
  agreementsSignedBy,
  deleteAgreements,
  moveAgreements,
  paperOf,
  releaseAgreements,
  type Agreement,
} from './repository.ts'

/**
 * The agreements that a customer has signed for companies, with their papers. They belong to the companies: deleting
 * the account removes only its number from them.
 */
export const businessRecords: KeepsRecords = {
  async collect(req, { number: customer }) {
    const signed = await agreementsSignedBy(req, customer)
    return {
      rows: signed.map(({ number, terms, signedOn }) => ({ number, company: terms.company, signedOn })),
      files: await Promise.all(
        signed.map(async ({ number }) => ({ path: `${number}.pdf`, bytes: await paperOf(number) })),
      ),
    }
  },
  stored: async (req, { number }) => storedOf(await agreementsSignedBy(req, number)),
  async erase(req, { number }) {
    const stored = storedOf(await agreementsSignedBy(req, number))
    await releaseAgreements(req, number)
    return stored
  },
  merge: {
    count: (req, { number }) => countWhere(req, 'company-agreements', { customer: { equals: number } }),
    move: (req, from, into) => moveAgreements(req, from.number, into.number),
  },
}

function storedOf(agreements: readonly Agreement[]): StoredRecord[] {
  if (agreements.length === 0) return []
  const ends = agreements.map(({ status, endsOn }) => (status === 3 ? endsOn : null))
  const last = ends.toSorted().at(-1) ?? null
  const { days } = retentionPeriods['company agreements']
  const until = last === null || ends.includes(null) ? null : plusDays(last, days)
  return [{ period: 'agreements', count: agreements.length, until }]
}

/** Deletes agreements that ended long ago. */
export const eraseAgreements: ScheduledTask = {
  name: 'forget company agreements',
  every: 3_600_000,
  async run(req) {
    await deleteAgreements(req, retentionCutoff('company agreements').slice(0, 10))
    return 0
  },
}
