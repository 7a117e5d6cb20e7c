import type { CollectionConfig } from 'payload'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { shopOnly } from '#plugins/kit/admin/access.ts'
import { declares, NO_ACCESS } from '#plugins/kit/admin/declares.ts'

/** Guests who asked for an order and have not been answered by mail yet. What they asked is sealed. */
export const lookups: CollectionConfig = {
  slug: 'lookups',
  custom: declares({
    may: NO_ACCESS,
    ofCustomers: { because: 'is answered in a moment and deleted after a day' },
    forgotten: { lookups: (before) => ({ createdAt: { less_than: before } }) },
  }),
  access: shopOnly,
  admin: { hidden: true },
  fields: [{ name: 'asked', type: 'textarea', required: true }, ...stepFields()],
}
