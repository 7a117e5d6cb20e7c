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
