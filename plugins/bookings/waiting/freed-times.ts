import type { CollectionConfig } from 'payload'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/**
 * Times that bookings have left while a person waited at the store, until they are past. Each is offered as long as it
 * is free.
 */
export const freedTimes: CollectionConfig = {
  slug: 'freed-times',
  ...hiddenCollection({
    ofCustomers: { because: 'holds times of a store by secret references, and names nobody' },
    forgotten: { 'freed times': (before) => ({ day: { less_than: before.slice(0, 10) } }) },
  }),
  fields: [
    /** Of the use that was dropped: it frees its time once. */
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    /** Number of the store. */
    { name: 'store', type: 'number', required: true, index: true },
    /** ISO day. */
    { name: 'day', type: 'text', required: true, index: true },
    /** Number of the optometrist who is free then. */
    { name: 'examiner', type: 'number', required: true },
    /** In minutes since midnight, on the wall of the store. */
    { name: 'from', type: 'number', required: true },
    { name: 'to', type: 'number', required: true },
    /** ISO instant at which it was freed. */
    { name: 'at', type: 'text', required: true, index: true },
  ],
}
