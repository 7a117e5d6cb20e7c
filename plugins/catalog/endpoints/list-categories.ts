import { listCategories } from '#contracts/listing.ts'
import { CATEGORIES_TAG } from '#domain/catalog/cache-tags.ts'
import { setCacheExpiry, setCacheTags } from '#plugins/kit/storage/cache.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { listCategories as categoriesNow } from '../list-categories.ts'
import { pricesHoldUntil } from '../repository.ts'

/** `GET /api/catalog/categories`: the categories and groups that menus and addresses name. */
export const listCategoriesEndpoint = endpoint(listCategories, { who: 'anyone' }, async (_, req) => {
  setCacheExpiry(req, await pricesHoldUntil(req))
  setCacheTags(req, CATEGORIES_TAG)
  return { categories: await categoriesNow(req, languageOf(req)) }
})
