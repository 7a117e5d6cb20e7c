import type { ListOrder } from '#contracts/listing.ts'
import { compareNames } from '../compare-names.ts'
import type { FoundArticles, Listed } from './filters.ts'

type Compare = (a: Listed, b: Listed) => number

const byPrice: Compare = (a, b) => a.card.price.unit.amount - b.card.price.unit.amount
const byName: Compare = (a, b) =>
  compareNames(a.card.name, b.card.name) || compareNames(a.card.color ?? '', b.card.color ?? '')
const byRank: Compare = (a, b) => a.rank - b.rank || a.card.id - b.card.id
const byStock: Compare = (a, b) => isLeft(b) - isLeft(a)
const byCampaign: Compare = (a, b) => Number(b.card.price.unit.isCampaign) - Number(a.card.price.unit.isCampaign)

const orders: Record<ListOrder, Compare[]> = {
  recommended: [byStock, byCampaign, byRank],
  price_asc: [byPrice, byRank],
  price_desc: [(a, b) => byPrice(b, a), byRank],
  name: [byName, byRank],
}

/**
 * The cards in the requested order, which is stable.
 *
 * `recommended` puts what can be bought first, campaigns before the rest, then the editors' order, with the colors of a
 * model spread out; of what words have found, it puts first what fits best. `name` follows the Finnish alphabet, where å, ä and ö
 * stand last (specification §9).
 */
export function orderCards(
  listed: readonly Listed[],
  order: ListOrder = 'recommended',
  found?: FoundArticles,
): Listed[] {
  const placeOf = ({ card }: Listed) => found?.get(card.id) ?? 0
  if (found && order === 'recommended') return listed.toSorted((a, b) => placeOf(a) - placeOf(b))
  const ordered = listed.toSorted((a, b) => {
    for (const compare of orders[order]) {
      const difference = compare(a, b)
      if (difference !== 0) return difference
    }
    return 0
  })
  return order === 'recommended' ? interleaveModels(ordered) : ordered
}

/** One color of every model, then the second of each: a page shows what there is, not one model four times. */
function interleaveModels(ordered: Listed[]): Listed[] {
  const shown = new Map<string, number>()
  const turns = new Map<Listed, number>()
  for (const one of ordered) {
    const model = `${one.card.brand} ${one.card.name}`
    const turn = shown.get(model) ?? 0
    turns.set(one, turn)
    shown.set(model, turn + 1)
  }
  return ordered.toSorted((a, b) => byStock(a, b) || (turns.get(a) ?? 0) - (turns.get(b) ?? 0))
}

function isLeft({ card }: Listed): number {
  return Number(card.price.unit.publicationStatus === 20)
}
