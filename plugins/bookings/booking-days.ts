import type { CollectionConfig } from 'payload'
import { typedJson } from '#plugins/kit/storage/document-types.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/**
 * What is taken of each day of each store, by bookings and holds (docs/decisions/exam-bookings.md). One document holds
 * a whole day, so that one guarded change judges all of it.
 */
export const bookingDays: CollectionConfig = {
  slug: 'booking-days',
  ...hiddenCollection({
    ofCustomers: { because: 'holds times of a store by secret references, and names nobody' },
    forgotten: { 'booking days': (before) => ({ day: { less_than: before.slice(0, 10) } }) },
  }),
  fields: [
    /** `<store>:<day>`. */
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    /** Number of the store. */
    { name: 'store', type: 'number', required: true },
    /** ISO day. */
    { name: 'day', type: 'text', required: true, index: true },
    /** Rises with every change, which guards the next one. */
    { name: 'version', type: 'number', required: true },
    /** When it last changed, by the shop's clock: what other processes ask for. */
    { name: 'changedAt', type: 'text', required: true, index: true },
    /** When its first hold ends; empty where nothing is held. */
    { name: 'heldUntil', type: 'text', index: true },
    typedJson('uses', "import('#plugins/bookings/day-uses.ts').StoredUse[]"),
  ],
}
