import { randomUUID } from 'node:crypto'
import { creditInvoice } from '#contracts/invoices.ts'
import { goesAsEInvoice, withSending } from '#domain/invoices/e-invoice.ts'
import { creditableRows, assertBeCreditable, withSurplusPromised } from '#domain/invoices/invoice-ledger.ts'
import { Refusal } from '#domain/refusal.ts'
import { textOf } from '#locales/texts.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { changeInvoice, eInvoiceStep, invoiceNamed, nextInvoiceNumber, withInvoiceEvent } from '../repository.ts'

/** `POST /api/invoice/:id/credit`: a credit note, once per key. What was paid too much by it goes back. */
export const creditInvoiceEndpoint = endpoint(
  creditInvoice,
  { who: ['admin', 'order-handler'], idempotency: 'handler-by-key' },
  async ({ id, rows, note }, req) => {
    const key = idempotencyKeyOf(req) ?? randomUUID()
    const before = await invoiceNamed(req, id)
    const number = before.credits.find((credit) => credit.key === key)?.number ?? (await nextInvoiceNumber(req))
    const name = textOf(before.buyer.language, 'invoices')('pdf.credit_row', { number: before.number })
    const invoice = await changeInvoice(req, id, (latest) => {
      if (latest.credits.some((credit) => credit.key === key)) return null
      if (latest.standing === 'transferred') throw new Refusal('invoice.step_not_allowed')
      const credited = rows ?? creditableRows(latest, name)
      assertBeCreditable(latest, credited)
      const credit = { key, number, rows: credited, on: today(), by: staffNameOf(req), note }
      const credits = [...latest.credits, credit]
      return {
        credits,
        payments: withSurplusPromised({ ...latest, credits }),
        ...(goesAsEInvoice(latest.eInvoice)
          ? {
              eInvoice: withSending(latest.eInvoice, number, randomUUID(), nowIso()),
              steps: [eInvoiceStep(number)],
            }
          : { steps: [{ step: 'letters', of: String(number) }] }),
        ...withInvoiceEvent(latest, 'credited', staffNameOf(req), note),
      }
    })
    return { number: invoice.credits.find((credit) => credit.key === key)?.number ?? number, status: invoice.status }
  },
)
