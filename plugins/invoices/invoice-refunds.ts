import type { PayloadRequest } from 'payload'
import type { LedgerPayment } from '#domain/invoices/invoice-ledger.ts'
import { outstanding } from '#domain/payments/outstanding.ts'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import { Refusal } from '#domain/refusal.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { chargeRefunds, promiseBack } from '#plugins/payments/charges/charge-refunds.ts'
import { giveRefund } from '#plugins/payments/give-refund.ts'
import { refundsAt, type RefundOwner } from '#plugins/payments/refund-owner.ts'
import { noteRefundGiven, settleRefundByHand } from '#plugins/payments/settle-refund.ts'
import { invoiceRefundedLetter } from './emails/invoice-letters.ts'
import { INVOICE, invoiceOfPayment, PAYMENT_METHOD } from './payment-ref.ts'
import { changeInvoice, findInvoice, type StoredInvoice } from './repository.ts'

/** A payment within its invoice. */
interface PaidInvoice {
  invoice: StoredInvoice
  payment: LedgerPayment
}

/** What goes back of money that came by a bank: staff give it, and the ledger keeps it. */
const bankRefunds: RefundOwner<PaidInvoice> = {
  owner: 'bank',
  find: findPaid,
  accountOf: ({ payment: { promised, refunds } }) => ({
    paid: { amountDue: promised, giftCard: 0 },
    promised,
    refunds,
    method: PAYMENT_METHOD,
    transactionId: null,
  }),
  emailOf: async (_, { invoice }) => invoice.buyer.email,
  async change(req, ref, rule) {
    const invoice = await changeInvoice(req, invoiceOfPayment(ref), (before) => {
      const payment = paymentOf(before, ref)
      const { refunds, event } = payment ? rule({ invoice: before, payment }) : {}
      if (!refunds) return null
      const noted = refunds.map((one) =>
        event && one.key === event.key && event.who ? { ...one, by: event.who, note: event.note } : one,
      )
      const payments = before.payments.map((one) => (one.ref === ref ? { ...one, refunds: noted } : one))
      return { payments, steps: event?.what === 'done' ? [{ step: 'letters', of: `${ref} ${event.key}` }] : [] }
    })
    const payment = paymentOf(invoice, ref)
    if (!payment) throw new Refusal('payment.unknown')
    return { invoice, payment }
  },
}

/** Writes that staff have given back money which came by a bank: `of` names the payment and the refund. */
export async function postBankRefund(req: PayloadRequest, invoice: StoredInvoice, of: string): Promise<void> {
  const [ref = '', key = ''] = of.split(' ')
  const entry = paymentOf(invoice, ref)?.refunds.find((one) => one.key === key)
  if (!entry) return
  const written = await invoiceRefundedLetter(req, invoice, entry.toProvider)
  await enqueueLetter(req, `invoice ${invoice.ref} refunded ${key}`, written)
}

/**
 * Gives back what was paid too much, where it goes by itself: it came by the provider, and no refund of it has failed.
 * Repeated, it gives nothing more.
 */
export async function refundSurplus(req: PayloadRequest, { payments }: StoredInvoice): Promise<void> {
  for (const { ref, by, promised } of payments)
    if (by === 'provider' && promised > 0) {
      await promiseBack(req, ref, promised, ({ refunds }) =>
        refunds.some(({ state }) => state === 'failed') ? undefined : nextKey(refunds),
      )
    }
}

/** Settles what goes back of a payment as staff decide: given by another way, or tried again by the provider. */
export async function settleSurplus(
  req: PayloadRequest,
  ref: string,
  decided: { as: 'done' | 'again'; by: string; note: string },
): Promise<RefundEntry[]> {
  const paid = await findPaid(req, ref)
  if (!paid) throw new Refusal('invoice.not_found')
  if (paid.payment.by !== 'provider' && decided.as === 'again') throw new Refusal('order.refund_settled')
  return paid.payment.by === 'provider'
    ? settleRefund(req, chargeRefunds(INVOICE), ref, decided)
    : settleRefund(req, bankRefunds, ref, decided)
}

async function settleRefund<Paid>(
  req: PayloadRequest,
  owner: RefundOwner<Paid>,
  ref: string,
  { as, by, note }: { as: 'done' | 'again'; by: string; note: string },
): Promise<RefundEntry[]> {
  const place = { req, owner, ref }
  const { promised, refunds } = await refundsAt(place)
  const due = outstanding(promised, refunds)
  const key = nextKey(refunds)
  const unsettled = refunds.find(({ state }) => state === 'unsure' || state === 'open' || state === 'sent')
  const refundsOf = (paid: Paid) => owner.accountOf(paid).refunds
  if (due === 0 && (as === 'again' || !unsettled)) throw new Refusal('order.refund_settled')
  if (as === 'again') return refundsOf(await giveRefund(place, { key, amount: 'rest', by, note }))
  if (unsettled) return refundsOf(await settleRefundByHand(place, unsettled.key, { as: 'done', by, note }))
  return refundsOf(await noteRefundGiven(place, { key, toProvider: due, toGiftCard: 0, by, note }))
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
function nextKey(refunds: readonly RefundEntry[]): string {
  return `back-${refunds.length + 1}`
}
