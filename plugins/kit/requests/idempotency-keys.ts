import type { CollectionConfig } from 'payload'
import { typed } from '../storage/document-types.ts'
import { hiddenCollection } from '../admin/hidden-collection.ts'

/** Requests with an `Idempotency-Key` and their sealed answers, which `replay` returns to a repeated request. */
export const idempotencyKeys: CollectionConfig = {
  slug: 'idempotency-keys',
  ...hiddenCollection({
    ofCustomers: { because: 'is deleted after a day' },
    forgotten: { 'idempotency keys': (before) => ({ createdAt: { less_than: before } }) },
  }),
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'body', type: 'text', required: true },
    { name: 'isDone', type: 'checkbox', index: true },
    /** Sealed: it may contain a prescription. */
    { name: 'answer', type: 'json', typescriptSchema: typed('string | null') },
  ],
}
