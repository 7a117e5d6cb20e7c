import type { CollectionConfig } from 'payload'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Browsers in which staff of a store serve customers: the hash of each one's token, who opened it, and whom it serves now. */
export const storeSessions: CollectionConfig = {
  slug: 'store-sessions',
  ...hiddenCollection({
    ofCustomers: { because: 'It names the served customer until the service ends, and is erased with the day.' },
    forgotten: { 'store sessions': (before) => ({ lastUsedAt: { less_than: before } }) },
  }),
  timestamps: false,
  fields: [
    { name: 'tokenHash', type: 'text', required: true, unique: true, index: true },
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    /** Id and name of the member of staff who opened it. */
    { name: 'staff', type: 'text', required: true, index: true },
    { name: 'staffName', type: 'text', required: true },
    /** Number of the store. */
    { name: 'store', type: 'number', required: true },
    /** Owner of the cart of the served customer: another one for each. */
    { name: 'shopper', type: 'text', required: true },
    /** Number of the customer who is served; null where none has been chosen. */
    { name: 'customer', type: 'text' },
    /** The typed details of a person who has no account yet, sealed. */
    { name: 'typed', type: 'textarea' },
    { name: 'startedAt', type: 'text', required: true },
    { name: 'lastUsedAt', type: 'text', required: true, index: true },
  ],
}
