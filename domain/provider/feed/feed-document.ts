import type { FeedArticle } from '#contracts/provider/feed.ts'
import { PATH_SEPARATOR } from '#domain/provider/read-filters.ts'
import type { SearchDocument, SearchLanguage, SearchPlace, SearchSettings } from '#domain/search/engine.ts'

/** What counts in the documents of merchants' feeds, and how much. */
export const feedSettings: SearchSettings = {
  fields: [
    { name: 'number', weight: 12, isKey: true },
    { name: 'brand', weight: 8, isName: true, isKey: true },
    { name: 'name', weight: 10, isName: true, isKey: true },
    { name: 'category', weight: 6, isName: true },
    { name: 'facts', weight: 4 },
    { name: 'text', weight: 1, isFallback: true },
  ],
  facets: ['category', 'brand', 'color', 'material', 'size'],
  numbers: ['price', 'in_stock'],
  boosts: [{ number: 'in_stock', share: 0.1 }],
}

/** An article of a feed as the index knows it. */
export function feedDocument(article: FeedArticle, place: SearchPlace, language: SearchLanguage): SearchDocument {
  const { id, gtin, brand, title, category, color, material, size, description, price, isInStock } = article
  return {
    ...place,
    id,
    language,
    kind: 'article',
    fields: {
      number: listOf(id, gtin),
      brand: brand ?? '',
      name: title,
      category,
      facts: listOf(color, material, size),
      text: description,
    },
    facets: {
      category: pathsOf(category),
      brand: listOf(brand),
      color: listOf(color),
      material: listOf(material),
      size: listOf(size),
    },
    numbers: { price, in_stock: Number(isInStock) },
  }
}

/** Each category that an article stands in, from the root: `Pyörät`, `Pyörät > Maastopyörät`. */
export function pathsOf(category: readonly string[]): string[] {
  return category.map((_, at) => category.slice(0, at + 1).join(PATH_SEPARATOR))
}

function listOf(...values: (string | null)[]): string[] {
  return values.filter((value) => value !== null)
}
