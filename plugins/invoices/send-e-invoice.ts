import type { PayloadRequest } from 'payload'
import {
  asksAgainIn,
  movedSending,
  type EInvoice,
  type EInvoiceAddress,
  type EInvoiceSending,
} from '#domain/invoices/e-invoice.ts'
import { finvoice } from '#domain/invoices/finvoice.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { hook } from '#plugins/kit/hook.ts'
import type { Undone } from '#plugins/kit/work/steps.ts'
import { askOperator, handToOperator, type OperatorAnswer } from './e-invoice-operator.ts'
import { eInvoiceContentOf } from './finvoice-of.ts'
import { changeInvoice, type StoredInvoice } from './repository.ts'

/** Keeps the address that staff have found out for the e-invoices of an agreement; `who` mended it. Repeated, it changes nothing. */
export type KeepAddress = (req: PayloadRequest, agreement: string, to: EInvoiceAddress, who: string) => Promise<void>

/** Keeps a mended address where that of an e-invoice came from, so that the next one has it. */
export const eInvoiceAddresses = hook<KeepAddress>('e-invoice addresses')

/** Why the step waits for staff: `work.reason` has the sentences. */
const [REFUSED, SILENT] = ['e_invoice_refused', 'e_invoice_silent']

/**
 * Sends an invoice, or the credit note of this number, as an e-invoice, and asks the operator until it says how that ended. It is taken
 * once by its id, however often it is handed over. What the operator refuses waits for staff, who mail it.
 */
export async function sendEInvoice(
  req: PayloadRequest,
  invoice: StoredInvoice,
  number: number,
): Promise<Undone | void> {
  const { eInvoice } = invoice
  const sending = eInvoice?.sendings.find((one) => one.number === number)
  if (!eInvoice || !sending) return
  const { state, reason } = isOpen(sending) ? await notify(req, invoice, eInvoice, sending) : sending
  const since = state === sending.state ? sending.since : nowIso()
  if (state !== sending.state)
    await changeInvoice(req, invoice.ref, (latest) => {
      const moved = latest.eInvoice && movedSending(latest.eInvoice, number, { state, reason, since })
      return moved ? { eInvoice: moved } : null
    })
  if (state === 'refused') return { givenUp: REFUSED }
  if (state === 'sent') return askedAgain(since)
}

function askedAgain(since: string): Undone {
  const inMs = asksAgainIn(since, nowIso())
  return inMs === null ? { givenUp: SILENT } : { notBefore: nowIso(inMs) }
}

const isOpen = ({ state }: EInvoiceSending) => state === 'waiting' || state === 'sent'

async function notify(
  req: PayloadRequest,
  invoice: StoredInvoice,
  eInvoice: EInvoice,
  sending: EInvoiceSending,
): Promise<OperatorAnswer> {
  if (sending.state === 'sent') return askOperator(sending.id)
  const xml = finvoice(await eInvoiceContentOf(req, invoice, eInvoice, sending))
  return handToOperator({ id: sending.id, number: sending.number, xml, to: eInvoice })
}
