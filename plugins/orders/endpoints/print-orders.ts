import { printOrders } from '#contracts/order-handling.ts'
import { ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { packingSlipsPdf, pickingListPdf } from '../picking-pdf.ts'

/** `POST /api/order/print`: what to take from the shelves for many orders, or their packing slips. */
export const printOrdersEndpoint = endpoint(
  printOrders,
  { who: ORDER_STAFF, idempotency: 'none' },
  async ({ numbers, what }, req) => {
    const pdf = await (what === 'list' ? pickingListPdf(req, numbers) : packingSlipsPdf(req, numbers))
    return { pdf: Buffer.from(pdf).toString('base64') }
  },
)
