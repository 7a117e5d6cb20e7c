import * as z from 'zod/mini'
import type { PaymentProof } from '#contracts/payments.ts'
import { Refusal } from '#domain/refusal.ts'
import { ask, type PaytrailSettings } from './paytrail-calls.ts'
import { isSignedByPaytrail } from './paytrail-signature.ts'
import { paytrailText } from './paytrail-text.ts'
import type { PaymentNews, PaymentProvider, RefundNews, RefundOutcome } from './provider.ts'

/** Longest name of either kind that Paytrail takes. It is shown to the payer and no proof repeats it, so the rest is left out. */
const LONGEST_NAME = 50

const Created = z.object({ transactionId: z.string(), href: z.url() })
const Status = z.object({ status: z.string(), amount: z.int(), stamp: z.string(), transactionId: z.string() })
const RefundTaken = z.object({ status: z.enum(['ok', 'pending', 'fail']), transactionId: z.string() })
const RefundStatus = z.object({ status: z.string() })

/** Card and bank through Paytrail (https://docs.paytrail.com). The address is a setting, so that a stand-in can take its place. */
export function paytrail(settings: PaytrailSettings): PaymentProvider {
  return {
    async create({ ref, amount, customer, returnUrl, webhookUrl }) {
      const urls = (url: string) => ({ success: url, cancel: url })
      const body = {
        stamp: ref,
        reference: ref,
        amount,
        currency: 'EUR',
        language: 'FI',
        customer: {
          email: customer.email,
          firstName: paytrailText(customer.firstName, LONGEST_NAME),
          lastName: paytrailText(customer.lastName, LONGEST_NAME),
        },
        redirectUrls: urls(returnUrl),
        callbackUrls: urls(webhookUrl),
      }
      const answer = Created.safeParse(await ask(settings, 'POST', '/payments', {}, body))
      if (!answer.success) throw new Refusal('payment.unavailable')
      return { transactionId: answer.data.transactionId, payUrl: answer.data.href }
    },

    readProof(proof) {
      mustBeOurs(settings, proof)
      return newsFrom(proof)
    },

    async status(transactionId) {
      const answer = Status.safeParse(await askAbout(settings, transactionId))
      if (!answer.success) return null
      const { status, amount, stamp } = answer.data
      return { ref: stamp, transactionId, outcome: outcomeOf(status), amount }
    },

    async refund({ key, transactionId, amount, email, webhookUrl }) {
      const path = `/payments/${encodeURIComponent(transactionId)}/refund`
      const body = {
        amount,
        email,
        refundStamp: key,
        refundReference: key,
        callbackUrls: { success: webhookUrl, cancel: webhookUrl },
      }
      const answer = await ask(settings, 'POST', path, { 'checkout-transaction-id': transactionId }, body)
      if (answer === null) throw new Refusal('order.refund_failed')
      const said = RefundTaken.safeParse(answer)
      if (!said.success) throw new Refusal('payment.unavailable')
      return { outcome: refundOutcomeOf(said.data.status), transactionId: said.data.transactionId }
    },

    readRefundProof(proof) {
      mustBeOurs(settings, proof)
      return refundNewsFrom(proof)
    },

    async refundStatus(transactionId) {
      // A refund is a transaction like any other, and asked about in the same way.
      const answer = RefundStatus.safeParse(await askAbout(settings, transactionId))
      return answer.success ? refundOutcomeOf(answer.data.status) : null
    },
  }
}

function mustBeOurs({ secret, merchant }: PaytrailSettings, proof: PaymentProof): void {
  const isOurs = isSignedByPaytrail(secret, proof) && proof['checkout-account'] === merchant
  if (!isOurs) throw new Refusal('payment.signature_wrong')
}

function askAbout(settings: PaytrailSettings, transactionId: string): Promise<unknown> {
  const path = `/payments/${encodeURIComponent(transactionId)}`
  return ask(settings, 'GET', path, { 'checkout-transaction-id': transactionId })
}

function newsFrom(proof: PaymentProof): PaymentNews {
  const ref = proof['checkout-stamp']
  const transactionId = proof['checkout-transaction-id']
  const amount = Number(proof['checkout-amount'])
  if (!ref || !transactionId || !Number.isInteger(amount)) throw new Refusal('payment.proof_malformed')
  return { ref, transactionId, amount, outcome: outcomeOf(proof['checkout-status'] ?? '') }
}

/** A refund that was refused before it came to be has no transaction of its own. */
function refundNewsFrom(proof: PaymentProof): RefundNews {
  const key = proof['checkout-stamp']
  const amount = Number(proof['checkout-amount'])
  if (!key || !Number.isInteger(amount)) throw new Refusal('payment.proof_malformed')
  const transactionId = proof['checkout-transaction-id'] ?? null
  return { key, transactionId, amount, outcome: refundOutcomeOf(proof['checkout-status'] ?? '') }
}

function refundOutcomeOf(status: string): RefundOutcome {
  if (status === 'ok') return 'done'
  return status === 'fail' ? 'failed' : 'waiting'
}

/** Paytrail's words: new, ok, fail, pending and delayed. */
function outcomeOf(status: string): PaymentNews['outcome'] {
  if (status === 'ok') return 'paid'
  return status === 'fail' ? 'canceled' : 'waiting'
}
