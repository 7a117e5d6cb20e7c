import type { Article } from '#contracts/catalog.ts'

/** Why an article cannot be bought here, as the key of its text; undefined where it can. */
export function whyNotSold({ price, siblings }: Pick<Article, 'price' | 'siblings'>): string | undefined {
  const { publicationStatus } = price.unit
  if (publicationStatus === 20) return undefined
  if (publicationStatus === 30) return siblings.length > 1 ? 'sold_out_color' : 'sold_out'
  return publicationStatus === 40 ? 'in_stores_only' : 'not_sold'
}
