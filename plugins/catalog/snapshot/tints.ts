import { LensTint } from '#contracts/ground-lenses.ts'
import type { ArticleDocument } from './documents.ts'

/** A tint with its name in other languages. */
export interface WordedTint extends LensTint {
  translations?: NonNullable<ArticleDocument['tints']>[number]['translations']
}

/** The tints a lens package offers, without what the database adds to each row. */
export function tintsOf({ tints }: Pick<ArticleDocument, 'tints'>): WordedTint[] {
  return (tints ?? []).map(({ translations, ...tint }) => ({
    ...LensTint.parse({ ...tint, isGradient: Boolean(tint.isGradient) }),
    ...(translations && { translations }),
  }))
}
