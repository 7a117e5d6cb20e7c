/** What a product page's address is made of. */
export interface ArticlePlace {
  category: string
  /** Brand, sport, type or item. */
  group: string
  /** The article's own name in ASCII, such as `halinen-musta`. */
  handle: string
}

/** The path of a product page below `/`, which is also the article's slug on the wire. */
export function articlePath({ category, group, handle }: ArticlePlace): string {
  return [category, group, handle].map((part) => part.normalize('NFC')).join('/')
}
