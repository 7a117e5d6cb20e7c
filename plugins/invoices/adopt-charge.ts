import type { PayloadRequest } from 'payload'
import type { LedgerPayment } from '#domain/invoices/invoice-ledger.ts'
import type { ChargeState } from '#domain/payments/charge-states.ts'
import { stateByRefunds } from '#domain/payments/charge-states.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { writeCharge, type Charge } from '#plugins/payments/charges/repository.ts'
import { INVOICE, invoiceOfPayment, PAYMENT_METHOD } from './payment-ref.ts'
import { findInvoice } from './repository.ts'

/** What a payment kept itself before there were charges. */
type BeforeCharges = LedgerPayment & { payUrl?: string | null; nextAskAt?: string | null }

/**
 * Makes the charge of a payment that was opened before there were charges, with all that its ledger knew of it and what it
 * still owes. Null where there is no such payment.
 */
export async function adoptCharge(req: PayloadRequest, ref: string): Promise<Charge | null> {
  const subject = invoiceOfPayment(ref)
  const payments: BeforeCharges[] = (await findInvoice(req, subject))?.payments ?? []
  const payment = payments.find((one) => one.ref === ref && one.by === 'provider')
  if (!payment) return null
  const { state, since, amount, promised, refunds, transactionId, payUrl = null, nextAskAt = null } = payment
  const asked = nextAskAt === null ? [] : [{ step: 'ask', at: nextAskAt }]
  const underWay = refunds.filter((one) => one.state === 'open' || one.state === 'sent')
  return writeCharge(
    req,
    {
      ...{ ref, owner: INVOICE, subject, method: PAYMENT_METHOD, amount, since, promised, refunds, transactionId },
      ...{ state: stateOf(payment), payUrl: state === 'open' ? payUrl : null },
      ...{ paid: state === 'paid' ? amount : null, goneBy: state === 'gone' ? goneBy(nextAskAt) : null },
    },
    state === 'paid'
      ? [{ step: 'paid', at: nowIso() }, ...underWay.map((one) => ({ step: 'refund', of: one.key, at: one.nextAskAt }))]
      : asked,
  )
}

function stateOf({ state, promised, refunds }: LedgerPayment): ChargeState {
  return state === 'paid' ? stateByRefunds({ promised, refunds }) : state
}

/** What the provider had canceled was asked about no more. */
const goneBy = (nextAskAt: string | null) => (nextAskAt === null ? 'provider' : 'shop')
