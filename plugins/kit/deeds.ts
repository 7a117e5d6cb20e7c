import type { CollectionConfig } from 'payload'
import { shopOnly } from './access.ts'

/** What was done under an `Idempotency-Key`, and what was answered, sealed. */
export const deeds: CollectionConfig = {
  slug: 'deeds',
  access: shopOnly,
  admin: { hidden: true },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'body', type: 'text', required: true },
    { name: 'isDone', type: 'checkbox', index: true },
    { name: 'answer', type: 'json' },
  ],
}
