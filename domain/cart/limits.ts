import { Refusal } from '#domain/refusal.ts'
import type { StoredLine } from './stored-line.ts'

/** Most pieces that one row may hold (specification §9). */
export const MAX_LINE_QUANTITY = 12

/** Most rows a cart may have, so that it stays one small document. */
export const MAX_LINES = 40

/** Throws if a row would hold too many pieces. */
export function assertNotExceedLineQuantity(quantity: number): void {
  if (quantity > MAX_LINE_QUANTITY) throw new Refusal('cart.quantity_over_limit', { max: MAX_LINE_QUANTITY })
}

/** Throws if a cart has too many rows. */
export function assertNotExceedLineCount(lines: readonly StoredLine[]): void {
  if (lines.length > MAX_LINES) throw new Refusal('cart.too_many_lines', { max: MAX_LINES })
}
