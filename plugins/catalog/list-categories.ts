import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import type { Category } from '#contracts/listing.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { categoriesOf } from './snapshot/categories.ts'
import { currentSnapshot } from './snapshot/current-snapshot.ts'

/** The categories of the shop with their groups, in the order of the menu. */
export async function listCategories(context: WithPayload, language: Language = SHOP_LANGUAGE): Promise<Category[]> {
  return categoriesOf(await currentSnapshot(context), language)
}
