import { SHOP_LANGUAGE } from '#contracts/language.ts'
import type { Display, ListingLink } from '#contracts/provider/answers.ts'
import type { FeedArticle } from '#contracts/provider/feed.ts'
import { PATH_SEPARATOR } from '#domain/provider/read-filters.ts'
import { feedSettings, pathsOf } from '#domain/provider/feed/feed-document.ts'
import type { SearchLanguage, SearchQuestion } from '#domain/search/engine.ts'
import { askGoods } from '#domain/search/reading/ask-goods.ts'
import { readMeaning } from '#domain/search/reading/read-meaning.ts'
import { readKnownWords, type KnownWord, type Vocabulary } from '#domain/search/reading/vocabulary.ts'
import { textOf } from '#locales/texts.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { groupOf } from '#plugins/experiments/repository.ts'
import { keepEvents } from '#plugins/behavior/keep-events.ts'
import { MerchantGoods } from '#plugins/recommendations/goods.ts'
import { recommendGoods } from '#plugins/recommendations/recommend-goods.ts'
import { languageOf, tenantIndex, type TenantIndex } from './feed/tenant-index.ts'
import { suggestedQueries } from '#domain/provider/suggested-queries.ts'
import { askedOf, noteAsked } from '#plugins/search/asked/note-asked.ts'
import { suggestionsFor as pastSearches } from '#plugins/search/asked/suggestions.ts'
import { analyzers } from '#plugins/search/analyzers.ts'
import type { Goods, GoodsField, GoodsQuestion, Listed } from './goods.ts'
import type { Market, Tenant } from './repository.ts'

/** Categories that are suggested at most. */
const SUGGESTED = 4

/** The goods of another merchant, from its feed. */
export async function feedGoods(context: WithPayload, tenant: Tenant, market: Market): Promise<Goods> {
  const index = await tenantIndex(context, tenant, market)
  const place = { tenant: tenant.key, market: market.market }
  const askedPlace = { ...place, language: languageOf(market) }
  const ours = (question: GoodsQuestion) => ({ ...question, ...askedPlace, kinds: ['article'] })
  const search = async (question: SearchQuestion) => index.engine.search(question)
  const find: Goods['find'] = async (question) => {
    const read = (words: string) => readMeaning(words, vocabularyOf(index, askedPlace.language))
    const asked = ours(question)
    const matched = question.text ? await askGoods(asked, read(question.text), { search, read, usual: [] }) : null
    return matched?.answer ?? search(asked)
  }
  const links = () => linksOf(index, tenant, market)
  return {
    fields: fieldsOf(),
    find,
    displays: async (ids) =>
      ids.flatMap((id) => {
        const article = index.articles.get(id)
        return article ? [displayOf(article, designOf(index, article), market)] : []
      }),
    listings: async () => {
      const all = links()
      return [...all].map(([path, link]) => listingOf(path, link, all))
    },
    async suggestions(words) {
      const { hits, facets } = await find({ text: words, limit: 20, facets: ['category'] })
      const past = await pastSearches(context, askedPlace, words)
      const titles = hits.flatMap(({ id }) => titleOf(index.articles.get(id)))
      const known = links()
      const none = { parent_title: null, category_id: null, category_type: null }
      return [
        ...suggestedQueries(past, titles).map((title) => ({ type: 'query' as const, title, page_url: null, ...none })),
        ...(facets['category'] ?? []).slice(0, SUGGESTED).flatMap(({ value }) => {
          const link = known.get(value)
          if (!link) return []
          const place = { ...none, parent_title: known.get(parentOf(value))?.title ?? null, category_id: value }
          return [{ ...place, type: 'category' as const, title: link.title, page_url: link.page_url }]
        }),
      ]
    },
    async noteAsked(asker, question, answer) {
      noteAsked(context, askedPlace, asker, askedOf(question.text, answer))
    },
    recommend: (question) => recommendGoods(context, { ...question, place, goods: knownGoods(index) }),
    groupOf: (person) => groupOf(context, place, person),
    keep: (events) => keepEvents(context, place, events),
    // Only goods come by a feed.
    pages: async () => [],
  }
}

const vocabularies = new WeakMap<TenantIndex, { version: number; vocabulary: Vocabulary }>()

/** What the words of a merchant's feed mean: its brands alone, with the language's words of price. */
function vocabularyOf(index: TenantIndex, language: SearchLanguage): Vocabulary {
  const before = vocabularies.get(index)
  if (before?.version === index.version) return before.vocabulary
  const brands = new Set([...index.articles.values()].flatMap(({ brand }) => brand ?? []))
  const rows = [...brands].map((words): KnownWord => ({ words, aspect: 'brand' }))
  const analyze = analyzers[language]
  const known = readKnownWords(rows, analyze)
  const vocabulary = {
    analyze,
    speech: [],
    known,
    isPlace: () => false,
    misspeltPlace: () => undefined,
    readsNumbers: false,
  }
  vocabularies.set(index, { version: index.version, vocabulary })
  return vocabulary
}

const known = new WeakMap<TenantIndex['articles'], { made: string; goods: MerchantGoods }>()

