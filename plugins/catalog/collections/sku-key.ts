import type { LensParameters } from '#contracts/prescriptions.ts'
import { combinationKey } from '#domain/catalog/lens-choice.ts'
import type { DocumentId } from '#plugins/kit/storage/documents.ts'

/** The one key of a SKU within its article, so that no size and no combination can be made twice. */
export function skuKey(article: DocumentId, size: string | null, parameters: LensParameters | null): string {
  return `${article}:${parameters ? combinationKey(parameters) : (size ?? '')}`
}
