import type { CollectionConfig } from 'payload'
import { typed } from '#plugins/kit/storage/document-types.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** What shoppers did, as it was written together: a document for each event would cost a hundred times as much. */
export const behaviorBatches: CollectionConfig = {
  slug: 'behavior-batches',
  ...hiddenCollection({
    ofCustomers: { because: 'names browsers by ids that nothing binds to a customer, and is deleted after 90 days' },
    forgotten: { behavior: (before) => ({ createdAt: { less_than: before } }) },
  }),
  fields: [
    { name: 'number', type: 'number', required: true, unique: true, index: true },
    { name: 'tenant', type: 'text', required: true, index: true },
    { name: 'market', type: 'text', required: true },
    {
      name: 'events',
      type: 'json',
      required: true,
      typescriptSchema: typed(
        "(import('#domain/behavior/packed-event.ts').PackedEvent | import('#domain/behavior/packed-event.ts').StoredEvent)[]",
      ),
    },
  ],
}
