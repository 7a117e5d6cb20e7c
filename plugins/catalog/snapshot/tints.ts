import { LensTint } from '#contracts/ground-lenses.ts'
import type { ArticleDocument } from './documents.ts'

/** The tints a lens package offers, without what the database adds to each row. */
export function tintsOf({ tints }: Pick<ArticleDocument, 'tints'>): LensTint[] {
  return (tints ?? []).map((tint) => LensTint.parse({ ...tint, isGradient: Boolean(tint.isGradient) }))
}
