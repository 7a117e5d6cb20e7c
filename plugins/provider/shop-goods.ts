import attributes from '#locales/fi/attributes.json' with { type: 'json' }
import { SHOP_LANGUAGE } from '#contracts/language.ts'
import type { ArticleCard, CategoryId, Sibling } from '#contracts/catalog.ts'
import type { Category, CategoryGroup, FilterGroup } from '#contracts/listing.ts'
import { LONGEST_QUESTION } from '#contracts/search.ts'
import type { Display, ListingLink, Suggestion } from '#contracts/provider/answers.ts'
import { groupKinds } from '#domain/catalog/category-tree.ts'
import { filterGroups, groupNames } from '#domain/catalog/filter-groups.ts'
import { placePath } from '#domain/catalog/find-place.ts'
import { facetOfGroup, shopPlace } from '#domain/search/shop-settings.ts'
import { textOf } from '#locales/texts.ts'
import { cardsOf, siblingsByNumber } from '#plugins/catalog/repository.ts'
import { currentSnapshot } from '#plugins/catalog/snapshot/current-snapshot.ts'
import { listCategories } from '#plugins/catalog/list-categories.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { answersFor } from '#plugins/search/ask.ts'
import { searchWords } from '#plugins/search/repository.ts'
import { shopSearch } from '#plugins/search/search-engine.ts'
import { foundCategories, foundPages } from '#plugins/search/shown-results.ts'
import { groupOf } from '#plugins/experiments/repository.ts'
import { keepEvents } from '#plugins/behavior/keep-events.ts'
import { recommendGoods } from '#plugins/recommendations/recommend-goods.ts'
import { shopGoods as knownGoods } from '#plugins/recommendations/shop-goods.ts'
import { articleDocumentId, articleNumber } from '#plugins/search/sources/articles.ts'
import { NOTHING_FOUND, type SearchAnswer, type SearchQuestion } from '#domain/search/engine.ts'
import { askGoods } from '#domain/search/reading/ask-goods.ts'
import { wearable } from '#domain/search/reading/optician-words.ts'
import { readMeaning } from '#domain/search/reading/read-meaning.ts'
import { shopVocabulary } from '#plugins/search/vocabulary.ts'
import { suggestedQueries } from '#domain/provider/suggested-queries.ts'
import { askedOf, noteAsked } from '#plugins/search/asked/note-asked.ts'
import { suggestionsFor as pastSearches } from '#plugins/search/asked/suggestions.ts'
import type { Goods, GoodsField, GoodsQuestion, Links, Listed } from './goods.ts'

/** Categories that are suggested at most. */
const SUGGESTED = 4
/** Pages that are suggested at most. */
const SUGGESTED_PAGES = 2

/** The shop's own goods, from its catalog and its index. */
export async function shopGoods(context: WithPayload): Promise<Goods> {
  const [categories, { brands }] = await Promise.all([listCategories(context), currentSnapshot(context)])
  return {
    fields: fieldsOf(categories, Object.fromEntries(brands.map(({ slug, name }) => [slug, name]))),
    find: async (question) => findMatched(context, await ours(context, question)),
    displays: (ids) => displaysOf(context, ids),
    listings: async () => categories.flatMap(listingsOf),
    suggestions: (words) => suggestionsFor(context, words),
    async noteAsked(asker, question, answer) {
      noteAsked(context, askedPlace, asker, askedOf(question.text, answer))
    },
    async recommend(question) {
      const found = await recommendGoods(context, { ...question, place: shopPlace, goods: await knownGoods(context) })
      return found.map((item) => articleDocumentId(Number(item)))
    },
    groupOf: (person) => groupOf(context, shopPlace, person),
    keep: (events) => keepEvents(context, shopPlace, events),
    pages: (words) => pagesFor(context, words),
  }
}

const askedPlace = { ...shopPlace, language: 'fi' } as const

/** The question as the index of the shop is asked. */
async function ours(context: WithPayload, question: GoodsQuestion): Promise<SearchQuestion> {
  const { synonyms } = await searchWords.read(context)
  return { ...question, ...askedPlace, kinds: ['article'], synonyms }
}

