import { Refusal } from '#domain/refusal.ts'
import type { KeptLine } from './kept-line.ts'

/** Most pieces that one row may hold (specification §9). */
export const MAX_LINE_QUANTITY = 12

/** Most rows a cart may have, so that it stays one small document. */
export const MAX_LINES = 40

/** Lets a quantity pass, or throws that it is too many. */
export function mustBeFewEnough(quantity: number): void {
  if (quantity > MAX_LINE_QUANTITY) throw new Refusal('cart.quantity_over_limit', { max: MAX_LINE_QUANTITY })
}

/** Lets a cart pass, or throws that it has too many rows. */
export function mustNotBeTooLong(lines: readonly KeptLine[]): void {
  if (lines.length > MAX_LINES) throw new Refusal('cart.too_many_lines', { max: MAX_LINES })
}
