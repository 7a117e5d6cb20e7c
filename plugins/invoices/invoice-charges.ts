import type { PayloadRequest } from 'payload'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { paidPayments, type LedgerPayment } from '#domain/invoices/invoice-ledger.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import type { ChargeOwner } from '#plugins/payments/charge-owners.ts'
import type { Charge } from '#plugins/payments/charges/repository.ts'
import { invoiceRefundedLetter } from './emails/invoice-letters.ts'
import { refundSurplus } from './invoice-refunds.ts'
import { changeInvoice, invoiceNamed } from './repository.ts'

/** What the ledger of an invoice says of its charges. What is paid more than was left goes back. */
export const invoiceCharges: ChargeOwner = {
  async payer(req, { subject }) {
    const { email, firstName, lastName } = (await invoiceNamed(req, subject)).buyer
    return { email, firstName, lastName }
  },
  async paid(req, { ref, subject, paid, since, transactionId }) {
    const facts = { amount: paid ?? 0, at: since, on: helsinkiDay(since), transactionId }
    const invoice = await changeInvoice(req, subject, (before) => {
      const payments = paidPayments(before, ref, facts)
      return payments && { payments }
    })
    await refundSurplus(req, invoice)
  },
  gone: (req, charge) => noteState(req, charge, 'gone'),
  reserved: (req, charge) => noteState(req, charge, 'reserved'),
  async refunded(req, { ref, subject, refunds, version }) {
    await changePayment(req, subject, ref, (payment) =>
      (payment.chargeVersion ?? 0) >= version ? null : { ...payment, refunds, chargeVersion: version },
    )
  },
  async arrived(req, { subject }, { key, toProvider }) {
    const invoice = await invoiceNamed(req, subject)
    await enqueueLetter(
      req,
      `invoice ${subject} refunded ${key}`,
      await invoiceRefundedLetter(req, invoice, toProvider),
    )
  },
  notifiesStaff: true,
}

/** What the provider has canceled or has not decided. What is said later than the charge stands now is not noted any more. */
function noteState(req: PayloadRequest, { ref, subject, state: now, since }: Charge, state: 'gone' | 'reserved') {
  return changePayment(req, subject, ref, (payment) =>
    payment.state === 'paid' || payment.state === state || now !== state ? null : { ...payment, state, since },
  )
}

async function changePayment(
  req: PayloadRequest,
  invoice: string,
  ref: string,
  rule: (payment: LedgerPayment) => LedgerPayment | null,
): Promise<void> {
  await changeInvoice(req, invoice, ({ payments }) => {
    const before = payments.find((one) => one.ref === ref)
    const after = before ? rule(before) : null
    return after && { payments: payments.map((one) => (one === before ? after : one)) }
  })
}
