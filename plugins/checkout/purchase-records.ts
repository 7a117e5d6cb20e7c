import type { PayloadRequest } from 'payload'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import type { PurchaseState } from '#domain/checkout/purchase-states.ts'
import { retentionPeriods } from '#domain/retention-periods.ts'
import type { KeepsRecords, StoredRecord } from '#plugins/customers/hooks.ts'
import { changeEach, deleteWhere } from '#plugins/kit/storage/documents.ts'
import { purchasesOf } from './repository.ts'

/** Money or goods are held: nothing may be deleted before it is settled. */
const UNDER_WAY: PurchaseState[] = ['freezing', 'awaiting_payment', 'paid', 'paid_late', 'refunding']

/** A late payment of one of these must find it, for as long as `domain/retention-periods.ts` says. */
const GIVEN_UP: PurchaseState[] = ['canceled', 'abandoned', 'refunded']

const DAY_MS = 86_400_000

/** What the customer set out to buy, until its retention period deletes it. */
export const purchaseRecords: KeepsRecords = {
  async collect(req, { shopper }) {
    const found = await purchasesOf(req, shopper, [...UNDER_WAY, ...GIVEN_UP, 'ordered'])
    return {
      rows: found.map(({ state, stateSince, form, lines, orderNumber }) => ({
        state,
        stateSince,
        orderNumber,
        contact: form.contact,
        address: form.address,
        articles: lines.map(({ articleDescription, quantity }) => ({ article: articleDescription, quantity })),
      })),
      isHealth: found.some(({ prescriptions }) => Object.keys(prescriptions).length > 0),
    }
  },
  stored: (req, { shopper }) => storedOf(req, shopper),
  async erase(req, { shopper }) {
    const done = [{ shopperId: { equals: shopper } }, { state: { equals: 'ordered' } }]
    await deleteWhere(req, 'purchases', { and: done })
    return storedOf(req, shopper)
  },
  merge: {
    count: async (req, { shopper }) => (await purchasesOf(req, shopper, UNDER_WAY)).length,
    move: (req, from, into) =>
      changeEach(req, 'purchases', { shopperId: { equals: from.shopper } }, { shopperId: into.shopper }),
  },
  async obstacle(req, { shopper }) {
    return (await purchasesOf(req, shopper, UNDER_WAY)).length > 0 ? 'account.purchase_under_way' : null
  },
}

async function storedOf(req: PayloadRequest, shopper: string): Promise<StoredRecord[]> {
  const found = await purchasesOf(req, shopper, GIVEN_UP)
  const last = Math.max(...found.map(({ stateSince }) => Date.parse(stateSince)))
  const ends = last + retentionPeriods['given up purchases'].days * DAY_MS
  const until = found.length > 0 ? helsinkiDay(new Date(ends).toISOString()) : null
  return [{ period: 'purchases', count: found.length, until }]
}
