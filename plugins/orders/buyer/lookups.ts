import type { CollectionConfig } from 'payload'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Guests who asked for an order and have not been answered by mail yet. What they asked is sealed. */
export const lookups: CollectionConfig = {
  slug: 'lookups',
  ...hiddenCollection({
    ofCustomers: { because: 'is answered in a moment and deleted after a day' },
    forgotten: { lookups: (before) => ({ createdAt: { less_than: before } }) },
  }),
  fields: [{ name: 'asked', type: 'textarea', required: true }, ...stepFields()],
}
