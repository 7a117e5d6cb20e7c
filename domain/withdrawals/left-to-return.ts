import type { OrderLine } from '#contracts/orders.ts'
import type { WithdrawnRow } from '#contracts/withdrawals.ts'

/** What a declaration takes back: the whole order, or rows of it. */
export interface EarlierReturn {
  extent: 'all' | 'part'
  goods: readonly WithdrawnRow[]
}

/** How many pieces of a row are not declared as given back yet. Never below zero, also where two declarations overlap. */
export function leftToReturn(line: Pick<OrderLine, 'ref' | 'quantity'>, earlier: readonly EarlierReturn[]): number {
  if (earlier.some(({ extent }) => extent === 'all')) return 0
  const pieces = earlier.flatMap(({ goods }) => goods).filter(({ ref }) => ref === line.ref)
  return Math.max(0, line.quantity - pieces.reduce((sum, { quantity }) => sum + quantity, 0))
}
