import { bookFitting, getFitting } from '#contracts/fittings.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { numberOfFitting } from '#plugins/orders/order-links.ts'
import { orderNumbered } from '#plugins/orders/repository.ts'
import { bookFittingOf, fittingView } from './fitting.ts'

/** `GET /api/order/fitting/:token`: the fitting of an order, or the free times for it. */
const getFittingEndpoint = endpoint(getFitting, { who: 'anyone', ownedBy: 'bearer' }, async ({ token, near }, req) =>
  fittingView(req, await orderNumbered(req, numberOfFitting(token)), near),
)

/** `POST /api/order/fitting/:token/book`: books the fitting for the buyer of the order. */
const bookFittingEndpoint = endpoint(
  bookFitting,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler', limit: 'booking hold' },
  async ({ token, ...wanted }, req) => {
    const order = await orderNumbered(req, numberOfFitting(token))
    await bookFittingOf(req, order, wanted)
    return fittingView(req, order)
  },
)

/** The endpoints of fittings, for who has the link of an order. */
export const fittingEndpoints = [getFittingEndpoint, bookFittingEndpoint]
