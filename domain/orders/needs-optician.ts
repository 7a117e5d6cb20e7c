import type { OrderLine } from '#contracts/orders.ts'

/**
 * Whether an optician must look at an order before it is made: there are lenses to be ground for a
 * frame in it, which is what a row that follows another is.
 */
export function needsOptician(lines: readonly Pick<OrderLine, 'parentRef'>[]): boolean {
  return lines.some(({ parentRef }) => parentRef !== null)
}
