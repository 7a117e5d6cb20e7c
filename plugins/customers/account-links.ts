import type { CollectionConfig } from 'payload'
import { typedText } from '#plugins/kit/storage/document-types.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Mailed links that open one thing of an account once. */
export const accountLinks: CollectionConfig = {
  slug: 'account-links',
  ...hiddenCollection({ ofCustomers: { storedBy: 'account' } }),
  timestamps: false,
  fields: [
    { name: 'tokenHash', type: 'text', required: true, unique: true, index: true },
    typedText('kind', "import('#contracts/customers.ts').AccountLinkKind"),
    /** The address that it was mailed to, in lower case. */
    { name: 'email', type: 'text', required: true, index: true },
    /** Number of the customer; null for a registration. */
    { name: 'customer', type: 'text', index: true },
    /** Who asked for it: in the same browser a registration needs no password again. */
    { name: 'shopper', type: 'text', required: true },
    /** The registration, sealed. */
    { name: 'registration', type: 'textarea' },
    { name: 'createdAt', type: 'text', required: true, index: true },
    { name: 'expiresAt', type: 'text', required: true, index: true },
    { name: 'usedAt', type: 'text' },
  ],
}
