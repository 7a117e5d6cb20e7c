import type { CollectionConfig } from 'payload'
import { typedJson } from '#plugins/kit/storage/document-types.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** The articles of other merchants, as their last feed listed them. */
export const tenantArticles: CollectionConfig = {
  slug: 'tenant-articles',
  ...hiddenCollection({ ofCustomers: 'nothing' }),
  timestamps: false,
  fields: [
    // Tenant, market and id of the article.
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'place', type: 'text', required: true, index: true },
    typedJson('article', "import('#contracts/provider/feed.ts').FeedArticle"),
    // Another when the article is (`domain/search/document-state.ts`).
    { name: 'state', type: 'number', required: true },
    // The last feed lacks it, with more than a third of the others: it stays until the merchant confirms.
    { name: 'isWaiting', type: 'checkbox' },
  ],
}
