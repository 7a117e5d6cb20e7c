import type { WithdrawnRow } from '#contracts/withdrawals.ts'
import type { RefusalCode } from '#contracts/refusals.ts'

/** A row of an order as it may be returned. */
export interface Choice {
  ref: string
  /** Pieces that are not given back yet. */
  left: number
  /** Has a term at all. */
  hasRight: boolean
  /** Is in one of its terms. */
  isReturnable: boolean
}

/** Why these rows may not be returned; undefined where they may. */
export function returnProblem(choices: readonly Choice[], rows: readonly WithdrawnRow[]): RefusalCode | undefined {
  if (rows.length === 0) return 'return.goods_missing'
  const isTwice = new Set(rows.map(({ ref }) => ref)).size < rows.length
  const chosen = rows.map(({ ref, quantity }) => ({ quantity, choice: choices.find((each) => each.ref === ref) }))
  if (isTwice || chosen.some(({ choice, quantity }) => !choice || quantity > choice.left)) return 'return.goods_unknown'
  if (chosen.some(({ choice }) => !choice?.hasRight)) return 'return.no_right'
  return chosen.some(({ choice }) => !choice?.isReturnable) ? 'return.too_late' : undefined
}
