import type { ListOrder } from '#contracts/listing.ts'
import { compareNames } from '#domain/name-match.ts'
import type { FoundArticles, Listed } from './filters.ts'

type Compare = (a: Listed, b: Listed) => number

const byPrice: Compare = (a, b) => a.card.price.unit.amount - b.card.price.unit.amount
const byName: Compare = (a, b) =>
  compareNames(a.card.name, b.card.name) || compareNames(a.card.color ?? '', b.card.color ?? '')
const byRank: Compare = (a, b) => a.rank - b.rank || a.card.id - b.card.id
const byStock: Compare = (a, b) => isLeft(b) - isLeft(a)
const byCampaign: Compare = (a, b) => Number(b.card.price.unit.isCampaign) - Number(a.card.price.unit.isCampaign)

const orders: Record<ListOrder, Compare> = {
  recommended: inTurn(byStock, byCampaign, byRank),
  price_asc: inTurn(byPrice, byRank),
  price_desc: inTurn((a, b) => byPrice(b, a), byRank),
  name: inTurn(byName, byRank),
}

/**
 * Compares articles by the requested order; no two are equal.
 *
 * `recommended` puts what can be bought first, campaigns before the rest, then the editors' order. `name` follows the Finnish alphabet,
 * where å, ä and ö stand last (specification §9).
 */
export function compareListed(order: ListOrder): Compare {
  return orders[order]
}

/**
 * What is left of a listing in its order, as a page shows it: `recommended` spreads out the colors of a model; of what words have
 * found, it puts first what fits best.
 */
export function arrange(ordered: readonly Listed[], order: ListOrder, found?: FoundArticles): readonly Listed[] {
  if (order !== 'recommended') return ordered
  const placeOf = ({ card }: Listed) => found?.get(card.id) ?? 0
  return found ? ordered.toSorted((a, b) => placeOf(a) - placeOf(b)) : spreadModels(ordered)
}

/** One color of every model, then the second of each: a page shows what there is, not one model four times. What is sold out follows. */
function spreadModels(ordered: readonly Listed[]): Listed[] {
  const shown = new Map<string, number>()
  const [left, soldOut]: [Listed[][], Listed[][]] = [[], []]
  for (const one of ordered) {
    const model = `${one.card.brand} ${one.card.name}`
    const turn = shown.get(model) ?? 0
    shown.set(model, turn + 1)
    const turns = isLeft(one) ? left : soldOut
    ;(turns[turn] ??= []).push(one)
  }
  return [...left.flat(), ...soldOut.flat()]
}

function inTurn(...compares: Compare[]): Compare {
  return (a, b) => {
    for (const compare of compares) {
      const difference = compare(a, b)
      if (difference !== 0) return difference
    }
    return 0
  }
}

function isLeft({ card }: Listed): number {
  return Number(card.price.unit.publicationStatus === 20)
}
