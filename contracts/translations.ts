import * as z from 'zod/mini'

/** A language that the shop is offered in beside its own: words in it stand beside the Finnish ones. */
export const OtherLanguage = z.enum(['sv', 'en'])
export type OtherLanguage = z.infer<typeof OtherLanguage>

/** Words of a seeded record in the other languages. What is translated is so into each of them. */
export function translationsOf<Words extends z.ZodMiniType>(words: Words) {
  return z.exactOptional(z.object({ sv: words, en: words }))
}
