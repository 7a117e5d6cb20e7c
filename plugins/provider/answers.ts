import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { providerCalls, ProviderPath } from '#contracts/provider/calls.ts'
import { ProviderProblem } from '#domain/refusal.ts'
import { personOf, readOrderEvents } from '#domain/behavior/behavior-event.ts'
import { answerTo, resultId } from '#domain/behavior/result-id.ts'
import { storedWords } from '#domain/search/asked/stored-words.ts'
import { searchGoods } from './find-goods.ts'
import { recommended } from './recommended.ts'
import type { Goods } from './goods.ts'

type Answers = {
  [Path in ProviderPath]: (
    goods: Goods,
    asked: z.output<(typeof providerCalls)[Path]['input']>,
  ) => Promise<z.input<(typeof providerCalls)[Path]['output']>>
}

/** Related goods at most. */
const RELATED = 24
/** Results of the engine that related goods are chosen from. */
const CONSIDERED = 200

/** Each call below `/v2` about the goods of one merchant in one market. */
export const answers: Answers = {
  async '/search/results'(goods, asked) {
    const { found: result, question, answer } = await searchGoods(goods, asked)
    const { displays, ...found } = result
    const words = asked.query?.trim() ?? ''
    const asker = personOf(asked)
    const isFirst = !asked.cursor && !asked.filters?.length
    if (words && asker !== null && isFirst) await goods.noteAsked(asker, question, answer)
    const id = randomUUID()
    const saved = storedWords(words)
    const named = saved === null ? id : answerTo(saved, id)
    return {
      ...found,
      search_request_id: id,
      displays: displays.map((display, at) => ({
        ...display,
        search_result_id: resultId('search', named, (question.offset ?? 0) + at + 1),
      })),
      content_search_links: words && !asked.cursor ? await goods.pages(words) : [],
    }
  },

  /** What stands in the same category as most results, and the best of all where nothing was found. */
  async '/search/related'(goods, { query }) {
    const text = query?.trim() ?? ''
    const found = await goods.find({ text, limit: CONSIDERED, facets: ['category'] })
    const known = new Set(text ? found.hits.map(({ id }) => id) : [])
    const [near] = text ? (found.facets['category'] ?? []) : []
    const filters = near ? [{ facet: 'category', values: [near.value] }] : []
    const others = await goods.find({ text: '', filters, limit: CONSIDERED })
    const ids = others.hits.map(({ id }) => id).filter((id) => !known.has(id))
    const displays = await goods.displays(ids.slice(0, RELATED))
    return { displays: displays.map((display) => ({ ...display, search_result_id: randomUUID() })) }
  },

  async '/search/suggestions'(goods, { query }) {
    const words = query?.trim() ?? ''
    const suggestions = words ? await goods.suggestions(words) : []
    return {
      suggestions_request_id: randomUUID(),
      suggestions: suggestions.map((one) => ({ ...one, suggestions_result_id: randomUUID() })),
    }
  },

  async '/product-listing'(goods, asked) {
    const listed = (await goods.listings()).find(({ link }) => link.query_id === asked.query_id)
    if (!listed) throw new ProviderProblem(404, 'unknown_listing', ['body', 'query_id'], 'No such listing')
    const { found: result, question } = await searchGoods(goods, asked, listed.within)
    const { displays, ...found } = result
    const id = randomUUID()
    return {
      ...found,
      product_listing_request_id: id,
      displays: displays.map((display, at) => ({
        ...display,
        product_listing_result_id: resultId('listing', id, (question.offset ?? 0) + at + 1),
      })),
      metadata: { title: listed.link.title, description: listed.description, replace_meta_tags: false },
      breadcrumb: [...listed.above, listed.link],
      quick_links: listed.beside,
    }
  },

  '/recommend/products/general': recommended,
  '/recommend/products/category': recommended,
  '/recommend/products/product': recommended,
  '/recommend/products/products': recommended,

  async '/create-events'(goods, asked) {
    await goods.keep(readOrderEvents(asked))
    return { status: 'ok' }
  },

  async '/product-listing/queries'(goods) {
    return { query_ids: (await goods.listings()).map(({ link }) => link.query_id) }
  },
}
