import { articlePath } from '#domain/catalog/article-path.ts'
import type { ArticleDocument, BrandDocument } from './documents.ts'
import type { CatalogSnapshot } from './snapshot-types.ts'

type Grouped = Pick<ArticleDocument, 'sport' | 'item' | 'lensKind' | 'lensType'>

/** Code of the group of an article. An article without a sport, an item and a lens type is listed under its brand. */
export function groupOf({ sport, item, lensKind, lensType }: Grouped, brand: Pick<BrandDocument, 'slug'>): string {
  return sport ?? item ?? lensKind ?? lensType ?? brand.slug
}

/** The path of an article's page, composed of the slugs that its category and group have now. */
export function slugOf(
  article: Grouped & Pick<ArticleDocument, 'category' | 'handle'>,
  brand: Pick<BrandDocument, 'slug'>,
  categories: CatalogSnapshot['categories'],
): string {
  const slug = (code: string) => categories.get(code)?.slug ?? code
  return articlePath({ category: slug(article.category), group: slug(groupOf(article, brand)), handle: article.handle })
}
