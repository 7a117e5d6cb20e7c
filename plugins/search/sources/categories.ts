import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import type { Category, CategoryGroup } from '#contracts/listing.ts'
import { groupKinds } from '#domain/catalog/category-tree.ts'
import { placePath } from '#domain/catalog/find-place.ts'
import { listCategories } from '#plugins/catalog/list-categories.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { articleSource } from './articles.ts'
import { sourceOf } from './in-memory.ts'
import { shopDocument } from './shop-document.ts'

const PREFIX = 'category:'

/** A category, or one of its groups: a brand, a sport, a lens type or an item. */
export interface CategoryPage {
  category: Category
  group: CategoryGroup | null
  path: string
}

/** Every page of a category or a group, also in a preview those of now. */
export async function categoryPages(
  { payload }: WithPayload,
  language: Language = SHOP_LANGUAGE,
): Promise<CategoryPage[]> {
  return (await listCategories({ payload }, language)).flatMap((category) =>
    [null, ...category.groups].map((group) => ({ category, group, path: placePath(category, group) })),
  )
}

/** What a row of results says: a brand with the category that lists it. */
export function categoryTitle({ category, group }: CategoryPage): string {
  if (!group) return category.title
  return groupKinds[category.id] === 'brand' ? `${group.title}, ${category.title.toLowerCase()}` : group.title
}

/** The categories and their groups. A brand is found by its name in each category that lists it. */
export const categorySource = sourceOf(articleSource.version, async (context) =>
  (await categoryPages(context)).map((page) => {
    const { category, group, path } = page
    const isSport = groupKinds[category.id] === 'sport'
    return shopDocument('category', `${PREFIX}${path}`, {
      fields: {
        name: group ? [group.title, ...(isSport ? [`${group.title}lasit`] : [])] : category.title,
        ...(group && { facts: category.title }),
        text: (group ?? category).description ?? '',
      },
    })
  }),
)

/** The page's path; the id is of a category or a group. */
export function categoryPath(id: string): string {
  return id.slice(PREFIX.length)
}
