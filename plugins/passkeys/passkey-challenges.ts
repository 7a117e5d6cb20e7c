import type { CollectionConfig } from 'payload'
import { shopOnly } from '#plugins/kit/admin/access.ts'
import { typed } from '#plugins/kit/storage/document-types.ts'

/** Challenges that were given to browsers, each answered once. */
export const passkeyChallenges: CollectionConfig = {
  slug: 'passkey-challenges',
  access: shopOnly,
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'challenge', type: 'text', required: true, unique: true, index: true },
    {
      name: 'purpose',
      type: 'text',
      required: true,
      typescriptSchema: typed("import('#plugins/passkeys/challenges.ts').Purpose"),
    },
    /** The browser that it was given to: its session where one adds, its shopper where one signs in. */
    { name: 'holder', type: 'text', required: true },
    { name: 'expiresAt', type: 'text', required: true, index: true },
    { name: 'usedAt', type: 'text' },
  ],
}
