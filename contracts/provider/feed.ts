import * as z from 'zod/mini'
import { Cents } from '../money.ts'

/** How a merchant's feed is written: JSON lines, or the usual product feeds as comma-separated text and as RSS. */
export const FeedFormat = z.enum(['jsonl', 'csv', 'xml'])
export type FeedFormat = z.infer<typeof FeedFormat>

/** Bytes of a feed at most. */
export const MOST_FEED_BYTES = 8 * 1024 * 1024
/** Articles of a feed at most. */
export const MOST_FEED_ARTICLES = 20_000
/** Rows of a feed at most, whatever is in them: a feed with more is refused as a whole. */
export const MOST_FEED_ROWS = 40_000
/** Problems that a report names; more are counted only. */
export const MOST_FEED_PROBLEMS = 500

/** An article of another merchant, as its feed describes it. */
export const FeedArticle = z.object({
  /** Unique in its market, up to 100 characters. */
  id: z.string(),
  title: z.string(),
  description: z.string(),
  brand: z.nullable(z.string()),
  /** From the root, such as `Pyörät`, `Maastopyörät`; empty where the feed names none. */
  category: z.array(z.string()),
  /** Full addresses. */
  link: z.string(),
  image: z.nullable(z.string()),
  /** What it costs now, and outside a campaign, in hundredths of the market's currency. */
  price: Cents,
  ordinaryPrice: Cents,
  /** A lower price from its first moment until its end: ISO instants, null where a side is open. */
  sale: z.optional(z.object({ price: Cents, from: z.nullable(z.string()), until: z.nullable(z.string()) })),
  isInStock: z.boolean(),
  color: z.nullable(z.string()),
  material: z.nullable(z.string()),
  size: z.nullable(z.string()),
  gtin: z.nullable(z.string()),
  /** Further pictures, up to ten. Articles taken before feeds had this field have none. */
  moreImages: z.optional(z.array(z.string())),
  /** What all colors and sizes of one design share; null of one that stands alone. */
  group: z.optional(z.nullable(z.string())),
})
export type FeedArticle = z.infer<typeof FeedArticle>

/**
 * Why a row was not taken. Problems of a picture or a sale leave the article in: it is taken without its picture, or with
 * its ordinary price.
 */
export const FeedProblemCode = z.enum([
  'row_unreadable',
  'encoding_broken',
  'too_many',
  'id_missing',
  'id_repeated',
  'id_too_long',
  'title_missing',
  'price_missing',
  'price_unreadable',
  'currency_other',
  'sale_price_ignored',
  'sale_days_unreadable',
  'availability_unknown',
  'link_missing',
  'link_elsewhere',
  'picture_unreadable',
  'picture_elsewhere',
])
export type FeedProblemCode = z.infer<typeof FeedProblemCode>

/** What is wrong with one row of a feed. */
export const FeedProblem = z.object({
  /** From 1: the line, or the item of an XML feed. */
  row: z.int(),
  /** The article, where the row names one. */
  id: z.nullable(z.string()),
  code: FeedProblemCode,
  /** What the row says there, cut to 100 characters. */
  value: z.optional(z.string()),
})
export type FeedProblem = z.infer<typeof FeedProblem>

/** Ids of waiting articles that a report names at most. */
export const MOST_WAITING_NAMED = 20

/** What came of one delivery of a feed. */
export const FeedReport = z.object({
  format: FeedFormat,
  rows: z.int(),
  taken: z.int(),
  refused: z.int(),
  /** Refused, but known from before: these stay as they were. */
  kept: z.int(),
  /** No longer in the feed. */
  removed: z.int(),
  /**
   * Articles that are missing, more than a third at once or as many as rows could not be read: they stay until the code comes as `confirm` in the query, with a
   * feed or an empty body. Null of none.
   */
  waiting: z.nullable(
    z.object({ articles: z.int(), some: z.array(z.string()), confirm: z.string(), message: z.string() }),
  ),
  /** At most 500, in the order of rows. */
  problems: z.array(FeedProblem),
})
export type FeedReport = z.infer<typeof FeedReport>
