import type { Facts } from './documents.ts'

/** A value that goods have, any of several, or for a number the range it lies in. */
type Wanted = string | number | readonly string[] | readonly [from: number, to: number]

/** A question as a shopper types it, and what answers it. */
export interface Question {
  query: string
  /** What kind of question it is. */
  way: string
  /** Goods that have all of these are wanted; those of `near` are no fault. */
  goods?: Readonly<Record<string, Wanted>>
  near?: Readonly<Record<string, Wanted>> | null
  /** Goods stand by their price. */
  order?: 'cheap' | 'dear'
  /** Paths of which any is an answer. */
  pages?: readonly string[]
  stores?: { city?: string; slug?: string }
  /** The shop has nothing of it, and says so. */
  nothing?: true
}

/** What the shop shows for a question. */
export interface Shown {
  /** The kind that stands first; null where nothing was found. */
  first: 'products' | 'stores' | 'pages' | null
  /** Slugs of all goods found, best first. */
  goods: readonly string[]
  /** Slugs of stores. */
  stores: readonly string[]
  /** Paths without their anchors. */
  pages: readonly string[]
}

export interface Figures {
  recall: number
  precision: number
}

/** Facts of goods by slug, and the towns of stores by slug. */
export interface Known {
  goods: ReadonlyMap<string, Facts & { price: string }>
  stores: ReadonlyMap<string, string>
}

/** Rows of pages that are looked at. */
const FIRST_ROWS = 3

/**
 * How well what is shown answers. What stands behind another kind than the wanted one has no precision. Of several kinds that
 * answer the best counts.
 */
export function judged(question: Question, shown: Shown, known: Known): Figures {
  if (question.nothing) return { recall: 1, precision: Number(shown.first === null) }
  const answers = [
    ...(question.pages ? [ofPages(question.pages, shown)] : []),
    ...(question.stores ? [ofStores(question.stores, shown, known)] : []),
    ...(question.goods ? [ofGoods(question, shown, known)] : []),
  ]
  const [best] = answers.toSorted((a, b) => b.recall + b.precision - (a.recall + a.precision))
  if (!best) throw new Error(`Nothing answers "${question.query}"`)
  return best
}

function ofPages(wanted: readonly string[], { first, pages }: Shown): Figures {
  const place = pages.slice(0, FIRST_ROWS).findIndex((path) => wanted.includes(path))
  const isFirst = first === 'pages'
  return { recall: Number(place >= 0), precision: !isFirst || place < 0 ? 0 : place === 0 ? 1 : 0.5 }
}

function ofStores({ city, slug }: NonNullable<Question['stores']>, shown: Shown, known: Known): Figures {
  const isWanted = (one: string) => (slug ? one === slug : known.stores.get(one) === city)
  const wanted = [...known.stores.keys()].filter(isWanted)
  return shares(wanted, shown.stores, isWanted, shown.first === 'stores')
}

function ofGoods({ goods = {}, near, order }: Question, shown: Shown, known: Known): Figures {
  const has = (slug: string, where: Readonly<Record<string, Wanted>> | null | undefined) =>
    where !== undefined && where !== null && fits(known.goods.get(slug) ?? {}, where)
  const wanted = [...known.goods.keys()].filter((slug) => has(slug, goods))
  if (wanted.length === 0) throw new Error(`No goods answer ${JSON.stringify(goods)}`)
  const isOrdered = order === undefined || isByPrice(shown.goods, known, order)
  const isGood = (slug: string) => has(slug, goods) || has(slug, near)
  return shares(wanted, shown.goods, isGood, shown.first === 'products' && isOrdered)
}

function shares(
  wanted: readonly string[],
  found: readonly string[],
  isGood: (one: string) => boolean,
  isRightKind: boolean,
): Figures {
  const recall = wanted.filter((one) => found.includes(one)).length / wanted.length
  const precision = found.length === 0 || !isRightKind ? 0 : found.filter(isGood).length / found.length
  return { recall, precision }
}

function isByPrice(slugs: readonly string[], { goods }: Known, order: 'cheap' | 'dear'): boolean {
  const prices = slugs.map((slug) => Number(goods.get(slug)?.price))
  const sign = order === 'cheap' ? 1 : -1
  return prices.every((price, at) => at === 0 || sign * (price - (prices[at - 1] ?? 0)) >= 0)
}

function fits(facts: Facts, where: Readonly<Record<string, Wanted>>): boolean {
  return Object.entries(where).every(([name, wanted]) => {
    const own = [facts[name] ?? []].flat()
    if (Array.isArray(wanted) && typeof wanted[0] === 'number') {
      const [from = 0, to = 0] = wanted as readonly number[]
      return own.some((value) => Number(value) >= from && Number(value) <= to)
    }
    return [wanted].flat().some((value) => own.includes(String(value)))
  })
}
