import type { CategoryId } from '#contracts/catalog.ts'
import { listCategories, type Category } from '#contracts/listing.ts'
import { placePath } from '#domain/catalog/find-place.ts'
import { asAnonymous } from '../door.ts'
import { call } from '../shared/call.ts'

const cache = new WeakMap<Request, Promise<Category[]>>()

/** The categories of the shop; empty if the call failed. Fetched once per request. */
export function categoriesFor(request: Request): Promise<Category[]> {
  const cached = cache.get(request) ?? fetchCategories(request)
  cache.set(request, cached)
  return cached
}

async function fetchCategories(request: Request): Promise<Category[]> {
  const answer = await call(listCategories, {}, asAnonymous(request))
  return answer.ok ? answer.value.categories : []
}

/** The path of a category's page. */
export async function categoryPath(request: Request, id: CategoryId): Promise<string> {
  const category = (await categoriesFor(request)).find((one) => one.id === id)
  return category ? placePath(category) : `#${id}`
}
