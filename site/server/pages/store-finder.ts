import type { APIContext } from 'astro'
import { findStores, type FoundBy, type FoundStore } from '#contracts/stores.ts'
import type { Failure } from '#contracts/refusals.ts'
import { asAnonymous } from '../../in-process.ts'
import { call } from '../../shared/call.ts'

/** Names in the query of the finder: words, or a position in degrees. */
export const finderNames = ['q', 'lat', 'lon']

/** Most stores in the answer to a search; the list of all is one link away. */
const MOST = 8

/** What the finder shows. */
export interface Finding {
  q: string
  by: FoundBy
  where: string | null
  /** The stores of the list: the nearest of a search, or all. */
  shown: FoundStore[]
  /** How many of them are in the town, or of the name, that was searched. */
  matched: number
  all: FoundStore[]
}

/** The stores for the query of this page, or why they cannot be listed. A position that is none is left out. */
export async function storeFinding({
  url,
  request,
}: Pick<APIContext, 'url' | 'request'>): Promise<Finding | Pick<Failure, 'code'>> {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const answer = await call(findStores, { q, ...positionIn(url) }, asAnonymous(request))
  if (!answer.ok) return answer.failure
  const { by, where, stores } = answer.value
  const isSearch = by !== 'everything' && by !== 'nothing'
  const isNamed = by === 'town' || by === 'store'
  const matched = isNamed ? stores.filter(({ distanceKm }) => distanceKm === null).length : stores.length
  const shown = isSearch ? stores.slice(0, Math.max(MOST, isNamed ? matched : 0)) : stores
  return { q, by, where, shown, matched: Math.min(matched, shown.length), all: stores }
}

/** The position in the query of a page; nothing where half of it is missing or it is none. */
export function positionIn({ searchParams }: URL): { lat: number; lon: number } | Record<string, never> {
  const [lat, lon] = ['lat', 'lon'].map((name) => degrees(searchParams.get(name)))
  return lat === undefined || lon === undefined ? {} : { lat, lon }
}

function degrees(text: string | null): number | undefined {
  const value = text ? Number(text) : Number.NaN
  return Math.abs(value) <= 90 ? value : undefined
}