/** The goods that words mean, read as the shop's own search reads them. */
async function findMatched(context: WithPayload, question: SearchQuestion): Promise<SearchAnswer> {
  const { search } = shopSearch(context)
  if (question.text === '') return search(question)
  const vocabulary = await shopVocabulary(context)
  const read = (words: string) => readMeaning(words, vocabulary)
  const reading = read(question.text)
  const matched = await askGoods({ ...question, asWritten: reading.known }, reading, {
    search,
    read,
    usual: [wearable],
  })
  return matched?.answer ?? NOTHING_FOUND
}

/** How a group is drawn, where it is not as check boxes. */
const looks: Partial<Record<FilterGroup, NonNullable<GoodsField['look']>>> = {
  color: 'checkbox-color',
  suitableFor: 'checkbox-grid',
  usageTime: 'radio',
}

/** What the shop's goods may be narrowed by, in the order of a filter panel: the category, the brand and the price, then the rest. */
function fieldsOf(categories: readonly Category[], brands: GoodsField['words']): GoodsField[] {
  const text = textOf(SHOP_LANGUAGE, 'provider')
  const price: GoodsField = { name: 'price', kind: 'price', title: text('field.price'), words: {} }
  const others = groupNames.filter((group) => group !== 'productType' && group !== 'brand')
  const [category, brand, ...rest] = (['productType', 'brand', ...others] as const).map((group): GoodsField => ({
    name: facetOfGroup[group],
    kind: 'facet',
    title: titleOf(group, categories),
    words: group === 'brand' ? brands : wordsOf(group, categories),
    number: filterGroups[group].id,
    isFlag: filterGroups[group].codes?.join() === 'yes',
    ...(looks[group] && { look: looks[group] }),
  }))
  return [category, brand, price, ...rest].filter((field) => field !== undefined)
}

/** Accessories are divided into three groups of the same name, by which a client could not distinguish them. */
const ofAccessories: Partial<Record<FilterGroup, CategoryId>> = {
  glassesAccessories: 'glasses_accessories',
  sportsAccessories: 'sports_accessories',
  lensAccessories: 'lens_accessories',
}

function titleOf(group: FilterGroup, categories: readonly Category[]): string {
  const text = textOf(SHOP_LANGUAGE, 'provider')
  const accessories = ofAccessories[group]
  if (accessories)
    return categories.find(({ id }) => id === accessories)?.title ?? attributes.values.category[accessories]
  const names: Readonly<Record<string, string>> = attributes.names
  return names[group] ?? text(`field.${facetOfGroup[group]}`)
}

function wordsOf(group: FilterGroup, categories: readonly Category[]): GoodsField['words'] {
  const { values } = attributes
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = values
  if (group === 'productType') return Object.fromEntries(categories.map(({ id, title }) => [id, title]))
  if (group === 'sport')
    return Object.fromEntries(categories.flatMap(({ groups }) => groups.map(({ code, title }) => [code, title])))
  if (ofAccessories[group]) return values.group
  const yes = Object.entries(values.yes).find(([name]) => name === group)?.[1]
  return yes === undefined ? (known[group] ?? {}) : { yes }
}

async function displaysOf(context: WithPayload, ids: readonly string[]): Promise<Display[]> {
  const numbers = ids.map(articleNumber)
  const siblings = await siblingsByNumber(context, numbers)
  return (await cardsOf(context, numbers)).map((card) => displayOf(card, siblings.get(card.id) ?? []))
}

