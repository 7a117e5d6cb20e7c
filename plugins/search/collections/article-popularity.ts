import type { CollectionConfig } from 'payload'
import { shopOnly } from '#plugins/kit/admin/access.ts'
import { declares, NO_ACCESS } from '#plugins/kit/admin/declares.ts'

/** How popular articles are, as it was counted last. */
export const articlePopularity: CollectionConfig = {
  slug: 'article-popularity',
  custom: declares({ may: NO_ACCESS, ofCustomers: 'nothing' }),
  access: shopOnly,
  admin: { hidden: true },
  fields: [
    { name: 'article', type: 'number', required: true, unique: true, index: true },
    // From above 0 to 1. What is not popular has no row.
    { name: 'popularity', type: 'number', required: true },
  ],
}
