import * as z from 'zod/mini'
import type { EInvoiceAddress, EInvoiceState } from '#domain/invoices/e-invoice.ts'

const PATIENCE_MS = 30_000

/** The most characters of the operator's words that are stored. */
const MAX_REASON = 300

/** How an e-invoice stands at the operator; with its words where it was refused. */
export interface OperatorAnswer {
  state: Extract<EInvoiceState, 'sent' | 'delivered' | 'refused'>
  reason: string
}

/** An e-invoice to hand over. `id` names it at the operator (UUID). */
export interface HandedOver {
  id: string
  number: number
  xml: string
  to: EInvoiceAddress
}

/** What is read of `Invoices_HttpApi_Entities_Invoice`. */
const Taken = z.object({
  status: z.enum(['PENDING', 'DELIVERED', 'FAILED']),
  actions: z._default(z.array(z.object({ type: z.string(), message: z.optional(z.nullable(z.string())) })), []),
})

/** What is read of `API_Entities_Error`. */
const Problem = z.object({
  message: z.optional(z.nullable(z.string())),
  details: z.optional(z.nullable(z.array(z.string()))),
})

const STATES = { PENDING: 'sent', DELIVERED: 'delivered', FAILED: 'refused' } as const

/**
 * Hands an e-invoice to the operator, by Maventa's AutoXChange REST API v1 (`POST /v1/invoices`): as Finvoice 3.0, by the e-invoice network
 * alone, under an id of ours. Handed over again, it is the same one. Throws where the operator does not answer, or not to us.
 */
export async function handToOperator({ id, number, xml, to }: HandedOver): Promise<OperatorAnswer> {
  const form = new FormData()
  form.set('file', new Blob([xml], { type: 'application/xml' }), `${number}.xml`)
  form.set('format', 'FINVOICE30')
  form.set('uuid', id)
  form.set('recipient_eia', to.address)
  form.set('recipient_operator', to.operator)
  // Otherwise an address that the operator does not know would cost a letter on paper, unnoticed by the shop.
  for (const route of ['email', 'print']) form.append('disabled_routes[]', route)
  const answer = await call('/v1/invoices', { method: 'POST', body: form })
  if (answer.ok) return readAnswer(answer)
  assertBeOurs(answer)
  // That of an id which it has is refused, too: a call whose answer was lost has left it there.
  const taken = await call(`/v1/invoices/${id}`)
  return taken.ok ? readAnswer(taken) : { state: 'refused', reason: await reasonOf(answer) }
}

/** How an e-invoice that was handed over stands (`GET /v1/invoices/{id}`). Throws where the operator does not answer. */
export async function askOperator(id: string): Promise<OperatorAnswer> {
  const answer = await call(`/v1/invoices/${id}`)
  if (!answer.ok) throw new OperatorFailed(`HTTP ${answer.status}`)
  return readAnswer(answer)
}

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const { EINVOICE_URL = '', EINVOICE_COMPANY = '', EINVOICE_KEY = '', EINVOICE_VENDOR_KEY = '' } = process.env
  const asked = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: EINVOICE_COMPANY,
    client_secret: EINVOICE_KEY,
    scope: 'invoice:send',
    vendor_api_key: EINVOICE_VENDOR_KEY,
  })
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const granted = await fetch(`${EINVOICE_URL}/oauth2/token`, { method: 'POST', body: asked, signal })
  if (!granted.ok) throw new OperatorFailed(`HTTP ${granted.status} for a token`)
  const { access_token: token } = z.object({ access_token: z.string() }).parse(await granted.json())
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  return fetch(`${EINVOICE_URL}${path}`, { ...init, headers, signal })
}

/** What says nothing of the e-invoice, but of our account, of too many calls, or of a service out of order. */
const NOT_OURS = [401, 403, 408, 429]

function assertBeOurs({ status }: Response): void {
  if (status >= 500 || NOT_OURS.includes(status)) throw new OperatorFailed(`HTTP ${status}`)
}

async function readAnswer(answer: Response): Promise<OperatorAnswer> {
  const { status, actions } = Taken.parse(await answer.json())
  const problem = actions.findLast(({ type }) => type === 'ERROR')?.message ?? ''
  return { state: STATES[status], reason: status === 'FAILED' ? problem.slice(0, MAX_REASON) : '' }
}

async function reasonOf(answer: Response): Promise<string> {
  const { message, details } = Problem.safeParse(await answer.json().catch(() => null)).data ?? {}
  return [message, ...(details ?? [])].filter(Boolean).join('. ').slice(0, MAX_REASON) || `HTTP ${answer.status}`
}

/** The operator does not answer as it should. The reason names no company. */
class OperatorFailed extends Error {
  override readonly name = 'OperatorFailed'
}
