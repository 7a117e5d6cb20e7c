import { plusDays } from '#domain/calendar/plus-days.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { retentionPeriods } from '#domain/retention-periods.ts'
import type { KeepsRecords } from '#plugins/customers/customer-records.ts'
import { returnsOf } from './repository.ts'

/** Returns among what is kept of a customer. They prove what was declared, so they stay for their period. */
export const returnRecords: KeepsRecords = {
  async collect(req, { number }) {
    const found = await returnsOf(req, number)
    return {
      rows: found.map(({ ref, number: order, state, receivedAt, handledAt, way, reason, code, refund, declared }) => {
        return { ref, order, state, receivedAt, handledAt, way, reason, code, refund, declared }
      }),
    }
  },

  async forget(req, { number }) {
    const found = await returnsOf(req, number)
    if (found.length === 0) return []
    const ends = found.map(({ handledAt }) => handledAt).filter((at) => at !== null)
    const last = ends.length === found.length ? ends.toSorted().at(-1) : undefined
    const until = last === undefined ? null : plusDays(helsinkiDay(last), retentionPeriods.withdrawals.days)
    return [{ period: 'withdrawals', count: found.length, until }]
  },

  async obstacle(req, { number }) {
    const open = (await returnsOf(req, number)).some(({ state, owesRefund }) => state === 'received' || owesRefund)
    return open ? 'return.under_way' : null
  },
}
