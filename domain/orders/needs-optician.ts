import type { OrderLine } from '#contracts/orders.ts'

/**
 * Whether an optician must look at an order before it is made: among the lenses for a frame in it, which are the rows
 * that follow another, some are ground by a prescription.
 */
export function needsOptician(lines: readonly Pick<OrderLine, 'parentRef' | 'isMadeToMeasure'>[]): boolean {
  return lines.some(({ parentRef, isMadeToMeasure }) => parentRef !== null && isMadeToMeasure)
}
