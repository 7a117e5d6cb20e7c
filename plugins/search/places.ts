import type { SearchQuestion } from '#domain/search/engine.ts'
import { questionKey } from '#domain/search/same-question.ts'
import { currentSnapshot } from '#plugins/catalog/snapshot/current-snapshot.ts'
import { now } from '#plugins/kit/clock.ts'
import type { DocumentKind } from '#domain/search/shop-settings.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { analyzers } from './analyzers.ts'
import { pageDocumentId } from './found-pages.ts'
import { searchPicks } from './repository.ts'
import { articleDocumentId } from './sources/articles.ts'

type Places = Partial<Record<DocumentKind, Pick<SearchQuestion, 'pins' | 'buried'>>>

/** What editors have placed first and last for these words, as of now. */
export async function placesFor({ payload }: WithPayload, words: string): Promise<Places> {
  const picks = await searchPicks.read({ payload })
  if (picks.length === 0) return {}
  const key = questionKey(words, analyzers.fi)
  const instant = now().getTime()
  const matched = picks.filter(({ questions, from, until }) => questions.has(key) && from <= instant && instant < until)
  if (key === '' || matched.length === 0) return {}
  const { byDocument } = await currentSnapshot({ payload })
  const idsOf = (side: 'first' | 'last') =>
    matched.flatMap((pick) => pick[side].flatMap((id) => byDocument.get(id)?.about.number ?? [])).map(articleDocumentId)
  return {
    article: { pins: idsOf('first'), buried: idsOf('last') },
    page: { pins: matched.flatMap(({ pages }) => pages.map(pageDocumentId)) },
  }
}

/** Until when (ms) what is placed stays as it is. */
export async function placesHoldUntil({ payload }: WithPayload): Promise<number> {
  const instant = now().getTime()
  const turns = (await searchPicks.read({ payload })).flatMap(({ from, until }) => [from, until])
  return Math.min(...turns.filter((turn) => turn > instant))
}
