import type { PayloadRequest } from 'payload'
import { retentionPeriods } from '#domain/retention-periods.ts'
import type { KeepsRecords, StoredRecord } from '#plugins/customers/hooks.ts'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { changeEach } from '#plugins/kit/storage/documents.ts'
import { steps, returnsOf, withdrawalsBy, type Withdrawal } from './repository.ts'

const DAY_MS = 86_400_000

/**
 * Declarations from the customer's mailbox, and the customer's returns. They prove what was declared for as long as
 * money may be claimed.
 */
export const withdrawalRecords: KeepsRecords = {
  async collect(req, customer) {
    const found = await declaredBy(req, customer)
    return {
      rows: found.map(({ number, receivedAt, state, handledAt, way, reason, code, refund, declared }) => {
        return { number, receivedAt, state, handledAt, way, reason, code, refund, ...declared }
      }),
    }
  },
  merge: {
    count: async (req, from) => (await declaredBy(req, from)).length,
    move: (req, from, into) =>
      changeEach(req, 'withdrawals', { customer: { equals: from.number } }, { customer: into.number }),
  },
  stored: storedOf,
  erase: storedOf,

  async obstacle(req, { number }) {
    const open = (await returnsOf(req, number)).some((one) => one.state === 'received' || steps(one, 'refund'))
    return open ? 'return.under_way' : null
  },
}

/** Each once, whether it names the customer's number, mailbox or both. */
async function declaredBy(
  req: PayloadRequest,
  { number, email, formerAddresses }: StoredCustomer,
): Promise<Withdrawal[]> {
  const found = [...(await withdrawalsBy(req, [email, ...(formerAddresses ?? [])])), ...(await returnsOf(req, number))]
  return [...new Map(found.map((one) => [one.ref, one])).values()]
}

async function storedOf(req: PayloadRequest, customer: StoredCustomer): Promise<StoredRecord[]> {
  const found = await declaredBy(req, customer)
  return found.length > 0 ? [{ period: 'withdrawals', count: found.length, until: untilOf(found) }] : []
}

function untilOf(found: Withdrawal[]): string | null {
  const days = found.map(({ handledAt }) => handledAt && Date.parse(handledAt))
  if (!days.every((at) => typeof at === 'number')) return null
  const last = Math.max(...days) + retentionPeriods.withdrawals.days * DAY_MS
  return new Date(last).toISOString().slice(0, 10)
}
