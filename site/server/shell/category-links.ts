import type { CategoryId } from '#contracts/catalog.ts'
import { listCategories, type Category } from '#contracts/listing.ts'
import { placePath } from '#domain/catalog/find-place.ts'
import { asAnonymous, cachedFragment } from '../../in-process.ts'
import { call } from '../../shared/call.ts'

/** The categories of the shop; empty if the call failed. */
export function categoriesFor(request: Request): Promise<Category[]> {
  return cachedFragment('categories', () => fetchCategories(request))
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
