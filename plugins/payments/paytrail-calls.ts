import { randomUUID } from 'node:crypto'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { isSignedByPaytrail, paytrailSignature } from './paytrail-signature.ts'

export interface PaytrailSettings {
  url: string
  merchant: string
  secret: string
}

/** Longest we wait for an answer while a shopper waits for us. */
const PATIENCE_MS = 8000

/** Calls Paytrail, signed. Gives what it answered, or null where it said no. */
export async function ask(
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
