import type { CartLine } from '#contracts/cart.ts'
import type { ReturnTermName } from '#contracts/withdrawals.ts'
import { rightOfRow } from './right-of-row.ts'
import { LAW_DAYS, SHOP_DAYS } from '#domain/orders/withdrawal-days.ts'
import { lastDay } from '#domain/calendar/last-day.ts'
import { cameOn } from '#domain/orders/withdrawal-terms.ts'

/** What a customer is to the chain: a member of its Friends has longer terms. */
export type Membership = 'none' | 'friends'

/** Goods as the terms of returning tell them apart. */
type Kind = 'eyewear' | 'made_to_measure' | 'sealed' | 'other'

/** One promise: which goods it is for, for whom, and how many days it lasts from the day the goods came. */
interface Term {
  name: ReturnTermName
  days: number
  kinds: readonly Kind[]
  membership: readonly Membership[]
}

const EVERYONE = ['none', 'friends'] as const

/**
 * What the law and the chain's own promises give (specification §8: 30 or 90 days, and 100 days of exchange for Friends).
 * Goods made to measure stand in none.
 */
const TERMS: readonly Term[] = [
  { name: 'law', days: LAW_DAYS, kinds: ['eyewear', 'sealed', 'other'], membership: EVERYONE },
  { name: 'promise', days: SHOP_DAYS, kinds: ['eyewear', 'sealed', 'other'], membership: EVERYONE },
  { name: 'member_promise', days: 90, kinds: ['eyewear', 'sealed', 'other'], membership: ['friends'] },
  { name: 'exchange', days: 100, kinds: ['eyewear'], membership: ['friends'] },
]

/** A term of a row: its last day, which is null as long as nothing has been sent. */
export interface TermOfRow {
  name: ReturnTermName
  days: number
  until: string | null
}

export type TermedLine = Pick<CartLine, 'category' | 'isMadeToMeasure' | 'isSealed' | 'giftCard'>

/**
 * The terms in which a row may go back, the shortest first; none for goods made to measure, nor for gift cards, which are
 * withdrawn from on their own page.
 *
 * @param timeline what has happened to the order, each with its ISO instant.
 */
export function returnTerms(
  line: TermedLine,
  membership: Membership,
  timeline: readonly { at: string; what: string }[],
): TermOfRow[] {
  if (line.giftCard) return []
  const kind = kindOf(line)
  const since = cameOn(timeline)
  return TERMS.filter((term) => term.kinds.includes(kind) && term.membership.includes(membership)).map(
    ({ name, days }) => ({ name, days, until: since && lastDay(since, days) }),
  )
}

/** Whether the money for a row still goes back on this ISO day: an exchange gives goods, not money. */
export function isReturnable(terms: readonly TermOfRow[], day: string): boolean {
  return terms.some(({ name, until }) => name !== 'exchange' && (until === null || day <= until))
}

function kindOf(line: TermedLine): Kind {
  const right = rightOfRow(line)
  if (right === 'none') return 'made_to_measure'
  if (right === 'sealed') return 'sealed'
  return ['frames', 'sunglasses'].includes(line.category) ? 'eyewear' : 'other'
}
