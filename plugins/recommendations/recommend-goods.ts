import type { RecommendStrategy } from '#contracts/experiments.ts'
import { recommend } from '#domain/recommendations/recommend.ts'
import type { SearchPlace } from '#domain/search/engine.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import type { MerchantGoods } from './goods.ts'
import { learnedOf } from './learned.ts'

export interface GoodsQuestion {
  place: SearchPlace
  goods: MerchantGoods
  /** Articles that it goes out from; none for what suits the person, or most people. */
  from: readonly string[]
  /** Pseudonymous; null where the person is not known. */
  person: string | null
  /** The kind of goods that is asked for alone. */
  kind?: string | undefined
  /** `learned` where it is left out. */
  strategy?: RecommendStrategy | undefined
  limit: number
}

/** How many of the articles a person has looked at last count. */
const LATEST = 5

/** The articles that go with others, or with what the person has looked at last, the best first. */
export async function recommendGoods(
  context: WithPayload,
  { place, goods, from, person, kind, strategy, limit }: GoodsQuestion,
): Promise<string[]> {
  const known = await learnedOf(context, place, goods.byItem)
  const latest = person === null ? [] : known.latestOf(person).slice(0, LATEST)
  const start = from.length > 0 ? from : latest
  const ofKind = (item: string) => {
    const about = goods.byItem.get(item)
    return kind === undefined || about?.traits.kind === kind ? about : undefined
  }
  const found = recommend(known, {
    from: start,
    catalog: { get: ofKind },
    alike: (item) => goods.alike(item),
    strategy,
    limit,
  }).map(({ item }) => item)
  if (found.length >= limit) return found
  // A shop without a history, or a kind that was never viewed: what there is, in its own order.
  const families = new Set([...found, ...start].map((item) => goods.byItem.get(item)?.family))
  const fill: string[] = []
  for (const item of kind === undefined ? goods.byItem.keys() : goods.ofKind(kind)) {
    const about = goods.byItem.get(item)
    if (!about?.isAvailable || families.has(about.family)) continue
    families.add(about.family)
    fill.push(item)
    if (found.length + fill.length === limit) break
  }
  return [...found, ...fill]
}
