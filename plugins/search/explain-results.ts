import attributes from '#locales/fi/attributes.json' with { type: 'json' }
import type { ExplainedReading, ExplainedResult } from '#contracts/search.ts'
import { attributeWords } from '#domain/search/attribute-words.ts'
import { meaningWords } from '#domain/search/reading/meaning-words.ts'
import type { DocumentKind } from '#domain/search/shop-settings.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { answersFor, type Answers } from './ask.ts'
import { shopSearch } from './search-engine.ts'
import { foundArticles, foundCategories, foundCity, foundPages, foundStores } from './shown-results.ts'

/** How many results of each kind are explained. */
const EXPLAINED = { limit: 10 }

type Named = Pick<ExplainedResult, 'title' | 'url'>

/** How a question was understood, and the first results of each kind with what put them where they are; goods before the others. */
export async function explainedResults(
  context: WithPayload,
  words: string,
): Promise<{ reading: ExplainedReading; results: ExplainedResult[] }> {
  const more = { article: EXPLAINED, store: EXPLAINED, page: EXPLAINED, city: EXPLAINED, category: EXPLAINED }
  const answers = await answersFor(context, words, { more })
  const { found, questions } = answers
  const results: ExplainedResult[] = []
  for (const [kind, { hits }] of Object.entries(found) as [DocumentKind, { hits: { id: string }[] }][])
    for (const { id } of hits) {
      const why = await shopSearch(context).explain(questions[kind], id)
      const named = await names[kind](context, id)
      if (why && named) results.push({ kind, ...named, ...why })
    }
  return { reading: readingOf(answers), results }
}

/** What values of facets are called, by their codes. */
const valueNames: Readonly<Record<string, string>> = {
  ...attributeWords,
  ...attributes.values.group,
  ...attributes.values.category,
  small: 'kapea',
  large: 'leveä',
  yes: 'kyllä',
}

function readingOf({ reading, services, notes }: Answers): ExplainedReading {
  return {
    parts: reading.parts.map((part) => ({
      typed: part.typed,
      aspect: part.aspect,
      sure: part.sure,
      means: meaningWords(part, valueNames),
    })),
    services: services.map(({ service }) => service.title),
    notes,
  }
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
