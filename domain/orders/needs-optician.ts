import type { CartLine } from '#contracts/cart.ts'

/** Whether an optician must look before anything is ground: the order holds lenses made for a frame in it. */
export function needsOptician(lines: Pick<CartLine, 'parentRef'>[]): boolean {
  return lines.some(({ parentRef }) => parentRef !== null)
}
