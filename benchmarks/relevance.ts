import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stemmer } from '@orama/stemmers/finnish'
import type { Analyze } from '#domain/search/analyzer.ts'
import { shopAnalyzers, stemming } from '#domain/search/analyzers.ts'
import type { Synonyms } from '#domain/search/engine.ts'
import { memoryEngine } from '#domain/search/index/memory-engine.ts'
import { readSynonyms, type SynonymRow } from '#domain/search/synonyms.ts'
import { shopSettings } from '#domain/search/shop-settings.ts'
import { knownOf, shownFor, type Ask } from './relevance/ask-shop.ts'
import { seeds, type Facts, type JudgedDocument } from './relevance/documents.ts'
import { judged, type Question } from './relevance/judge.ts'
import { openShop } from './shop.ts'

const here = join(import.meta.dirname, 'relevance')

/** A question and what answers it: documents that have all facts of a row have its grade, 3 (wanted) to 1 (near). */
interface Judged {
  query: string
  way: string
  kind: string
  answers: { grade: number; where: Facts }[]
}

interface Figures {
  ndcg: number
  recall: number
  precision: number
}

export const budget = {
  recall: 'at least .95',
  precision: 'at least .90',
  'recall of the shop': 'at least .95',
  'precision of the shop': 'at least .95',
  'recall of the unseen': 'at least .85',
  'precision of the unseen': 'at least .90',
}

/**
 * Asks the questions of `relevance/finnish.json` of an index of the seeds, by the shop's analyzer and by stems alone, and those of
 * `relevance/questions.json` of a shop: goods, stores and pages together. Those of `relevance/unseen.json` were written by others, who
 * saw assortment and pages alone: nothing is mended by them.
 */
export async function run(): Promise<Record<string, unknown>> {
  const documents = seeds(join(import.meta.dirname, '../content-seeds'))
  const { queries } = json<{ queries: Judged[] }>('finnish.json')
  const { fi } = shopAnalyzers()
  const synonyms = readSynonyms(json<SynonymRow[]>('../../content-seeds/search/synonyms.json'), fi)
  const ours = queries.map((one) => ({ one, ...measured(asked(documents, fi, one, synonyms), documents, one) }))
  const stems = queries.map((one) => measured(asked(documents, stemming(stemmer), one), documents, one))
  const ways = [...new Set(queries.map(({ way }) => way))].map((way) => {
    const { recall, precision } = mean(ours.filter(({ one }) => one.way === way))
    return [`${way}: recall, precision`, `${recall}, ${precision}`]
  })
  if (process.env['MISSES']) {
    const missed = ours.filter(({ recall, precision }) => recall < 1 || precision < 0.9)
    for (const { one, ndcg, recall, precision } of missed) console.log(one.query, { ndcg, recall, precision })
  }
  return {
    bench: 'relevance',
    queries: queries.length,
    ...mean(ours),
    ...Object.fromEntries(Object.entries(mean(stems)).map(([key, figure]) => [`${key} of plain stems`, figure])),
    ...Object.fromEntries(ways),
    ...(await askedOfShop()),
  }
}

/** Questions of people who say it in a way of their own are far harder, and have no budget yet. */
const sets = { 'questions.json': 'shop', 'unseen.json': 'unseen', 'roundabout.json': 'roundabout' }

async function askedOfShop(): Promise<Record<string, unknown>> {
  const shop = await openShop()
  try {
    const ask: Ask = async (path) => (await fetch(`${shop.url}/api${path}`)).json()
    const known = await knownOf(ask, join(import.meta.dirname, '../content-seeds'))
    const reported: Record<string, unknown> = {}
    for (const [file, set] of Object.entries(sets)) {
      const { questions } = json<{ questions: Question[] }>(file)
      const all: { way: string; recall: number; precision: number }[] = []
      for (const question of questions) {
        const shown = await shownFor(ask, question.query)
        const figures = judged(question, shown, known)
        all.push({ way: question.way, ...figures })
        if (process.env['MISSES'] && (figures.recall < 0.9 || figures.precision < 0.9))
          console.log(set, question.way, question.query, figures, shown.first)
      }
      const right = all.filter((one) => one.recall >= 0.9 && one.precision >= 0.9)
      reported[`questions, ${set}`] = `${all.length}, ${right.length} answered rightly`
      Object.assign(reported, named(set, mean(all)))
      for (const way of new Set(all.map((one) => one.way))) {
        const { recall, precision } = mean(all.filter((one) => one.way === way))
        reported[`${set}, ${way}: recall, precision`] = `${recall}, ${precision}`
      }
    }
    return reported
  } finally {
    await shop.close()
  }
}

const named = (set: string, { recall, precision }: { recall: number; precision: number }) => ({
  [`recall of the ${set}`]: recall,
  [`precision of the ${set}`]: precision,
})

const engines = new Map<Analyze, ReturnType<typeof memoryEngine>>()

/** The ids that a question finds, best first. */
function asked(documents: JudgedDocument[], analyze: Analyze, { query, kind }: Judged, synonyms?: Synonyms): string[] {
  let engine = engines.get(analyze)
  if (!engine) {
    engine = memoryEngine(shopSettings, { fi: analyze, sv: analyze, en: analyze })
    engine.put(documents.map(({ document }) => document))
    engines.set(analyze, engine)
  }
  const question = { tenant: 'shop', market: 'fi', language: 'fi' as const, text: query, kinds: [kind], limit: 200 }
  return engine.search(synonyms ? { ...question, synonyms } : question).hits.map(({ id }) => id)
}

/** Recall of what is wanted (grade 2 and 3), precision over all that was found, nDCG of the first ten. */
function measured(found: string[], documents: JudgedDocument[], { query, kind, answers }: Judged): Figures {
  const grades = new Map<string, number>()
  for (const { document, facts } of documents) {
    if (document.kind !== kind) continue
    const grade = Math.max(0, ...answers.filter(({ where }) => fits(facts, where)).map((answer) => answer.grade))
    if (grade > 0) grades.set(document.id, grade)
  }
  const wanted = [...grades].filter(([, grade]) => grade > 1)
  if (wanted.length === 0) throw new Error(`Nothing in the seeds answers "${query}"`)
  const hits = found.filter((id) => grades.has(id))
  const ideal = gain([...grades.values()].sort((a, b) => b - a))
  return {
    ndcg: gain(found.map((id) => grades.get(id) ?? 0)) / ideal,
    recall: wanted.filter(([id]) => found.includes(id)).length / wanted.length,
    precision: found.length === 0 ? 0 : hits.length / found.length,
  }
}

function gain(grades: number[]): number {
  return grades.slice(0, 10).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}

function fits(facts: Facts, where: Facts): boolean {
  return Object.entries(where).every(([name, wanted]) => {
    const own = [facts[name] ?? []].flat()
    return [wanted].flat().some((value) => own.includes(value))
  })
}

function mean<One extends Partial<Figures>>(figures: One[]): Figures {
  const of = (key: keyof Figures) =>
    Math.round((figures.reduce((sum, one) => sum + (one[key] ?? 0), 0) / figures.length) * 1000) / 1000
  return { ndcg: of('ndcg'), recall: of('recall'), precision: of('precision') }
}

function json<T>(file: string): T {
  return JSON.parse(readFileSync(join(here, file), 'utf8')) as T
}
