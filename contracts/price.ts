import * as z from 'zod/mini'
import { Cents, Currency } from './money.ts'

/** 20 in stock, 30 out of stock, 40 in stores only, 0 not sold this way (specification §4). */
export const PublicationStatus = z.literal([0, 20, 30, 40])
export type PublicationStatus = z.infer<typeof PublicationStatus>

/** One way to buy. Amounts in cents, VAT included. */
export const PricePart = z.object({
  publicationStatus: PublicationStatus,
  currency: Currency,
  isCampaign: z.boolean(),
  /** What it costs outside a campaign; null where that is the amount itself. */
  ordinaryPrice: z.nullable(Cents),
  /** Lowest of the 30 days before the campaign began; null outside a campaign. Only this may be struck through. */
  lowestPrice30d: z.nullable(Cents),
  /** Lowest amount of the colors of its design where they differ (specification §3); null where all cost the same. */
  fromPrice: z.nullable(Cents),
  amount: Cents,
})
export type PricePart = z.infer<typeof PricePart>

export const Price = z.object({ unit: PricePart, subscription: PricePart })
export type Price = z.infer<typeof Price>
