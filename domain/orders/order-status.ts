import type { OrderState, OrderStatus } from '#contracts/orders.ts'

/** Specification §3: Undefined −1, Handling 1, Delivered 2, Canceled 3. What came back had been delivered. */
const STATUS: Record<OrderState, OrderStatus> = {
  received: 1,
  confirmed: 1,
  pending: 1,
  sent: 1,
  delivered: 2,
  returned: 2,
  canceled: 3,
}

/** The code of specification §3 for a state of §4, as the wire has it. */
export function orderStatus(state: OrderState): OrderStatus {
  return STATUS[state]
}
