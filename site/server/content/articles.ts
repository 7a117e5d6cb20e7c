import type { BlockOf } from '#contracts/blocks.ts'
import type { ArticleCard, ArticleId } from '#contracts/catalog.ts'
import { listArticles, type ListQuestion } from '#contracts/listing.ts'
import { asAnonymous } from '../../in-process.ts'
import { call } from '../../shared/call.ts'

/** These articles in this order, without those that are sold no more. */
export async function chosenArticles(request: Request, ids: ArticleId[]): Promise<ArticleCard[]> {
  if (ids.length === 0) return []
  const cards = await cardsFor(request, { ids })
  return ids.flatMap((id) => cards.find((card) => card.id === id) ?? [])
}

/** The articles that a rule finds as the catalog stands now. */
export async function articlesByRule(
  request: Request,
  { categories, group, rule, count }: Pick<BlockOf<'article-rule-row'>, 'categories' | 'group' | 'rule' | 'count'>,
): Promise<ArticleCard[]> {
  const isByPrice = rule === 'price_asc' || rule === 'price_desc'
  const question: ListQuestion = {
    order: isByPrice ? rule : 'recommended',
    ...(group !== null && { group }),
    ...(rule === 'campaign' && { isCampaign: true }),
  }
  // A row of several categories shows something of each, unless the price alone decides.
  const asked = isByPrice || categories.length === 0 ? [{ categories }] : categories.map((category) => ({ category }))
  const rows = await Promise.all(asked.map((place) => cardsFor(request, { ...question, ...place })))
  return inTurns(rows.map(oneColorOfEach)).slice(0, count)
}

/** The narrowest and the widest frame on the first page of frames. */
export async function narrowestAndWidest(request: Request): Promise<[ArticleCard, ArticleCard] | undefined> {
  const frames = await cardsFor(request, { category: 'frames' })
  const sorted = frames
    .filter(({ specification, medias }) => specification.width !== undefined && medias.length > 0)
    .toSorted((a, b) => (a.specification.width ?? 0) - (b.specification.width ?? 0))
  const [narrow, wide] = [sorted[0], sorted.at(-1)]
  return narrow && wide && narrow !== wide ? [narrow, wide] : undefined
}

async function cardsFor(request: Request, question: ListQuestion): Promise<ArticleCard[]> {
  const answer = await call(listArticles, question, asAnonymous(request))
  return answer.ok ? answer.value.articles : []
}

/** The first of each row, then the second of each, and so on. */
function inTurns<One>(rows: One[][]): One[] {
  const longest = Math.max(...rows.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => rows.flatMap((row) => row[index] ?? [])).flat()
}

/** One color of each design, so that a row shows four things and not one thing four times. */
function oneColorOfEach(cards: ArticleCard[]): ArticleCard[] {
  return [...Map.groupBy(cards, ({ brand, name }) => `${brand} ${name}`).values()].flatMap(([first]) => first ?? [])
}
