import { mailEInvoice } from '#contracts/invoices.ts'
import { mailableSendings, movedSending, type EInvoice } from '#domain/invoices/e-invoice.ts'
import { Refusal } from '#domain/refusal.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { changeInvoice, eInvoiceStep, withInvoiceEvent } from '../repository.ts'

/** `POST /api/invoice/:id/mail`: the letters of what could not be sent as an e-invoice, each once. */
export const mailEInvoiceEndpoint = endpoint(mailEInvoice, { who: ['admin', 'order-handler'] }, async ({ id }, req) => {
  let mailed = 0
  await changeInvoice(req, id, (invoice) => {
    const { eInvoice } = invoice
    const numbers = mailableSendings(eInvoice, nowIso()).map(({ number }) => number)
    mailed = numbers.length
    if (!eInvoice || mailed === 0) throw new Refusal('invoice.not_mailable')
    return {
      eInvoice: numbers.reduce(asMailed, eInvoice),
      // Mailing ends the step, so that staff no longer see it as stuck.
      steps: numbers.flatMap((number) => [{ step: 'letters', of: String(number) }, eInvoiceStep(number)]),
      ...withInvoiceEvent(invoice, 'mailed', staffNameOf(req)),
    }
  })
  return { mailed }
})

const asMailed = (eInvoice: EInvoice, number: number): EInvoice =>
  movedSending(eInvoice, number, { state: 'mailed', since: nowIso(), reason: '' }) ?? eInvoice
