import * as z from 'zod/mini'
import type { PaymentProof } from '#contracts/payments.ts'
import type { ProviderReport } from '#domain/payments/refund-states.ts'
import { Refusal } from '#domain/refusal.ts'
import { about, ask, pageLanguage, type PaytrailSettings, statusOf } from './paytrail-calls.ts'
import { addCardForm, cardOf, commitHold, holdSaved, revertHold, savedCard } from './paytrail-cards.ts'
import { isSignedByPaytrail } from './paytrail-signature.ts'
import type { ChargeName, ChargeRequest, PaymentProvider, PaymentReport, SavedCardCharge } from './provider.ts'

/**
 * Our reference of a charge at its provider, such as `purchase.kX3…`, or of one of its refunds, such as
 * `order.SE12345.late-1`. Paytrail calls it `stamp`. Neither the names of owners nor their references contain a point.
 */
function merchantReference({ owner, ref, key }: ChargeName & { key?: string }): string {
  return key === undefined ? `${owner}.${ref}` : `${owner}.${ref}.${key}`
}

/** The charge that a merchant reference names. One that is not ours gives an owner that is not registered. */
function readMerchantReference(reference: string): ChargeName & { key: string } {
  const [owner = '', ref = '', ...key] = reference.split('.')
  return { owner, ref, key: key.join('.') }
}

/** Longest name of either kind that Paytrail takes. It is shown to the payer and no proof repeats it, so the rest is left out. */
const LONGEST_NAME = 50

const Created = z.object({ transactionId: z.string(), href: z.url() })
const CreatedWithCard = z.object({ transactionId: z.string(), redirectUrl: z.url() })
const Status = z.object({ status: z.string(), amount: z.int(), stamp: z.string(), transactionId: z.string() })
const RefundTaken = z.object({ status: z.enum(['ok', 'pending', 'fail']), transactionId: z.string() })
const RefundStatus = z.object({ status: z.string() })

/** Card and bank through Paytrail (https://docs.paytrail.com). The address is a setting, so that a stand-in can take its place. */
export function paytrail(settings: PaytrailSettings): PaymentProvider {
  const cardBody = (charge: SavedCardCharge) => ({ ...paymentBody(settings, charge), token: charge.token })
  return {
    async create(charge, { savesCard = false } = {}) {
      const path = savesCard ? '/tokenization/pay-and-add-card' : '/payments'
      const created = await ask(settings, { method: 'POST', path, body: paymentBody(settings, charge) })
      const answer = savesCard ? CreatedWithCard.safeParse(created) : Created.safeParse(created)
      if (!answer.success) throw new Refusal('payment.unavailable')
      const { transactionId } = answer.data
      return { transactionId, payUrl: 'href' in answer.data ? answer.data.href : answer.data.redirectUrl }
    },

    readProof(proof) {
      const { owner, ref, amount, transactionId, status } = proven(settings, proof)
      if (!transactionId) throw new Refusal('payment.proof_malformed')
      const card = cardOf(proof['checkout-card-token'], proof)
      return { owner, ref, amount, transactionId, outcome: outcomeOf(status), ...(card && { card }) }
    },

    async status(transactionId) {
      const answer = Status.safeParse(await statusOf(settings, transactionId))
      if (!answer.success) return null
      const { status, amount, stamp } = answer.data
      const { owner, ref } = readMerchantReference(stamp)
      return { owner, ref, transactionId, outcome: outcomeOf(status), amount }
    },

    addCardForm: (returnUrl) => addCardForm(settings, returnUrl),

    async savedCard(proof) {
      assertBeSigned(settings, proof)
      return savedCard(settings, proof)
    },

    holdSaved: (charge) => holdSaved(settings, cardBody(charge)),
    commitHold: (charge, transactionId) => commitHold(settings, transactionId, cardBody(charge)),
    revertHold: (transactionId) => revertHold(settings, transactionId),

    async refund({ transactionId, amount, email, ...named }) {
      const stamp = merchantReference(named)
      const stamped = { amount, refundStamp: stamp, refundReference: stamp }
      const callbackUrls = bothWays(settings.refundWebhookUrl)
      const body = { ...stamped, callbackUrls, ...(email !== null && { email }) }
      const answer = await ask(settings, { method: 'POST', ...about(transactionId, '/refund'), body })
      if (answer === null) throw new Refusal('order.refund_failed')
      const created = RefundTaken.safeParse(answer)
      if (!created.success) throw new Refusal('payment.unavailable')
      return { state: refundStateOf(created.data.status), transactionId: created.data.transactionId }
    },

    readRefundProof(proof) {
      const { status, ...named } = proven(settings, proof)
      return { ...named, state: refundStateOf(status) }
    },

    async refundStatus(transactionId) {
      // A refund is a transaction like any other, and asked about in the same way.
      const answer = RefundStatus.safeParse(await statusOf(settings, transactionId))
      return answer.success ? refundStateOf(answer.data.status) : null
    },
  }
}

/** The same address whichever way it ends: the proof says how. */
const bothWays = (url: string) => ({ success: url, cancel: url })

function paymentBody({ webhookUrl }: PaytrailSettings, charge: ChargeRequest) {
  const { owner, ref, amount, customer, returnUrl, attempt = 1 } = charge
  return {
    stamp: merchantReference({ owner, ref, ...(attempt > 1 && { key: String(attempt) }) }),
    reference: ref,
    amount,
    currency: 'EUR',
    language: pageLanguage(returnUrl),
    customer: {
      email: customer.email,
      firstName: paytrailText(customer.firstName, LONGEST_NAME),
      lastName: paytrailText(customer.lastName, LONGEST_NAME),
    },
    redirectUrls: bothWays(returnUrl),
    callbackUrls: bothWays(webhookUrl),
  }
}

/** The beginning of a text, as much of it as Paytrail takes, without half a sign at its end. */
export function paytrailText(text: string, longest: number): string {
  return text
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
}

function assertBeSigned({ secret, merchant }: PaytrailSettings, proof: PaymentProof): void {
  const isOurs = isSignedByPaytrail(secret, proof) && proof['checkout-account'] === merchant
  if (!isOurs) throw new Refusal('payment.signature_wrong')
}

/** What a proof of a payment and one of a refund both say. A refund that was refused at once has no transaction of its own. */
function proven(settings: PaytrailSettings, proof: PaymentProof) {
  assertBeSigned(settings, proof)
  const stamp = proof['checkout-stamp']
  const amount = Number(proof['checkout-amount'])
  if (!stamp || !Number.isInteger(amount)) throw new Refusal('payment.proof_malformed')
  const transactionId = proof['checkout-transaction-id'] ?? null
  return { ...readMerchantReference(stamp), amount, transactionId, status: proof['checkout-status'] ?? '' }
}

/** Paytrail's words are new, ok, fail, pending and delayed. */
const REFUND_STATES: Record<string, ProviderReport> = { ok: 'done', fail: 'failed' }
const OUTCOMES: Record<string, PaymentReport['outcome']> = { ok: 'paid', fail: 'canceled' }
const refundStateOf = (status: string) => REFUND_STATES[status] ?? 'sent'
const outcomeOf = (status: string) => OUTCOMES[status] ?? 'waiting'
