import type { CollectionConfig } from 'payload'
import { shopOnly } from '#plugins/kit/admin/access.ts'
import { typed } from '#plugins/kit/storage/document-types.ts'
import { declares, NO_ACCESS } from '#plugins/kit/admin/declares.ts'

/** What a change of the catalog is of. `all` is a seed, or more at once than is worth naming. */
export const changeKinds = ['article', 'sku', 'brand', 'category', 'picture', 'all'] as const

/** The changes of the catalog, counted one by one, so that a snapshot reads again what has changed and nothing else. */
export const catalogChanges: CollectionConfig = {
  slug: 'catalog-changes',
  custom: declares({
    may: NO_ACCESS,
    ofCustomers: 'nothing',
  }),
  access: shopOnly,
  admin: { hidden: true },
  fields: [
    { name: 'number', type: 'number', required: true, unique: true, index: true },
    { name: 'kind', type: 'select', required: true, options: [...changeKinds] },
    /** Ids of the documents that have changed. */
    { name: 'documents', type: 'json', required: true, typescriptSchema: typed('(number | string)[]') },
  ],
}
