import type { DeliveryMethod } from '#contracts/deliveries.ts'
import type { OrderView } from '#contracts/orders.ts'

/** Collection in a store among the ids of specification §3. */
const CLICK_AND_COLLECT = 119

/** Whether an order comes home, waits at a pickup point or in a store. */
export function deliveryKind({ methodId, place }: OrderView['delivery']): DeliveryMethod['kind'] {
  if (place === null) return 'home'
  return methodId === CLICK_AND_COLLECT ? 'store' : 'pickup_point'
}
