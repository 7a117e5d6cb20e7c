import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { Merchant } from './proof.ts'
import { isSigned, signatureOf, type Parameters } from './signature.ts'

const MAX_NONCES = 10_000
const SILENCE_MS = 10 * 60_000

/** The data of a call whose signature is valid. */
export interface Signed {
  Variables: { body: string }
}

/** Accepts only correctly signed calls, each nonce once. */
export function onlySigned(merchant: Merchant): MiddlewareHandler<Signed> {
  const nonces = new Set<string>()
  return async (c, next) => {
    const body = c.req.method === 'GET' ? '' : await c.req.text()
    const problem = problemWith(c, merchant, body, nonces)
    if (problem) return answer(c, merchant, problem.status, { status: 'error', message: problem.message })
    c.set('body', body)
    return next()
  }
}

/** Answers as the provider does: JSON with signed headers and a request id. */
export function answer(c: Context, merchant: Merchant, status: number, value: unknown): Response {
  const body = JSON.stringify(value)
  const transaction = c.req.header('checkout-transaction-id')
  const headers: Parameters = {
    'checkout-account': merchant.account,
    'checkout-algorithm': c.req.header('checkout-algorithm') === 'sha512' ? 'sha512' : 'sha256',
    'checkout-method': c.req.method,
    'checkout-nonce': randomUUID(),
    'checkout-timestamp': new Date().toISOString(),
    ...(transaction ? { 'checkout-transaction-id': transaction } : {}),
  }
  const signature = signatureOf(merchant.secret, headers, body)
  const plain = { 'content-type': 'application/json; charset=utf-8', 'request-id': randomUUID() }
  return new Response(body, { status, headers: { ...headers, ...plain, signature } })
}

/** A 500 as from a proxy in front of the provider: unsigned. */
export function serverError() {
  return Response.json({ status: 'error', message: 'Internal server error' }, { status: 500 })
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Sends no answer, until the caller times out. */
export function hang(given: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, SILENCE_MS)
    given.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

function problemWith(c: Context, merchant: Merchant, body: string, nonces: Set<string>) {
  const headers = c.req.header()
  const named = (name: string) => headers[`checkout-${name}`] ?? ''
  const unauthorized = (message: string) => ({ status: 401, message })
  if (named('account') !== merchant.account) return unauthorized('Unknown merchant account')
  if (!['sha256', 'sha512'].includes(named('algorithm'))) return unauthorized('Unknown signature algorithm')
  if (named('method') !== c.req.method) return unauthorized('checkout-method does not match the request')
  if (!named('nonce')) return unauthorized('checkout-nonce is missing')
  // The age of the timestamp is not checked: a demo shop may have moved its clock by years.
  if (Number.isNaN(Date.parse(named('timestamp')))) return unauthorized('checkout-timestamp is not an ISO 8601 time')
  if (!isSigned(merchant.secret, headers, body, headers['signature'] ?? '')) return unauthorized('Signature mismatch')
  if (nonces.has(named('nonce'))) return unauthorized('Nonce has already been used')
  remember(nonces, named('nonce'))
  const transaction = c.req.param('transactionId')
  if (transaction && named('transaction-id') !== transaction)
    return { status: 400, message: 'checkout-transaction-id does not match the address' }
  if (c.req.method === 'POST' && !headers['content-type']?.startsWith('application/json'))
    return { status: 400, message: 'content-type must be application/json; charset=utf-8' }
  return null
}

function remember(nonces: Set<string>, nonce: string) {
  nonces.add(nonce)
  if (nonces.size > MAX_NONCES) nonces.delete(nonces.values().next().value as string)
}
