import type { Payload } from 'payload'
import type { Aspect } from '#contracts/search.ts'
import { groupKinds } from '#domain/catalog/category-tree.ts'
import { english } from '#domain/search/reading/english.ts'
import { readLexicon } from '#domain/search/reading/lexicon.ts'
import { opticianWords } from '#domain/search/reading/optician-words.ts'
import { spokenFinnish } from '#domain/search/reading/spoken-finnish.ts'
import { swedish } from '#domain/search/reading/swedish.ts'
import { readKnownWords, type KnownWord, type Vocabulary } from '#domain/search/reading/vocabulary.ts'
import { placeNames } from '#domain/stores/find-stores.ts'
import { currentSnapshot } from '#plugins/catalog/snapshot/current-snapshot.ts'
import type { CatalogEntry } from '#plugins/catalog/snapshot/snapshot-types.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { listStores } from '#plugins/stores/repository.ts'
import { analyzers } from './analyzers.ts'
import { categoryPages, type CategoryPage } from './sources/categories.ts'
import { storesVersion } from './sources/stores.ts'

/** Everyday speech and the other languages, made ready once. */
export const speech = [
  readLexicon(spokenFinnish, analyzers.fi),
  readLexicon(swedish, analyzers.sv),
  readLexicon(english, analyzers.en),
]

interface Made {
  version: string
  /** What the words were read from: reading them anew costs more than comparing. */
  source: string
  vocabulary: Vocabulary
}

const made = new WeakMap<Payload, Made>()

/** What the shop's words mean, by its goods, categories and stores as they are now. */
export async function shopVocabulary({ payload }: WithPayload): Promise<Vocabulary> {
  const { version, byNumber } = await currentSnapshot({ payload })
  const now = JSON.stringify([version, await storesVersion({ payload })])
  const before = made.get(payload)
  if (before?.version === now) return before.vocabulary
  const rows = await rowsOf({ payload }, byNumber.values())
  const source = JSON.stringify(rows)
  const known = before?.source === source ? before.vocabulary.known : readKnownWords(rows, analyzers.fi)
  const { isPlace, misspelt } = placeNames(await listStores({ payload }))
  const vocabulary = { analyze: analyzers.fi, speech, known, isPlace, misspeltPlace: misspelt, readsNumbers: true }
  made.set(payload, { version: now, source, vocabulary })
  return vocabulary
}

async function rowsOf(context: WithPayload, articles: Iterable<CatalogEntry>): Promise<KnownWord[]> {
  const [brands, models, colors, pieces] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()]
  for (const { brand, about } of articles) {
    brands.add(brand.name)
    models.add(about.name)
    if (about.color) colors.add(about.color)
    if (about.packageAmount && about.packageAmount > 1) pieces.add(String(about.packageAmount))
  }
  const named = (aspect: Aspect, all: Iterable<string>) => [...all].map((words): KnownWord => ({ words, aspect }))
  return [
    ...named('brand', brands),
    ...named('model', models),
    ...opticianWords,
    ...(await categoryPages(context)).flatMap(categoryRows),
    ...['kehykset', 'silmälasit'].map((words): KnownWord => ({ words, aspect: 'category', filters: framesOnly })),
    ...named('category', ['linssit']),
    ...[...pieces].map((words): KnownWord => ({
      words,
      aspect: 'pieces',
      filters: [{ facet: 'pieces', values: [words] }],
    })),
    ...named('color', colors),
  ]
}

const framesOnly = [{ facet: 'category', values: ['frames'] }]

function categoryRows({ category, group }: CategoryPage): KnownWord[] {
  const within = (facet: string, code: string) => [{ facet, values: [code] }]
  if (!group) return [{ words: category.title, aspect: 'category', filters: within('category', category.id) }]
  const kind = groupKinds[category.id]
  if (kind === 'brand') return []
  if (kind === 'sport') return [{ words: group.title, aspect: 'sport', filters: within('sport', group.code) }]
  if (kind === 'lens_type') return [{ words: group.title, aspect: 'category', filters: within('group', group.code) }]
  // "Ketjut ja nauhat" are chains, and straps.
  const each = group.title.split(' ja ')
  return [...new Set([group.title, ...each])].map((words) => ({ words, aspect: 'category' }))
}
