import type { PayloadRequest } from 'payload'
import { retentionPeriods } from '#domain/retention-periods.ts'
import type { KeepsRecords } from '#plugins/customers/customer-records.ts'
import { withdrawalsBy, type Withdrawal } from './repository.ts'

const DAY_MS = 86_400_000

/** Declarations from the customer's mailbox. They prove what was declared for as long as money may be claimed. */
export const withdrawalRecords: KeepsRecords = {
  async collect(req, { email }) {
    const found = await withdrawalsBy(req, email)
    return {
      rows: found.map(({ number, receivedAt, state, handledAt, declared }) => {
        return { number, receivedAt, state, handledAt, ...declared }
      }),
    }
  },
  kept: (req, { email }) => keptOf(req, email),
  forget: (req, { email }) => keptOf(req, email),
}

async function keptOf(req: PayloadRequest, email: string) {
  const found = await withdrawalsBy(req, email)
  return found.length > 0 ? [{ period: 'withdrawals', count: found.length, until: untilOf(found) }] : []
}

function untilOf(found: Withdrawal[]): string | null {
  const days = found.map(({ handledAt }) => handledAt && Date.parse(handledAt))
  if (!days.every((at) => typeof at === 'number')) return null
  const last = Math.max(...days) + retentionPeriods.withdrawals.days * DAY_MS
  return new Date(last).toISOString().slice(0, 10)
}
