import type { CollectionConfig } from 'payload'
import { typed } from '#plugins/kit/storage/document-types.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Passkeys of customers: the public half of each, which alone cannot sign in. */
export const passkeys: CollectionConfig = {
  slug: 'passkeys',
  ...hiddenCollection({ ofCustomers: { storedBy: 'passkeys' } }),
  timestamps: false,
  fields: [
    /** By which the customer names and removes it. */
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    { name: 'customer', type: 'text', required: true, index: true },
    { name: 'name', type: 'text', required: true },
    /** Base64url, as the browser shows it. */
    { name: 'credentialId', type: 'text', required: true, unique: true, index: true },
    /** COSE key, base64url. */
    { name: 'publicKey', type: 'textarea', required: true },
    /** How often the authenticator has signed, where it counts; 0 where it does not. */
    { name: 'counter', type: 'number', required: true },
    /** The handle by which the authenticator names the customer. It reveals nothing of the customer. */
    { name: 'userHandle', type: 'text', required: true },
    { name: 'transports', type: 'json', typescriptSchema: typed('string[]') },
    { name: 'createdAt', type: 'text', required: true },
    { name: 'lastUsedAt', type: 'text' },
  ],
}
