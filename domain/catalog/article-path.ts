/** The parts of a product page's address. */
export interface ArticlePlace {
  /** Slug of the category. */
  category: string
  /** Slug of the brand, sport, lens type or item. */
  group: string
  /** The article's own part, unique among all articles: `halinen-musta`. */
  handle: string
}

/** The path of a product page below `/`, which is also the article's slug on the wire. */
export function articlePath({ category, group, handle }: ArticlePlace): string {
  return [category, group, handle].map((part) => part.normalize('NFC')).join('/')
}

/** What an article is listed under: the first of these that it has, or its brand. */
export interface Grouped {
  sport: string | null
  item: string | null
  lensKind: string | null
  lensType: string | null
}

/** Code of the group of an article. An article without a sport, an item and a lens type is listed under its brand. */
export function groupOf({ sport, item, lensKind, lensType }: Grouped, brand: { slug: string }): string {
  return sport ?? item ?? lensKind ?? lensType ?? brand.slug
}

/** The path of an article's page, composed of the slugs that its category and group have now. */
export function slugOf(
  article: Grouped & Pick<ArticlePlace, 'category' | 'handle'>,
  brand: { slug: string },
  categories: ReadonlyMap<string, { slug: string }>,
): string {
  const slug = (code: string) => categories.get(code)?.slug ?? code
  return articlePath({ category: slug(article.category), group: slug(groupOf(article, brand)), handle: article.handle })
}

/**
 * The handle in the path of a product page, or nothing where the path cannot be one. An article is known by its handle,
 * so that it is found under the slugs its category and group had before.
 */
export function handleIn(path: string): string | undefined {
  const parts = path.split('/')
  return parts.length === 3 ? parts[2] : undefined
}

/** Name with its brand, which is not repeated where the name begins with it. */
export function fullName({ brand, name }: { brand: string; name: string }): string {
  return name.startsWith(brand) ? name : `${brand} ${name}`
}
