import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import type { LedgerPayment } from '#domain/invoices/invoice-ledger.ts'
import { giveRefund } from '#plugins/payments/give-refund.ts'
import type { RefundOwner } from '#plugins/payments/refund-owner.ts'
import { noteRefundGiven, settleRefundByHand } from '#plugins/payments/settle-refund.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { invoiceRefundedLetter } from './emails/invoice-refunded.ts'
import { owedBack, refundsByItself } from './moving.ts'
import { invoiceOfPayment, PAYMENT_METHOD } from './payment-ref.ts'
import { changeInvoice, findInvoice, type StoredInvoice } from './repository.ts'

/** A payment within its invoice. */
interface PaidInvoice {
  invoice: StoredInvoice
  payment: LedgerPayment
}

/** Refunds of what was paid too much, of each payment by itself. They are kept in the invoice, as the payment is. */
export const invoiceRefunds: RefundOwner<PaidInvoice> = {
  owner: 'invoice',
  find: findPaid,
  accountOf: ({ invoice, payment }) => ({
    paid: { amountDue: payment.promised, giftCard: 0 },
    promised: payment.promised,
    refunds: payment.refunds,
    method: PAYMENT_METHOD,
    transactionId: payment.by === 'provider' ? payment.transactionId : null,
    email: invoice.buyer.email,
  }),
  async change(req, ref, rule) {
    const invoice = await changeInvoice(req, invoiceOfPayment(ref), (before) => {
      const payment = paymentOf(before, ref)
      const change = payment && rule({ invoice: before, payment })
      if (!change?.refunds) return null
      const { refunds, event } = change
      const noted = refunds.map((one) =>
        event && one.key === event.key && event.who ? { ...one, by: event.who, note: event.note } : one,
      )
      return { payments: before.payments.map((one) => (one.ref === ref ? { ...one, refunds: noted } : one)) }
    })
    const payment = paymentOf(invoice, ref)
    if (!payment) throw new Refusal('payment.unknown')
    return { invoice, payment }
  },
  async arrive(req, { invoice }, { key, toProvider }) {
    await enqueueLetter(
      req,
      `invoice ${invoice.ref} refunded ${key}`,
      await invoiceRefundedLetter(req, invoice, toProvider),
    )
  },
}

/** Gives back what was paid too much, where it goes by itself. Repeated, it gives nothing more. */
export async function refundSurplus(req: PayloadRequest, { payments }: StoredInvoice): Promise<void> {
  for (const payment of payments)
    if (refundsByItself(payment))
      await giveRefund(req, invoiceRefunds, payment.ref, { key: nextKey(payment), amount: 'rest', by: '', note: '' })
}

/** Settles what goes back of a payment as staff decide: given by another way, or tried again by the provider. */
export async function settleSurplus(
  req: PayloadRequest,
  ref: string,
  { as, by, note }: { as: 'done' | 'again'; by: string; note: string },
): Promise<LedgerPayment> {
  const paid = await findPaid(req, ref)
  if (!paid) throw new Refusal('invoice.not_found')
  const { payment } = paid
  const key = nextKey(payment)
  const unsettled = payment.refunds.find(({ state }) => state === 'unsure' || state === 'open' || state === 'sent')
  if (as === 'again') {
    if (owedBack(payment) === 0 || payment.by === 'bank') throw new Refusal('order.refund_settled')
    return (await giveRefund(req, invoiceRefunds, ref, { key, amount: 'rest', by, note })).payment
  }
  if (unsettled)
    return (await settleRefundByHand(req, invoiceRefunds, ref, unsettled.key, { as: 'done', by, note })).payment
  const toProvider = owedBack(payment)
  if (toProvider === 0) throw new Refusal('order.refund_settled')
  return (await noteRefundGiven(req, invoiceRefunds, ref, { key, toProvider, toGiftCard: 0, by, note })).payment
}

async function findPaid(req: PayloadRequest, ref: string): Promise<PaidInvoice | null> {
  const invoice = await findInvoice(req, invoiceOfPayment(ref))
  const payment = invoice && paymentOf(invoice, ref)
  return invoice && payment ? { invoice, payment } : null
}

function paymentOf({ payments }: StoredInvoice, ref: string): LedgerPayment | undefined {
  return payments.find((one) => one.ref === ref)
}

/** A refund that failed cannot be asked for again under the same name. */
function nextKey({ refunds }: LedgerPayment): string {
  return `back-${refunds.length + 1}`
}
