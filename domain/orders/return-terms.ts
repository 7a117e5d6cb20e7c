import type { CartLine } from '#contracts/cart.ts'
import type { OrderLine } from '#contracts/orders.ts'
import type { ReturnTermName } from '#contracts/withdrawals.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { lastDay } from '#domain/calendar/working-days.ts'
import { LAW_DAYS, SHOP_DAYS } from './withdrawal-days.ts'
import { cameOn } from './withdrawal-terms.ts'

/** Whether goods may go back for no reason: always, only with their seal whole, or not at all. */
type Right = 'full' | 'sealed' | 'none'

/**
 * What right of withdrawal a row has. Lenses ground by a prescription have none, and goods sealed for hygiene have it
 * until they are opened (KSL 6:16); the frame that lenses are ground for goes back like any other, without them.
 */
export function rightOfRow({ isMadeToMeasure, isSealed }: Pick<OrderLine, 'isMadeToMeasure' | 'isSealed'>): Right {
  if (isMadeToMeasure) return 'none'
  return isSealed ? 'sealed' : 'full'
}

/** The buyer's membership when buying: a member of Friends has longer terms. */
export type Membership = 'none' | 'friends'

/**
 * Kinds of goods with different terms. `glasses` are spectacle frames, and `ground_for_glasses` the lenses made for
 * them; other frames, such as sunglasses, are `eyewear`.
 */
type Kind = 'glasses' | 'ground_for_glasses' | 'eyewear' | 'made_to_measure' | 'sealed' | 'other'

/** One promise: which goods it is for, for whom, and how many days it lasts from the day the goods came. */
interface Term {
  name: ReturnTermName
  days: number
  kinds: readonly Kind[]
  membership: readonly Membership[]
}

const EVERYONE = ['none', 'friends'] as const
const RETURNABLE: readonly Kind[] = ['glasses', 'eyewear', 'sealed', 'other']
const PAIRS: readonly Kind[] = ['glasses', 'ground_for_glasses']

/**
 * What the law and the chain's own promises give (specification §8, §9: 30 or 90 days; for glasses that Friends buy 100 days of
 * exchange and 365 of insurance). Goods made to measure stand in none, except lenses for glasses in the last two.
 */
const TERMS: readonly Term[] = [
  { name: 'law', days: LAW_DAYS, kinds: RETURNABLE, membership: EVERYONE },
  { name: 'promise', days: SHOP_DAYS, kinds: RETURNABLE, membership: EVERYONE },
  { name: 'member_promise', days: 90, kinds: RETURNABLE, membership: ['friends'] },
  { name: 'exchange', days: 100, kinds: PAIRS, membership: ['friends'] },
  { name: 'insurance', days: 365, kinds: PAIRS, membership: ['friends'] },
]

/** Terms that give goods in place of goods, and no money. They end on their very day, the others on a working day. */
const GOODS_FOR_GOODS: readonly ReturnTermName[] = ['exchange', 'insurance']

/** A term of a row: its last day, which is null as long as nothing has been sent. */
export interface TermOfRow {
  name: ReturnTermName
  days: number
  until: string | null
}

export type TermedLine = Pick<CartLine, 'ref' | 'parentRef' | 'category' | 'isMadeToMeasure' | 'isSealed' | 'giftCard'>

/** What of an order its terms depend on. */
export interface TermedOrder {
  lines: readonly TermedLine[]
  membership: Membership
  /** It was paid with the code of an exchange: a pair is exchanged once. */
  isExchanged: boolean
  /** What has happened to the order, each with its ISO instant. */
  timeline: readonly { at: string; what: string }[]
}

/**
 * The terms of a row of an order, the shortest first; none for goods made to measure without a promised term, nor for
 * gift cards, which are withdrawn from on their own page.
 */
export function returnTerms(line: TermedLine, { lines, membership, isExchanged, timeline }: TermedOrder): TermOfRow[] {
  if (line.giftCard) return []
  const kind = kindOf(line, lines)
  const since = cameOn(timeline)
  return TERMS.filter(
    (term) =>
      term.kinds.includes(kind) && term.membership.includes(membership) && !(term.name === 'exchange' && isExchanged),
  ).map(({ name, days }) => ({ name, days, until: since && endOf(name, since, days) }))
}

/** The terms of an order: each that any of its rows has, the shortest first. */
export function rightsOf(order: TermedOrder): TermOfRow[] {
  const all = order.lines.flatMap((line) => returnTerms(line, order))
  return TERMS.flatMap(({ name }) => all.find((term) => term.name === name) ?? [])
}

/** Terms in which the money for a row goes back. */
export function moneyTerms(terms: readonly TermOfRow[]): TermOfRow[] {
  return terms.filter(({ name }) => !GOODS_FOR_GOODS.includes(name))
}

/** Whether the money for a row still goes back on this ISO day. */
export function isReturnable(terms: readonly TermOfRow[], day: string): boolean {
  return moneyTerms(terms).some((term) => isOpen(term, day))
}

/** Whether a row has this term, and it has begun and not ended on this ISO day. */
export function isIn(name: 'exchange' | 'insurance', terms: readonly TermOfRow[], day: string): boolean {
  return terms.some((term) => term.name === name && term.until !== null && day <= term.until)
}

function isOpen({ until }: TermOfRow, day: string): boolean {
  return until === null || day <= until
}

function endOf(name: ReturnTermName, since: string, days: number): string {
  return GOODS_FOR_GOODS.includes(name) ? plusDays(since, days) : lastDay(since, days)
}

function kindOf(line: TermedLine, lines: readonly TermedLine[]): Kind {
  const right = rightOfRow(line)
  if (right === 'none') {
    const frame = lines.find(({ ref }) => ref === line.parentRef)
    return frame?.category === 'frames' ? 'ground_for_glasses' : 'made_to_measure'
  }
  if (right === 'sealed') return 'sealed'
  if (line.category === 'frames') return 'glasses'
  return line.category === 'sunglasses' ? 'eyewear' : 'other'
}