function displayOf(card: ArticleCard, siblings: readonly Sibling[]): Display {
  const { id, slug, name, brand, color, packageAmount, medias, price } = card
  const { amount, ordinaryPrice, publicationStatus } = price.unit
  const [picture] = medias
  const isPackage = packageAmount !== null && packageAmount > 1
  return {
    product_id: String(id),
    title: name,
    brand,
    sub_heading_1: color,
    sub_heading_2: isPackage ? textOf(SHOP_LANGUAGE, 'provider')('pieces', { count: packageAmount }) : null,
    page_url: fullUrl(`/${slug}`),
    image_url: picture ? shopUrl(picture.md) : null,
    image_urls: medias.map(({ md }) => shopUrl(md)),
    sale_price: amount / 100,
    original_price: (ordinaryPrice ?? amount) / 100,
    in_stock: publicationStatus === 20,
    ga_product_id: String(id),
    ga_product_ids: siblings.length > 0 ? siblings.map((one) => String(one.id)) : [String(id)],
    variants: siblings.map((one) => ({
      product_id: String(one.id),
      title: one.color,
      page_url: fullUrl(`/${one.slug}`),
      image_url: one.media && shopUrl(one.media.md),
    })),
  }
}

function listingsOf(category: Category): Listed[] {
  const own = linkOf(category)
  const groups = category.groups.map((group) => linkOf(category, group))
  const within = [{ facet: 'category', values: [category.id] }]
  return [
    { link: own, description: category.description, above: [], beside: groups, within },
    ...category.groups.map((group) => ({
      link: linkOf(category, group),
      description: group.description,
      above: [own],
      beside: groups,
      within: [...within, { facet: 'group', values: [group.code] }],
    })),
  ]
}

function linkOf(category: Category, group: CategoryGroup | null = null): ListingLink {
  return {
    query_id: group ? `${category.id}/${group.code}` : category.id,
    title: (group ?? category).title,
    page_url: fullUrl(placePath(category, group)),
  }
}

/** What others have searched for, then names of what is there to be found, categories and pages to read. */
async function suggestionsFor(context: WithPayload, words: string): Promise<Suggestion[]> {
  const past = await pastSearches(context, askedPlace, words)
  const { found } = await answersFor(context, words.slice(0, LONGEST_QUESTION))
  const displays = await displaysOf(context, idsOf(found.article.hits))
  const names = displays.map(({ title, brand }) => [brand, title].filter(Boolean).join(' '))
  const places = listPlaces(await listCategories(context))
  const pages = await foundPages(context, idsOf(found.page.hits))
  return [
    ...suggestedQueries(past, names).map((title) => ({ ...NO_PLACE, type: 'query' as const, title, page_url: null })),
    ...(await foundCategories(context, idsOf(found.category.hits))).slice(0, SUGGESTED).map(({ title, url }) => ({
      ...NO_PLACE,
      ...places.get(url),
      type: 'category' as const,
      title,
      page_url: fullUrl(url),
    })),
    ...pages.slice(0, SUGGESTED_PAGES).map(({ title, url }) => ({
      ...NO_PLACE,
      type: 'content' as const,
      title,
      page_url: fullUrl(url),
    })),
  ]
}

type Place = Pick<Suggestion, 'parent_title' | 'category_id' | 'category_type'>

const NO_PLACE: Place = { parent_title: null, category_id: null, category_type: null }

/** Categories and their groups by their paths. */
function listPlaces(categories: readonly Category[]): Map<string, Place> {
  return new Map(
    categories.flatMap((category) => [
      [placePath(category), { ...NO_PLACE, category_id: linkOf(category).query_id }] as const,
      ...category.groups.map((group): [string, Place] => [
        placePath(category, group),
        {
          parent_title: category.title,
          category_id: linkOf(category, group).query_id,
          category_type: groupKinds[category.id] === 'brand' ? 'BRAND' : null,
        },
      ]),
    ]),
  )
}

async function pagesFor(context: WithPayload, words: string): Promise<Links> {
  const { found } = await answersFor(context, words.slice(0, LONGEST_QUESTION))
  const pages = await foundPages(context, idsOf(found.page.hits))
  return pages.map(({ title, url, imageUrl }) => ({
    title,
    page_url: fullUrl(url),
    image_url: imageUrl && shopUrl(imageUrl),
  }))
}

function idsOf(hits: readonly { id: string }[]): string[] {
  return hits.map(({ id }) => id)
}

function fullUrl(path: string): string {
  return shopUrl(encodeURI(path))
}
