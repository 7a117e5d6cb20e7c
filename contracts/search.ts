import * as z from 'zod/mini'
import { ArticleId, CategoryId, Media } from './catalog.ts'
import { PricePart } from './price.ts'
import { flagInUrl, route } from './route.ts'
import { positionInUrl } from './stores.ts'

/** Letters of a question that are searched for at least (specification §5). */
export const SHORTEST_QUESTION = 2
/** Characters of a question at most. */
export const LONGEST_QUESTION = 100

/** Which results are shown in full, by the `s` of `/search` (specification §2.1): `articles` are pages to read. */
export const SearchKind = z.enum(['stores', 'products', 'articles'])
export type SearchKind = z.infer<typeof SearchKind>

/** An article as results of a search show it. Its page is `/` + slug. */
export const FoundArticle = z.object({
  id: ArticleId,
  name: z.string(),
  /** The name as a row shows it: with its brand, and with its color or the pieces of its package. */
  namePackageGet: z.string(),
  medias: z.array(z.pick(Media, { sm: true })),
  category: CategoryId,
  price: z.object({ unit: z.pick(PricePart, { amount: true, isCampaign: true, ordinaryPrice: true }) }),
  slug: z.string(),
})
export type FoundArticle = z.infer<typeof FoundArticle>

/** A store. Its page is named by `slug`; `isOpenNow` is as of the answer. */
export const FoundPlace = z.object({
  name: z.string(),
  address: z.string(),
  slug: z.string(),
  isOpenNow: z.optional(z.boolean()),
})
export type FoundPlace = z.infer<typeof FoundPlace>

/**
 * A page, a section or a question of one, a service, or a category; `url` is a path of the shop, `imageUrl` null where it has no picture.
 * `text` is a sentence that answers, where it has one.
 */
export const FoundPage = z.object({
  title: z.string(),
  url: z.string(),
  imageUrl: z.nullable(z.string()),
  text: z.optional(z.string()),
})
export type FoundPage = z.infer<typeof FoundPage>

/** A town with a store; `url` leads to the stores near it. */
export const FoundCity = z.object({ city: z.string(), url: z.string() })
export type FoundCity = z.infer<typeof FoundCity>

function group<One extends z.ZodMiniType>(one: One) {
  return z.object({
    /** The best first. */
    data: z.array(one),
    /** How many there are in all. */
    hits: z.int().check(z.nonnegative()),
    /** Whether there are more than `data` has. */
    limited: z.boolean(),
  })
}

/** What a part of a question says of what is looked for. */
export const Aspect = z.enum([
  ...(['category', 'brand', 'model', 'color', 'shape', 'material', 'rim', 'wearer', 'lens', 'sport', 'use'] as const),
  ...(['fit', 'size', 'pieces', 'price', 'order', 'power', 'offer', 'place', 'store', 'word'] as const),
])
export type Aspect = z.infer<typeof Aspect>

/** How a question was answered, where a shopper should know. */
export const SearchNotes = z.object({
  /** The kind that is most likely asked for and stands first; null where nothing was found. */
  first: z.nullable(z.enum(['products', 'stores', 'pages'])),
  /** The words that were searched for instead of misspelt ones; null where none was. */
  corrected: z.nullable(z.string()),
  /** Parts that no goods have together with the others, as they were typed. */
  letGo: z.array(z.object({ aspect: Aspect, typed: z.string() })),
})
export type SearchNotes = z.infer<typeof SearchNotes>

/** What a question finds (specification §3). `success` is false where it is too short to be asked. */
export const SearchResults = z.object({
  success: z.boolean(),
  articles: group(FoundArticle),
  stores: group(FoundPlace),
  layoutPages: group(FoundPage),
  cities: group(FoundCity),
  productCategories: group(FoundPage),
  notes: SearchNotes,
})
export type SearchResults = z.infer<typeof SearchResults>

/**
 * A search of everything (specification §7). The results of the kind `s` are given in full, up to 200; `exact` mends no
 * typing error. With a position the nearest stores answer where stores are asked for and no place is named.
 */
export const searchSite = route({
  method: 'get',
  path: '/site/search',
  input: z.object({
    q: z.string().check(z.maxLength(LONGEST_QUESTION)),
    s: z.optional(SearchKind),
    exact: z.optional(flagInUrl),
    ...positionInUrl,
  }),
  output: SearchResults,
})

/** What others have searched for, while words are typed. Up to three, most searched first; none of what few have typed. */
export const suggestSearches = route({
  method: 'get',
  path: '/site/search/suggestions',
  input: z.object({ q: z.string().check(z.maxLength(LONGEST_QUESTION)) }),
  output: z.object({ searches: z.array(z.string()) }),
})

/** How one word of a question met a document, and what that gave. */
export const ExplainedWord = z.object({
  word: z.string(),
  /** The word of the document. */
  found: z.string(),
  field: z.string(),
  form: z.enum(['word', 'base', 'head', 'modifier']),
  meeting: z.enum(['exact', 'inflected', 'synonym', 'prefix', 'typo', 'key']),
  points: z.number(),
})
export type ExplainedWord = z.infer<typeof ExplainedWord>

/** A result with what put it where it is. */
export const ExplainedResult = z.object({
  kind: z.enum(['article', 'store', 'page', 'city', 'category']),
  title: z.string(),
  /** A path of the shop. */
  url: z.string(),
  score: z.number(),
  /** Where editors have placed it themselves. */
  placed: z.nullable(z.enum(['pinned', 'buried'])),
  words: z.array(ExplainedWord),
  /** What the sum of the words was multiplied by, such as for being in stock. */
  boosts: z.array(z.object({ number: z.string(), factor: z.number() })),
})
export type ExplainedResult = z.infer<typeof ExplainedResult>

/** A part of a question as it was read. */
export const ReadPart = z.object({
  typed: z.string(),
  aspect: Aspect,
  /** The shop's words or values that it stands for, such as `punainen` or `…50 €`. */
  means: z.string(),
  /** How surely, above 0, at most 1. */
  sure: z.number(),
})
export type ReadPart = z.infer<typeof ReadPart>

/** How a question was understood: part by part, with the services that it means. */
export const ExplainedReading = z.object({
  parts: z.array(ReadPart),
  services: z.array(z.string()),
  notes: SearchNotes,
})
export type ExplainedReading = z.infer<typeof ExplainedReading>

/** How a question was understood, and its first results, each with its reasons, for marketers. */
export const explainSearch = route({
  method: 'get',
  path: '/search/why',
  input: z.object({ q: z.string().check(z.maxLength(LONGEST_QUESTION)) }),
  output: z.object({ reading: ExplainedReading, results: z.array(ExplainedResult) }),
})
