import type { OrderState, OrderStatus } from '#contracts/orders.ts'

const statuses: Record<OrderState, OrderStatus> = {
  received: 1,
  confirmed: 1,
  pending: 1,
  sent: 1,
  delivered: 2,
  returned: 2,
  canceled: 3,
}

/** The wire's code of a state: 1 handling, 2 delivered, 3 canceled; −1 of a state nobody knows (specification §3). */
export function orderStatus(state: OrderState): OrderStatus {
  return statuses[state] ?? -1
}
