import type { ResultKind } from '#domain/behavior/result-id.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { Positions, type PositionFigures } from '#domain/insight/positions.ts'
import { openedByWords, searchFigures, type SearchFigures } from '#domain/insight/top-searches.ts'
import type { SearchPlace } from '#domain/search/engine.ts'
import { shopPlace } from '#domain/search/shop-settings.ts'
import { eventsSince } from '#plugins/behavior/repository.ts'
import { now, today } from '#plugins/kit/clock.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { languageOf } from '#plugins/provider/feed/tenant-index.ts'
import { merchantMarkets } from '#plugins/provider/repository.ts'
import { askedSince, type AskedPlace } from '#plugins/search/asked/repository.ts'

/** Rows of each list of searches. */
const LISTED = 20
/** Events that figures are made of at most, the latest. */
const MOST_EVENTS = 100_000
const DAY_MS = 86_400_000

/** A merchant's market, as staff choose it. */
export interface WatchedPlace extends AskedPlace {
  name: string
}

/** Every market of every merchant, those of the shop first. */
export async function watchedPlaces(context: WithPayload): Promise<WatchedPlace[]> {
  const all = (await merchantMarkets(context)).map(({ tenant, market, name }) => {
    return { tenant, market: market.market, language: languageOf(market), name }
  })
  const isOurs = ({ tenant }: SearchPlace) => Number(tenant === shopPlace.tenant)
  return all.toSorted((one, other) => isOurs(other) - isOurs(one))
}

/** What became of cards of one kind, by position. */
export interface OfKind {
  kind: Exclude<ResultKind, 'question'>
  rows: PositionFigures[]
}

/** What was searched for in the last days, today among them. */
export async function searchesOf(
  context: WithPayload,
  place: AskedPlace,
  days: number,
  opened?: ReadonlyMap<string, number>,
): Promise<SearchFigures> {
  return searchFigures(await askedSince(context, place, plusDays(today(), 1 - days)), LISTED, opened)
}

/** The same with what was opened of it, and what became of cards, by position. */
export async function insightOf(
  context: WithPayload,
  place: AskedPlace,
  days: number,
): Promise<{ searches: SearchFigures; positions: OfKind[] }> {
  const since = now().getTime() - days * DAY_MS
  const events = await eventsSince(context, place, { since, most: MOST_EVENTS })
  return {
    searches: await searchesOf(context, place, days, openedByWords(events)),
    positions: (['search', 'listing', 'recommendation'] as const).map((kind) => {
      const positions = new Positions(kind)
      for (const event of events) positions.add(event)
      return { kind, rows: positions.rows() }
    }),
  }
}
