import { randomUUID } from 'node:crypto'
import { languageOfPath } from '#domain/language-path.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { isSignedByPaytrail, paytrailSignature } from './paytrail-signature.ts'

export interface PaytrailSettings {
  url: string
  merchant: string
  secret: string
  webhookUrl: string
  refundWebhookUrl: string
}

interface Call {
  method: 'GET' | 'POST'
  path: string
  /** Signed headers beside those of every call. */
  fields?: Record<string, string>
  body?: object
}

/** Longest we wait for an answer while a shopper waits for us. */
const PATIENCE_MS = 8000

/** The fields that authenticate a call, as headers or in a form. */
export function signedFields(
  { merchant, secret }: PaytrailSettings,
  method: Call['method'],
  extra: Record<string, string> = {},
  text = '',
): Record<string, string> {
  const fields: Record<string, string> = {
    'checkout-account': merchant,
    'checkout-algorithm': 'sha256',
    'checkout-method': method,
    'checkout-nonce': randomUUID(),
    'checkout-timestamp': nowIso(),
    ...extra,
  }
  return { ...fields, signature: paytrailSignature(secret, fields, text) }
}

/**
 * Calls Paytrail, signed, and returns the status and body of its answer, a refusal of 4xx included. Silence, a fault of
 * theirs or a wrong signature proves nothing: throws `payment.unavailable`.
 */
export async function call(settings: PaytrailSettings, { method, path, fields = {}, body }: Call) {
  const text = body ? JSON.stringify(body) : ''
  const headers = {
    ...signedFields(settings, method, fields, text),
    // A reused connection may be closed at the other end just when it is used again, which would look like silence.
    connection: 'close',
    ...(method === 'POST' && { 'content-type': 'application/json; charset=utf-8' }),
  }
  const init = { method, headers, signal: AbortSignal.timeout(PATIENCE_MS), ...(body && { body: text }) }
  const response = await fetch(`${settings.url}${path}`, init).catch(unavailable)
  const answer = await response.text().catch(unavailable)
  const isSigned = isSignedByPaytrail(settings.secret, Object.fromEntries(response.headers), answer)
  if (response.status >= 500 || !isSigned) unavailable()
  return { status: response.status, body: JSON.parse(answer) as unknown }
}

/** What Paytrail answered, or null where it said no. */
export async function ask(settings: PaytrailSettings, question: Call): Promise<unknown> {
  const { status, body } = await call(settings, question)
  return status < 400 ? body : null
}

/** What Paytrail says of a transaction, or null where it knows none. */
export function statusOf(settings: PaytrailSettings, transactionId: string): Promise<unknown> {
  return ask(settings, { method: 'GET', ...about(transactionId) })
}

/** Address and header of a call about a transaction. */
export function about(transactionId: string, what = '') {
  const path = `/payments/${encodeURIComponent(transactionId)}${what}`
  return { path, fields: { 'checkout-transaction-id': transactionId } }
}

/** The language of a page of Paytrail, `FI`, `SV` or `EN`: the payer reads that of the page they come back to. */
export function pageLanguage(returnUrl: string): string {
  return languageOfPath(new URL(returnUrl).pathname).language.toUpperCase()
}

export function unavailable(): never {
  throw new Refusal('payment.unavailable')
}
