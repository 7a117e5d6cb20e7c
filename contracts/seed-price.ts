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
