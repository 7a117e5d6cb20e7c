import type { CollectionConfig } from 'payload'
import { shopOnly } from '#plugins/kit/admin/access.ts'
import { typed } from '#plugins/kit/storage/document-types.ts'
import { declares, NO_ACCESS } from '#plugins/kit/admin/declares.ts'

/** The articles of other merchants, as their last feed listed them. */
export const tenantArticles: CollectionConfig = {
  slug: 'tenant-articles',
  custom: declares({
    may: NO_ACCESS,
    ofCustomers: 'nothing',
  }),
  access: shopOnly,
  admin: { hidden: true },
  timestamps: false,
  fields: [
    // Tenant, market and id of the article.
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'place', type: 'text', required: true, index: true },
    {
      name: 'article',
      type: 'json',
      required: true,
      typescriptSchema: typed("import('#contracts/provider/feed.ts').FeedArticle"),
    },
    // Another when the article is (`domain/search/document-state.ts`).
    { name: 'state', type: 'number', required: true },
  ],
}
