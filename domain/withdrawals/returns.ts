import type { OrderLine, OrderState } from '#contracts/orders.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import type { Declaration, WithdrawnRow } from '#contracts/withdrawals.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { lineName } from '#domain/orders/row-pieces.ts'
import type { EyeNames } from '#domain/prescriptions/per-eye.ts'
import { Refusal } from '#domain/refusal.ts'

/** A row of an order as it may be returned. */
interface Choice {
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

/** Days in which the law wants the money back, counted from the declaration (Directive 2011/83/EU, article 13). */
export const MONEY_BACK_DAYS = 14

/** The last day to give the money back, as an ISO day. It may wait until the goods are on their way back. */
export function moneyBackBy(declaredOn: string): string {
  return plusDays(declaredOn, MONEY_BACK_DAYS)
}

/** What staff must do for a declaration: cancel the order, remove a part of it, take goods back, or nothing. */
type NextStep = 'cancel' | 'part' | 'back' | 'closed'

/** What is to be done with an order that its buyer withdraws from, by how far it has come. */
export function nextStep(state: OrderState, extent: Declaration['extent']): NextStep {
  if (state === 'canceled' || state === 'returned') return 'closed'
  if (state === 'sent' || state === 'delivered') return 'back'
  return extent === 'all' ? 'cancel' : 'part'
}

type Line = Pick<OrderLine, 'ref' | 'articleDescription' | 'variety' | 'eye' | 'quantity'>

/** Goods that a buyer withdraws from, by the name they were sold under. */
export interface WithdrawnGoods {
  ref: string
  quantity: number
  name: string
}

/**
 * The goods of the chosen rows, in the order of the order's rows. Throws `withdrawal.goods_unknown` for rows that it
 * has not, for more pieces than were bought, and for a row named twice.
 */
export function withdrawnGoods(
  lines: readonly Line[],
  rows: readonly WithdrawnRow[],
  eyes: EyeNames,
): WithdrawnGoods[] {
  const chosen = new Map(rows.map(({ ref, quantity }) => [ref, quantity]))
  const goods = lines.flatMap(({ ref, quantity: bought, ...line }): WithdrawnGoods[] => {
    const quantity = chosen.get(ref)
    return quantity === undefined || quantity > bought ? [] : [{ ref, quantity, name: lineName(line, eyes) }]
  })
  if (goods.length !== rows.length) throw new Refusal('withdrawal.goods_unknown')
  return goods
}
