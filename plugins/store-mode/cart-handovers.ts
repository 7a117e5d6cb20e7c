import type { CollectionConfig } from 'payload'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Carts on their way between a shopper and a store: a sealed copy of the rows until they are taken, and nothing of who hands them over. */
export const cartHandovers: CollectionConfig = {
  slug: 'cart-handovers',
  ...hiddenCollection({
    ofCustomers: { because: 'It names nobody, and is forgotten with the hour.' },
    forgotten: { 'cart handovers': (before) => ({ madeAt: { less_than: before } }) },
  }),
  timestamps: false,
  fields: [
    /** Its code is derived from it, and not stored. */
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    { name: 'codeHash', type: 'text', required: true, unique: true, index: true },
    /** Of whose cart it was, by a hash. */
    { name: 'owner', type: 'text', required: true, index: true },
    /** Name of the store that hands it over; null of a shopper's. */
    { name: 'store', type: 'text' },
    /** The rows, sealed; null once they are taken. */
    { name: 'contents', type: 'textarea' },
    /** Who has taken it, by a hash. */
    { name: 'takenBy', type: 'text' },
    { name: 'madeAt', type: 'text', required: true, index: true },
  ],
}
