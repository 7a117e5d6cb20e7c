import type { ExplainedResult } from '#contracts/search.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { answersFor } from './ask.ts'
import { shopSearch } from './search-engine.ts'
import { foundArticles, foundCategories, foundCity, foundPages, foundStores } from './shown-results.ts'
import type { DocumentKind } from './sources/shop-document.ts'

/** How many results of each kind are explained. */
const EXPLAINED = { limit: 10 }

type Named = Pick<ExplainedResult, 'title' | 'url'>

/** The first results of each kind, each with what put it where it is; goods before the others. */
export async function explainedResults(context: WithPayload, words: string): Promise<ExplainedResult[]> {
  const more = { article: EXPLAINED, store: EXPLAINED, page: EXPLAINED, city: EXPLAINED, category: EXPLAINED }
  const { found, questions } = await answersFor(context, words, { more })
  const results: ExplainedResult[] = []
  for (const [kind, { hits }] of Object.entries(found) as [DocumentKind, { hits: { id: string }[] }][])
    for (const { id } of hits) {
      const why = await shopSearch(context).explain(questions[kind], id)
      const named = await names[kind](context, id)
      if (why && named) results.push({ kind, ...named, ...why })
    }
  return results
}

/** The title and the path of a document of each kind; undefined where it has just left the shop. */
const names: Record<DocumentKind, (context: WithPayload, id: string) => Promise<Named | undefined>> = {
  async article(context, id) {
    const [article] = await foundArticles(context, [id])
    return article && { title: article.namePackageGet, url: `/${article.slug}` }
  },
  async store(context, id) {
    const [store] = await foundStores(context, [id])
    return store && { title: store.name, url: `/löydä-myymälä/${store.slug}` }
  },
  page: async (context, id) => (await foundPages(context, [id]))[0],
  async city(_, id) {
    const { city, url } = foundCity(id)
    return { title: city, url }
  },
  category: async (context, id) => (await foundCategories(context, [id]))[0],
}
