import { settleInvoiceRefund } from '#contracts/invoices.ts'
import { Refusal } from '#domain/refusal.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { settleSurplus } from '../invoice-refunds.ts'
import { invoiceOfPayment } from '../payment-ref.ts'

/** `POST /api/invoice/:id/refund`: how money that goes back has gone, where it does not go by itself. */
export const settleInvoiceRefundEndpoint = endpoint(
  settleInvoiceRefund,
  { who: ['admin', 'order-handler'], idempotency: 'handler' },
  async ({ id, payment, as, note }, req) => {
    if (invoiceOfPayment(payment) !== id) throw new Refusal('invoice.not_found')
    const refunds = await settleSurplus(req, payment, { as, by: staffNameOf(req), note })
    return { refund: refunds.at(-1)?.state ?? null }
  },
)
