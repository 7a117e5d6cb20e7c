import type { ArticleCard, CategoryId } from '#contracts/catalog.ts'
import { listArticles } from '#contracts/listing.ts'
import { listStores, type Store } from '#contracts/stores.ts'
import { asAnonymous } from '../../door.ts'
import { call } from '../../shared/call.ts'

const CATEGORIES = ['frames', 'sunglasses', 'contact_lenses'] as const satisfies CategoryId[]

export interface HomePage {
  hero: ArticleCard | undefined
  campaign: ArticleCard[]
  lenses: ArticleCard[]
  /** The narrowest and the widest frame on the first page of frames. */
  scale: [ArticleCard, ArticleCard] | undefined
  stores: Store[]
}

const MOST_IN_A_ROW = 4

/** Colors that carry a large picture: tortoise and honey. */
const WARM = /hunaja|havanna/i

/** What the home page shows of the shop, as its catalog stands now. */
export async function homePage(request: Request): Promise<HomePage> {
  const [pages, stores] = await Promise.all([
    Promise.all(CATEGORIES.map((category) => firstPage(request, category))),
    call(listStores, {}, asAnonymous(request)),
  ])
  const [frames = [], sunglasses = [], lenses = []] = pages
  const plain = frames.filter(isQuiet)
  return {
    hero: plain.find(({ color }) => WARM.test(color ?? '')) ?? plain[0] ?? frames[0],
    campaign: oneColorOfEach([...frames, ...sunglasses].filter(({ price }) => price.unit.isCampaign)).slice(
      0,
      MOST_IN_A_ROW,
    ),
    lenses: lenses.slice(0, MOST_IN_A_ROW),
    scale: widthEnds(frames),
    stores: stores.ok ? stores.value.stores : [],
  }
}

async function firstPage(request: Request, category: CategoryId): Promise<ArticleCard[]> {
  const answer = await call(listArticles, { category }, asAnonymous(request))
  return answer.ok ? answer.value.articles : []
}

function isQuiet({ price, medias }: ArticleCard): boolean {
  return !price.unit.isCampaign && medias.length > 0
}

/** One color of each design, so that a row shows four things and not one thing four times. */
function oneColorOfEach(cards: ArticleCard[]): ArticleCard[] {
  return [...new Map(cards.toReversed().map((card) => [`${card.brand} ${card.name}`, card])).values()].toReversed()
}

function widthEnds(cards: ArticleCard[]): [ArticleCard, ArticleCard] | undefined {
  const sorted = cards
    .filter(({ specification, medias }) => specification.width !== undefined && medias.length > 0)
    .toSorted((a, b) => (a.specification.width ?? 0) - (b.specification.width ?? 0))
  const [narrow, wide] = [sorted[0], sorted.at(-1)]
  return narrow && wide && narrow !== wide ? [narrow, wide] : undefined
}
