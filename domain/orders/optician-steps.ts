import type { OrderState } from '#contracts/orders.ts'

const OPTICIAN_STEPS: readonly OrderState[] = ['pending', 'confirmed']

/**
 * Whether an optician may move an order there: to the optician's queue, and out of it. Sending and money are the order
 * handlers'.
 */
export function isOpticianStep(to: OrderState): boolean {
  return OPTICIAN_STEPS.includes(to)
}
