import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { PaymentProof } from '#contracts/payments.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { isSignedByPaytrail, paytrailSignature } from './paytrail-signature.ts'
import type { PaymentNews, PaymentProvider } from './provider.ts'

export interface PaytrailSettings {
  url: string
  merchant: string
  secret: string
}

/** Longest we wait for an answer while a shopper waits for us. */
const PATIENCE_MS = 8000

const Created = z.object({ transactionId: z.string(), href: z.url() })
const Status = z.object({ status: z.string(), amount: z.int(), stamp: z.string(), transactionId: z.string() })

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
        customer,
        redirectUrls: urls(returnUrl),
        callbackUrls: urls(webhookUrl),
      }
      const answer = Created.safeParse(await ask(settings, 'POST', '/payments', {}, body))
      if (!answer.success) throw new Refusal('payment.unavailable')
      return { transactionId: answer.data.transactionId, payUrl: answer.data.href }
    },

    readProof(proof) {
      if (!isSignedByPaytrail(settings.secret, proof)) throw new Refusal('payment.signature_wrong')
      if (proof['checkout-account'] !== settings.merchant) throw new Refusal('payment.signature_wrong')
      return newsFrom(proof)
    },

    async status(transactionId) {
      const path = `/payments/${encodeURIComponent(transactionId)}`
      const answer = Status.safeParse(await ask(settings, 'GET', path, { 'checkout-transaction-id': transactionId }))
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
      const said = z.object({ status: z.enum(['ok', 'pending']) }).safeParse(answer)
      if (!said.success) throw new Refusal('order.refund_failed')
    },
  }
}

function newsFrom(proof: PaymentProof): PaymentNews {
  const ref = proof['checkout-stamp']
  const transactionId = proof['checkout-transaction-id']
  const amount = Number(proof['checkout-amount'])
  if (!ref || !transactionId || !Number.isInteger(amount)) throw new Refusal('payment.proof_malformed')
  return { ref, transactionId, amount, outcome: outcomeOf(proof['checkout-status'] ?? '') }
}

/** Paytrail's words: new, ok, fail, pending and delayed. */
function outcomeOf(status: string): PaymentNews['outcome'] {
  if (status === 'ok') return 'paid'
  return status === 'fail' ? 'canceled' : 'waiting'
}

async function ask(
  { url, merchant, secret }: PaytrailSettings,
  method: 'GET' | 'POST',
  path: string,
  extra: Record<string, string>,
  body?: object,
): Promise<unknown> {
  const fields: Record<string, string> = {
    'checkout-account': merchant,
    'checkout-algorithm': 'sha256',
    'checkout-method': method,
    'checkout-nonce': randomUUID(),
    'checkout-timestamp': nowIso(),
    ...extra,
  }
  const text = body ? JSON.stringify(body) : ''
  const headers = {
    ...fields,
    signature: paytrailSignature(secret, fields, text),
    ...(body && { 'content-type': 'application/json; charset=utf-8' }),
  }
  const init = { method, headers, signal: AbortSignal.timeout(PATIENCE_MS), ...(body && { body: text }) }
  return read(await fetch(`${url}${path}`, init).catch(unavailable), secret)
}

/** What Paytrail answered, or null where it said no. Silence, a fault of theirs or a wrong signature tells nothing: `payment.unavailable`. */
async function read(response: Response, secret: string): Promise<unknown> {
  const text = await response.text().catch(unavailable)
  if (response.status >= 500) throw new Refusal('payment.unavailable')
  if (!response.ok) return null
  if (!isSignedByPaytrail(secret, Object.fromEntries(response.headers), text)) throw new Refusal('payment.unavailable')
  return JSON.parse(text)
}

function unavailable(): never {
  throw new Refusal('payment.unavailable')
}
