import type { CollectionConfig } from 'payload'
import { typedText } from '#plugins/kit/storage/document-types.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/**
 * Visits to the identity provider, and what they have returned, until an account has it. Nothing here outlives the
 * three days of a mailed link.
 */
export const identifications: CollectionConfig = {
  slug: 'identifications',
  ...hiddenCollection({
    ofCustomers: { because: 'is deleted after three days at most, and makes an account or becomes part of one before' },
  }),
  timestamps: false,
  fields: [
    /** Of the browser's cookie, or of a mailed link. */
    { name: 'tokenHash', type: 'text', required: true, unique: true, index: true },
    typedText('stage', "import('#plugins/identification/repository.ts').Stage"),
    /** What the stage needs, sealed; null once it was used. */
    { name: 'sealed', type: 'textarea' },
    /** Of a mailed link alone: whose account it makes. */
    { name: 'socialNumberIndex', type: 'text', index: true },
    { name: 'expiresAt', type: 'text', required: true, index: true },
  ],
}
