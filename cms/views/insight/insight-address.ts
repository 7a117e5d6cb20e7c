import type { AdminViewServerProps } from 'payload'
import type { WatchedPlace } from '#plugins/insight/figures.ts'

export const INSIGHT_PATH = '/admin/haut'

/** Days of the periods to choose from, the last as long as searches are stored. */
export const PERIODS = [1, 7, 28, 90] as const
const USUAL_DAYS = 7

/** What the page shows. */
export interface ShownInsight {
  place: WatchedPlace
  days: number
}

/** The place and period that an address names; the shop and a week where it names none that there are. */
export function shownInsight(
  places: readonly WatchedPlace[],
  searchParams: AdminViewServerProps['searchParams'],
): ShownInsight | null {
  const { kauppias, markkina, jakso } = searchParams ?? {}
  const isAsked = ({ tenant, market }: WatchedPlace) => tenant === kauppias && (market === markkina || !markkina)
  const place = places.find(isAsked) ?? places[0]
  const days = PERIODS.find((one) => String(one) === jakso) ?? USUAL_DAYS
  return place ? { place, days } : null
}

export function insightAddress({ place, days }: ShownInsight): string {
  const query = { kauppias: place.tenant, markkina: place.market, jakso: String(days) }
  return `${INSIGHT_PATH}?${new URLSearchParams(query)}`
}
