import type { CollectionConfig } from 'payload'
import { typed } from '#plugins/kit/storage/document-types.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Passkeys of staff, shown after the password: the public half of each. */
export const staffPasskeys: CollectionConfig = {
  slug: 'staff-passkeys',
  ...hiddenCollection({ ofCustomers: 'nothing' }),
  timestamps: false,
  fields: [
    /** The reference by which its owner names and removes it. */
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    /** The id of its owner's account. */
    { name: 'staff', type: 'text', required: true, index: true },
    { name: 'name', type: 'text', required: true },
    /** Base64url, as the browser shows it. */
    { name: 'credentialId', type: 'text', required: true, unique: true, index: true },
    /** COSE key, base64url. */
    { name: 'publicKey', type: 'textarea', required: true },
    /** How often the authenticator has signed, where it counts; 0 where it does not. */
    { name: 'counter', type: 'number', required: true },
    { name: 'transports', type: 'json', typescriptSchema: typed('string[]') },
    { name: 'createdAt', type: 'text', required: true },
    { name: 'lastUsedAt', type: 'text' },
  ],
}
