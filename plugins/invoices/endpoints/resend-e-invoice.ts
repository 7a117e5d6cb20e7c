import { randomUUID } from 'node:crypto'
import { resendEInvoice } from '#contracts/invoices.ts'
import {
  acceptedEInvoiceAddress,
  isRefused,
  problemsWithEInvoiceAddress,
  resentTo,
} from '#domain/invoices/e-invoice.ts'
import { Refusal } from '#domain/refusal.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { changeInvoice, eInvoiceStep, invoiceNamed, withInvoiceEvent } from '../repository.ts'
import { eInvoiceAddresses } from '../send-e-invoice.ts'

/** `POST /api/invoice/:id/resend`: what was refused goes as an e-invoice again, to a mended address. */
export const resendEInvoiceEndpoint = endpoint(
  resendEInvoice,
  { who: ['admin', 'order-handler'] },
  async ({ id, ...typed }, req) => {
    const [problem] = problemsWithEInvoiceAddress(typed)
    if (problem) throw new Refusal(problem.code, { field: problem.field })
    const to = acceptedEInvoiceAddress(typed)
    const { eInvoice: before } = await invoiceNamed(req, id)
    const refused = before?.sendings.filter(isRefused) ?? []
    if (!before || refused.length === 0) throw new Refusal('invoice.not_refused')
    // First the agreement: where the invoice is not reached after it, the button is still there.
    if (before.agreement !== '') await eInvoiceAddresses.only(req)?.(req, before.agreement, to, staffNameOf(req))
    await changeInvoice(req, id, (latest) => {
      const { eInvoice } = latest
      const resent = eInvoice && resentTo(eInvoice, to, randomUUID, nowIso())
      if (!eInvoice || !resent) throw new Refusal('invoice.not_refused')
      return {
        eInvoice: resent,
        steps: eInvoice.sendings.filter(isRefused).map(({ number }) => eInvoiceStep(number)),
        ...withInvoiceEvent(latest, 'resent', staffNameOf(req), `${eInvoice.address} ${eInvoice.operator}`),
      }
    })
    return { resent: refused.length }
  },
)
