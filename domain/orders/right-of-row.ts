import type { OrderLine } from '#contracts/orders.ts'

/** Whether goods may go back for no reason: always, only with their seal whole, or not at all. */
export type Right = 'full' | 'sealed' | 'none'

/**
 * What right of withdrawal a row has. Lenses ground by a prescription have none, and goods sealed for hygiene have it
 * until they are opened (KSL 6:16); the frame that lenses are ground for goes back like any other, without them.
 */
export function rightOfRow({ isMadeToMeasure, isSealed }: Pick<OrderLine, 'isMadeToMeasure' | 'isSealed'>): Right {
  if (isMadeToMeasure) return 'none'
  return isSealed ? 'sealed' : 'full'
}
