import type { OrderState } from '#contracts/orders.ts'

/** Under which name a step's texts are kept: the same step means another thing for an order collected in a store. */
export function stepName(from: OrderState, to: OrderState, isStore: boolean): string {
  if (from === 'pending' && to === 'confirmed') return 'confirmed_from_pending'
  return isStore && (to === 'sent' || to === 'delivered') ? `${to}_store` : to
}
