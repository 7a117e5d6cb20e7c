import type { SearchDocument } from '#domain/search/engine.ts'
import { shopPlace, type DocumentKind } from '#domain/search/shop-settings.ts'

/** A document of the shop's own, in Finnish unless it says otherwise. */
export function shopDocument(
  kind: DocumentKind,
  id: string,
  about: Pick<SearchDocument, 'fields'> & Partial<SearchDocument>,
): SearchDocument {
  return { ...shopPlace, language: 'fi', facets: {}, numbers: {}, ...about, kind, id }
}
