import { getMyReceipt } from '#contracts/my-orders.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { ownerOfOrder } from '../own-orders.ts'
import { receiptPdf } from '../receipt-pdf.ts'
import { orderNumbered } from '../repository.ts'

/** `GET /api/account/orders/:number/receipt`: the receipt that the confirmation carried. */
export const getMyReceiptEndpoint = endpoint(
  getMyReceipt,
  { who: 'customer', ownedBy: { owner: ownerOfOrder, missing: 'order.not_found' } },
  async ({ number }, req) => {
    const pdf = await receiptPdf(await orderNumbered(req, number), await sellerOf(req))
    return { pdf: Buffer.from(pdf).toString('base64') }
  },
)
