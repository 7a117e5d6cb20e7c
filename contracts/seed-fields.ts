import * as z from 'zod/mini'

/** A whole number of cents, VAT included. */
const SeedCents = z.int().check(z.positive())

/** One dated price, counted back from the day of seeding so that a fresh shop has a true history. */
export const SeedPrice = z.object({
  /** Days before the seeding day on which this price began. */
  daysAgo: z.int().check(z.nonnegative()),
  amount: SeedCents,
  /** A reduction that is announced as one. The lowest price of the 30 days before it is computed, never written. */
  isCampaign: z.optional(z.boolean()),
})
export type SeedPrice = z.infer<typeof SeedPrice>

/** A language that the shop is offered in beside its own: words in it stand beside the Finnish ones. */
export const OtherLanguage = z.enum(['sv', 'en'])
export type OtherLanguage = z.infer<typeof OtherLanguage>

/** Words of a seeded record in the other languages. What is translated is so into each of them. */
export function translationsOf<Words extends z.ZodMiniType>(words: Words) {
  return z.exactOptional(z.object({ sv: words, en: words }))
}
