import { OrderEvent, type MyOrder } from '#contracts/my-orders.ts'
import { trackingLink } from '#domain/deliveries/label-service.ts'
import { buyerMayCancel } from '#domain/orders/rows-to-cancel.ts'
import { orderView } from './order-view.ts'
import type { Order } from '../order.ts'
import { partedOrder } from '../parted-order.ts'

/** An order as its customer sees it, with what has happened to it. Neither names nor notes of staff are in it. */
export function myOrderView(
  order: Order,
  { hasPrescriptions, giftCards }: Pick<MyOrder, 'hasPrescriptions' | 'giftCards'>,
): MyOrder {
  return {
    ...orderView(order),
    events: order.timeline.flatMap(({ at, what }) => {
      const notified = OrderEvent.safeParse({ at, what })
      return notified.success ? [notified.data] : []
    }),
    parcels: order.parcels.map((parcel) => ({ ...parcel, url: trackingLink(parcel) })),
    hasPrescriptions,
    giftCards: giftCards.map(({ ref, worth }) => ({ ref, worth })),
    canCancel: buyerMayCancel(partedOrder(order)),
  }
}
