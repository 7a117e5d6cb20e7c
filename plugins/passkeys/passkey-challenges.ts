import type { CollectionConfig } from 'payload'
import { typedText } from '#plugins/kit/storage/document-types.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Challenges that were given to browsers, each answered once. */
export const passkeyChallenges: CollectionConfig = {
  slug: 'passkey-challenges',
  ...hiddenCollection({ ofCustomers: { because: 'names a browser for five minutes, and is deleted within an hour' } }),
  timestamps: false,
  fields: [
    { name: 'challenge', type: 'text', required: true, unique: true, index: true },
    typedText('purpose', "import('#plugins/passkeys/challenges.ts').Purpose"),
    /** Holder of the challenge: the session where a customer adds, the shopper at a sign-in, the account of staff. */
    { name: 'holder', type: 'text', required: true },
    { name: 'expiresAt', type: 'text', required: true, index: true },
    { name: 'usedAt', type: 'text' },
  ],
}
