import { getAwaited } from '#contracts/awaited-prescriptions.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { awaitedUntil } from '#domain/orders/awaited-prescription.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { awaitedLenses } from '../awaited-lenses.ts'
import { numberOfAwaited } from '../order-links.ts'
import { orderNumbered } from '../repository.ts'

/** `GET /api/order/awaited/:token`: what an order waits for, for whoever has the mailed link. */
export const getAwaitedEndpoint = endpoint(getAwaited, { who: 'anyone', ownedBy: 'bearer' }, async ({ token }, req) => {
  const order = await orderNumbered(req, numberOfAwaited(token))
  const until = awaitedUntil(helsinkiDay(order.placedAt))
  return { number: order.number, until, awaited: await awaitedLenses(req, order) }
})
