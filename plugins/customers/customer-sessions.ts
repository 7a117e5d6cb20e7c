import type { CollectionConfig } from 'payload'
import { typedText } from '#plugins/kit/storage/document-types.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Sessions of customers: the hash of each one's token, and where it is used. */
export const customerSessions: CollectionConfig = {
  slug: 'customer-sessions',
  ...hiddenCollection({ ofCustomers: { storedBy: 'sessions' } }),
  timestamps: false,
  fields: [
    { name: 'tokenHash', type: 'text', required: true, unique: true, index: true },
    /** By which the customer ends it. */
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    { name: 'customer', type: 'text', required: true, index: true },
    { name: 'shopper', type: 'text', required: true },
    typedText('method', "import('#contracts/customers.ts').LoginMethod"),
    { name: 'device', type: 'text' },
    { name: 'startedAt', type: 'text', required: true },
    { name: 'lastUsedAt', type: 'text', required: true, index: true },
    { name: 'identifiedAt', type: 'text' },
  ],
}