/** What recommendations know of a feed: read anew when the feed has reported a change, or a sale begins or ends. */
function knownGoods({ articles, version, pricedUntil }: TenantIndex): MerchantGoods {
  const made = JSON.stringify([version, pricedUntil])
  const before = known.get(articles)
  if (before?.made === made) return before.goods
  const goods = new MerchantGoods(
    new Map(
      [...articles].map(([id, { brand, category, color, material, price, isInStock }]) => {
        const values = Object.entries({ color, material }).flatMap(([name, value]) => (value ? [[name, value]] : []))
        const traits = { kind: category.join(PATH_SEPARATOR), values: Object.fromEntries(values), measures: {}, price }
        return [id, { brand: brand ?? id, family: id, isAvailable: isInStock, traits }]
      }),
    ),
  )
  known.set(articles, { made, goods })
  return goods
}

function fieldsOf(): GoodsField[] {
  const text = textOf(SHOP_LANGUAGE, 'provider')
  const [category = '', brand = '', ...others] = feedSettings.facets
  const facet = (name: string): GoodsField => {
    const look = looks[name]
    return { name, kind: 'facet', title: text(`field.${name}`), words: {}, ...(look && { look }) }
  }
  const price: GoodsField = { name: 'price', kind: 'price', title: text('field.price'), words: {} }
  return [facet(category), facet(brand), price, ...others.map(facet)]
}

const looks: Readonly<Record<string, GoodsField['look']>> = {
  category: 'checkbox-hierarchical',
  color: 'checkbox-color',
  size: 'checkbox-grid',
}

function titleOf(article: FeedArticle | undefined): string[] {
  return article ? [[article.brand, article.title].filter(Boolean).join(' ')] : []
}

function displayOf(article: FeedArticle, design: readonly FeedArticle[], { decimals }: Market): Display {
  const amount = (cents: number) => Number((cents / 100).toFixed(decimals))
  const { id, title, brand, color, size, link, image, price, ordinaryPrice, isInStock } = article
  return {
    title,
    brand,
    product_id: id,
    sub_heading_1: color,
    sub_heading_2: size,
    page_url: link,
    image_url: image,
    image_urls: [...(image ? [image] : []), ...(article.moreImages ?? [])],
    sale_price: amount(price),
    original_price: amount(ordinaryPrice),
    in_stock: isInStock,
    ga_product_id: id,
    ga_product_ids: design.length > 0 ? design.map((one) => one.id) : [id],
    variants: design.map((one) => ({
      product_id: one.id,
      title: [one.color, one.size].filter(Boolean).join(', ') || one.title,
      page_url: one.link,
      image_url: one.image,
    })),
  }
}

const designs = new WeakMap<TenantIndex, { version: number; byGroup: Map<string, FeedArticle[]> }>()

/** The colors and sizes of an article's design, itself among them; empty where it stands alone. */
function designOf(index: TenantIndex, { group }: FeedArticle): readonly FeedArticle[] {
  if (!group) return []
  const before = designs.get(index)
  const now = before?.version === index.version ? before : { version: index.version, byGroup: byGroupOf(index) }
  designs.set(index, now)
  const all = now.byGroup.get(group) ?? []
  return all.length > 1 ? all.slice(0, MOST_VARIANTS) : []
}

function byGroupOf({ articles }: TenantIndex): Map<string, FeedArticle[]> {
  return Map.groupBy(
    [...articles.values()].filter(({ group }) => group),
    ({ group }) => group ?? '',
  )
}

/** Of one design at most. */
const MOST_VARIANTS = 50

/** The way to each category that an article stands in, by its path. */
function linksOf({ articles }: TenantIndex, tenant: Tenant, market: Market): Map<string, ListingLink> {
  const paths = new Set([...articles.values()].flatMap(({ category }) => pathsOf(category)))
  return new Map([...paths].toSorted().map((path) => [path, linkOf(path, tenant, market)]))
}

function linkOf(path: string, { origins }: Tenant, { listingAddress }: Market): ListingLink {
  const [origin = ''] = origins
  const address = listingAddress ?? `${origin}/?query_id={query_id}`
  return {
    query_id: path,
    title: path.split(PATH_SEPARATOR).at(-1) ?? path,
    page_url: address.replaceAll('{query_id}', encodeURIComponent(path)),
  }
}

/** The ways on from a category lead to those right below it, or to its neighbours where there are none. */
function listingOf(path: string, link: ListingLink, all: ReadonlyMap<string, ListingLink>): Listed {
  const parts = path.split(PATH_SEPARATOR)
  const parent = parts.slice(0, -1).join(PATH_SEPARATOR)
  const below = (of: string) => [...all].flatMap(([one, way]) => (parentOf(one) === of ? [way] : []))
  const children = below(path)
  return {
    link,
    description: null,
    above: pathsOf(parts.slice(0, -1)).flatMap((one) => all.get(one) ?? []),
    beside: children.length > 0 ? children : below(parent),
    within: [{ facet: 'category', values: [path] }],
  }
}

function parentOf(path: string): string {
  return path.split(PATH_SEPARATOR).slice(0, -1).join(PATH_SEPARATOR)
}
