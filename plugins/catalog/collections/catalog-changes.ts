import type { CollectionConfig } from 'payload'
import { typed } from '#plugins/kit/storage/document-types.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** What a change of the catalog is of. `all` is a seed, or more at once than is worth naming. */
export const changeKinds = ['article', 'sku', 'brand', 'category', 'picture', 'all'] as const

/** The changes of the catalog, counted one by one, so that a snapshot reads again what has changed and nothing else. */
export const catalogChanges: CollectionConfig = {
  slug: 'catalog-changes',
  ...hiddenCollection({ ofCustomers: 'nothing' }),
  fields: [
    { name: 'number', type: 'number', required: true, unique: true, index: true },
    { name: 'kind', type: 'select', required: true, options: [...changeKinds] },
    /** Ids of the documents that have changed. */
    { name: 'documents', type: 'json', required: true, typescriptSchema: typed('(number | string)[]') },
  ],
}
