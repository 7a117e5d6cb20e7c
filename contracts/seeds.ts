import * as z from 'zod/mini'
import { DeliveryMethod, DeliveryMethodId } from './deliveries.ts'
import { ReadablePathPart } from './catalog.ts'
import { LifestylePlan, PerkKind, PlanId } from './lifestyle.ts'
import { FeedFormat } from './provider/feed.ts'
import { PictureHost, TenantKey, WebOrigin } from './provider/tenants.ts'
import { SeedPicture } from './seed-pages.ts'
import { StoreAccessibility, StoreLanguage, StoreService } from './stores.ts'
import { translationsOf } from './seed-fields.ts'

/** What an online offer must state about the maker (GPSR art. 19). */
const SeedManufacturer = z.object({
  name: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.email(),
})

/** For results of a search: 50 to 160 characters. */
const SearchDescription = z.string().check(z.minLength(50), z.maxLength(160))

export const SeedBrand = z.object({
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['eyewear', 'lens', 'care']),
  /** One sentence on what is particular to the brand. */
  tagline: z.string(),
  /** Two to four sentences in Finnish. */
  story: z.string(),
  description: SearchDescription,
  translations: translationsOf(z.object({ tagline: z.string(), story: z.string(), description: SearchDescription })),
  picture: z.optional(SeedPicture),
  maker: SeedManufacturer,
})
export type SeedBrand = z.infer<typeof SeedBrand>

/** A category, or a sport, lens type or item that categories are divided by. */
export const SeedCategory = z.object({
  code: z.string(),
  kind: z.enum(['category', 'sport', 'lens_type', 'item']),
  slug: ReadablePathPart,
  title: z.string(),
  intro: z.optional(z.string()),
  description: z.optional(SearchDescription),
  translations: translationsOf(
    z.object({
      title: z.string(),
      intro: z.exactOptional(z.string()),
      description: z.exactOptional(SearchDescription),
    }),
  ),
  picture: z.optional(SeedPicture),
})
export type SeedCategory = z.infer<typeof SeedCategory>

/** `["10:00","18:00"]`, or null for a closed day. */
const SeedHours = z.nullable(z.tuple([z.string(), z.string()]))

export const SeedStore = z.object({
  number: z.int(),
  slug: z.string(),
  name: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.email(),
  latitude: z.number(),
  longitude: z.number(),
  /** Monday to Sunday, local wall time. */
  hours: z.array(SeedHours).check(z.length(7)),
  /** Monday to Sunday. */
  lunch: z.array(SeedHours).check(z.length(7)),
  /** Days with hours of their own beside holidays, counted from the day of seeding. */
  deviatingDays: z.array(
    z.object({
      inDays: z.int(),
      hours: SeedHours,
      reason: z.string(),
      translations: translationsOf(z.object({ reason: z.string() })),
    }),
  ),
  services: z.array(StoreService),
  languages: z.array(StoreLanguage),
  accessibility: z.array(StoreAccessibility),
  accessibilityDetails: z.nullable(z.string()),
  /** How to get there, what is special. */
  description: z.string(),
  translations: translationsOf(
    z.object({ description: z.string(), accessibilityDetails: z.exactOptional(z.string()) }),
  ),
})
export type SeedStore = z.infer<typeof SeedStore>

export const SeedDiscountCode = z.object({
  code: z.string(),
  /** Percent of goods, or cents off. */
  kind: z.enum(['percent', 'amount']),
  value: z.int(),
  /** Cents of goods needed. */
  minimum: z.int(),
  startsDaysAgo: z.int(),
  endsInDays: z.int(),
  maxUses: z.nullable(z.int()),
  description: z.string(),
})
export type SeedDiscountCode = z.infer<typeof SeedDiscountCode>

/** A way of delivery. `place` is its place in the list. */
export const SeedDeliveryMethod = z.extend(z.omit(DeliveryMethod, { id: true }), {
  methodId: DeliveryMethodId,
  kind: z.enum(['home', 'pickup_point', 'store']),
  place: z.int(),
  translations: translationsOf(z.pick(DeliveryMethod, { name: true, promise: true })),
})
export type SeedDeliveryMethod = z.infer<typeof SeedDeliveryMethod>

/** A frequently asked question. An empty line begins a new paragraph of its answer. */
export const SeedQuestion = z.object({
  question: z.string(),
  answer: z.string(),
  translations: translationsOf(z.object({ question: z.string(), answer: z.string() })),
})
export type SeedQuestion = z.infer<typeof SeedQuestion>

/** A word of shoppers, and the words of the shop that it means. */
export const SeedSearchWord = z.object({ from: z.string(), to: z.array(z.string()) })
export type SeedSearchWord = z.infer<typeof SeedSearchWord>

/** A service or an answer that the search shows first when words mean it. */
export const SeedSearchAnswer = z.object({
  title: z.string(),
  text: z.string(),
  url: z.string(),
  words: z.array(z.string()),
  isOfStores: z.optional(z.boolean()),
  translations: translationsOf(z.object({ title: z.string(), text: z.string() })),
})
export type SeedSearchAnswer = z.infer<typeof SeedSearchAnswer>

/** A merchant that the search serves besides the shop; its feed lies beside it. */
export const SeedMerchant = z.object({
  key: TenantKey,
  name: z.string(),
  origins: z.array(WebOrigin),
  pictureHosts: z.array(PictureHost),
  feedContact: z.email(),
  markets: z.array(
    z.object({
      market: z.string(),
      locale: z.string(),
      currency: z.string(),
      decimals: z.int(),
      listingAddress: z.string(),
    }),
  ),
  feed: z.object({ file: z.string(), format: FeedFormat }),
})
export type SeedMerchant = z.infer<typeof SeedMerchant>

/** A plan of glasses by the month as a new shop has it. */
export const SeedPlan = z.extend(z.omit(LifestylePlan, { id: true }), {
  key: PlanId,
  perks: z.array(PerkKind),
  translations: translationsOf(z.pick(LifestylePlan, { name: true, description: true })),
})
export type SeedPlan = z.infer<typeof SeedPlan>
