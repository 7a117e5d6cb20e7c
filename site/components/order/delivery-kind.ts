import type { DeliveryMethod } from '#contracts/deliveries.ts'
import type { OrderView } from '#contracts/orders.ts'
import { numberedMethods } from '#domain/deliveries/numbered-methods.ts'

/** Whether an order comes home, waits at a pickup point or in a store. */
export function deliveryKind({ methodId, place }: OrderView['delivery']): DeliveryMethod['kind'] {
  return numberedMethods[methodId]?.kind ?? (place === null ? 'home' : 'pickup_point')
}
