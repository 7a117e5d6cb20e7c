import type { CategoryId } from '#contracts/catalog.ts'
import { listCategories, type Category } from '#contracts/listing.ts'
import { placePath } from '#domain/catalog/find-place.ts'
import { asNobody } from '../door.ts'
import { call } from '../shared/call.ts'

const asked = new WeakMap<Request, Promise<Category[]>>()

/** The categories of the shop; none where it did not answer. A page asks once, however many of its parts lead to them. */
export function categoriesFor(request: Request): Promise<Category[]> {
  const known = asked.get(request) ?? askFor(request)
  asked.set(request, known)
  return known
}

async function askFor(request: Request): Promise<Category[]> {
  const answer = await call(listCategories, {}, asNobody(request))
  return answer.ok ? answer.value.categories : []
}

/** The path of a category's page. */
export async function categoryPath(request: Request, id: CategoryId): Promise<string> {
  const category = (await categoriesFor(request)).find((one) => one.id === id)
  return category ? placePath(category) : `#${id}`
}
