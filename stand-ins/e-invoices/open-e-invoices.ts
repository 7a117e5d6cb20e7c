import { Hono, type Context } from 'hono'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { openBehavior } from '../kit/behavior.ts'
import { nowIso, nowMs } from '../kit/clock.ts'
import { openFolder } from '../kit/folder.ts'
import { onlyOwnForms, pageHeaders } from '../kit/guard.ts'
import { page } from '../kit/page.ts'
import { fieldsOf, wholeNumber } from '../kit/request.ts'
import { companies } from '../register/companies.ts'
import { E_INVOICE_MODES, eInvoicesPage, type EInvoiceControl, type ReceivedInvoice } from './e-invoices-page.ts'

const API = '/e-invoices/v1'
const MAX_INVOICES = 500
const NORMAL: EInvoiceControl = { mode: 'normal', seconds: 30 }

/** How long a token opens the API, in milliseconds. */
const TOKEN_MS = 3_600_000

/**
 * An operator of e-invoices: what the shop calls of Maventa's AutoXChange REST API v1. It takes Finvoice 3.0, once per uuid, and brings it after a
 * while; addresses of companies that the register does not know, or that have ceased, are unknown to it.
 */
export function openEInvoices(data: string) {
  const invoices = openFolder<ReceivedInvoice>(join(data, 'e-invoices'), MAX_INVOICES)
  const behavior = openBehavior(join(data, 'e-invoices-control.json'), NORMAL)
  const tokens = new Map<string, number>()
  const app = new Hono()

  app.get('/e-invoices', pageHeaders, (c) =>
    c.html(page('Verkkolaskut', '/e-invoices', eInvoicesPage(newestFirst().map(withStatus), behavior.read().all))),
  )

  app.get('/e-invoices.json', (c) => c.json({ invoices: newestFirst().map(withStatus) }))

  app.post('/e-invoices/control', onlyOwnForms, async (c) => {
    const { mode, applies = 'all', seconds: sent } = await fieldsOf(c)
    const seconds = wholeNumber(sent, NORMAL.seconds, 0, 86_400)
    const isKnown = typeof mode === 'string' && mode in E_INVOICE_MODES && (applies === 'next' || applies === 'all')
    if (!isKnown || seconds === null)
      return c.json(
        { message: `mode ${Object.keys(E_INVOICE_MODES).join(', ')}; applies next, all; seconds 0-86400` },
        400,
      )
    behavior.set(applies, { mode: mode as EInvoiceControl['mode'], seconds })
    return c.req.header('content-type')?.includes('json') ? c.json(behavior.read()) : c.redirect('/e-invoices', 303)
  })

  app.post('/e-invoices/oauth2/token', async (c) => {
    const asked = await fieldsOf(c)
    const names = ['client_id', 'client_secret', 'vendor_api_key']
    if (asked['grant_type'] !== 'client_credentials' || names.some((name) => !asked[name]))
      return c.json({ error: 'invalid_client', error_description: 'Client authentication failed' }, 401)
    const token = randomUUID()
    tokens.set(token, nowMs() + TOKEN_MS)
    return c.json({ access_token: token, token_type: 'bearer', expires_in: TOKEN_MS / 1000, scope: asked['scope'] })
  })

  app.use(`${API}/*`, async (c, next) => {
    const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    if ((tokens.get(token) ?? 0) < nowMs()) return c.json(problem('unauthorized', 'Unauthorized'), 401)
    return next()
  })

  app.post(`${API}/invoices`, async (c) => {
    const { mode, seconds } = behavior.take()
    if (mode === 'fail') return c.json(problem('service_unavailable', 'Service unavailable'), 503)
    const sent = await readInvoice(c)
    if (typeof sent === 'string') return c.json(problem('invalid_parameters', 'Invalid invoice', sent), 422)
    if (mode === 'refuse') return c.json(problem('invalid_parameters', 'Invalid invoice', 'The sender is blocked'), 422)
    if (invoices.get(sent.id)) return c.json(problem('conflict', 'UUID is already in use'), 409)
    const received = { ...sent, createdAt: nowIso(), seconds }
    invoices.put(received)
    if (mode === 'lost') return c.json(problem('gateway_timeout', 'Gateway timeout'), 504)
    return c.json(entityOf(received), 201)
  })

  app.get(`${API}/invoices/:id`, (c) => {
    if (behavior.read().all.mode === 'fail') return c.json(problem('service_unavailable', 'Service unavailable'), 503)
    const found = invoices.get(c.req.param('id'))
    return found ? c.json(entityOf(found)) : c.json(problem('not_found', 'Not found'), 404)
  })

  return app

  function newestFirst(): ReceivedInvoice[] {
    return invoices.all().toReversed()
  }
}

/** A Finvoice as it was sent, or why it is none. */
async function readInvoice(c: Context): Promise<Omit<ReceivedInvoice, 'createdAt' | 'seconds'> | string> {
  const { file, format, uuid = randomUUID(), recipient_eia: to, recipient_operator: operator } = await c.req.parseBody()
  if (!(file instanceof File)) return 'file is missing'
  if (format !== 'FINVOICE30') return 'format is not supported'
  const xml = await file.text()
  const textOf = (name: string) => new RegExp(`<${name}(?: [^>]*)?>([^<]+)</${name}>`).exec(xml)?.[1] ?? ''
  if (!/<Finvoice Version="3\.0">[\s\S]*<\/Finvoice>\s*$/.test(xml)) return 'The file is not a Finvoice 3.0 document'
  const needed = ['FromIdentifier', 'ToIdentifier', 'InvoiceNumber', 'InvoiceTotalVatIncludedAmount', 'EpiReference']
  const missing = needed.find((name) => textOf(name) === '')
  if (missing) return `Element '${missing}' is missing`
  return {
    id: String(uuid).replace(/[^\w-]/g, ''),
    number: textOf('InvoiceNumber'),
    amount: textOf('InvoiceTotalVatIncludedAmount'),
    from: textOf('SellerOrganisationName'),
    buyer: textOf('BuyerOrganisationName'),
    to: String(to ?? textOf('ToIdentifier')),
    operator: String(operator ?? textOf('ToIntermediator')),
    xml,
  }
}

/** Any IBAN is an address; an OVT code only one of a company that there is. */
function isKnown(address: string): boolean {
  if (/^FI\d{16}$/.test(address)) return true
  const [, id, check] = /^0037(\d{7})(\d)/.exec(address) ?? []
  return companies.some(
    ({ businessId, ...company }) => businessId.value === `${id}-${check}` && !('endDate' in company),
  )
}

function withStatus(invoice: ReceivedInvoice) {
  return { ...invoice, status: statusOf(invoice) }
}

function statusOf({ createdAt, seconds, to }: ReceivedInvoice): 'PENDING' | 'DELIVERED' | 'FAILED' {
  if (nowMs() < Date.parse(createdAt) + seconds * 1000) return 'PENDING'
  return isKnown(to) ? 'DELIVERED' : 'FAILED'
}

function entityOf(invoice: ReceivedInvoice) {
  const { id, number, createdAt, to, operator } = invoice
  const status = statusOf(invoice)
  const action = (type: string, message: string) => ({ type, channel: 'EINVOICE', message, happened_at: nowIso() })
  return {
    id,
    status,
    number,
    created_at: createdAt,
    source_format: 'FINVOICE30',
    currency: 'EUR',
    recipient: { eia: to, operator },
    actions: [
      { type: 'RECEIVED', happened_at: createdAt },
      ...(status === 'DELIVERED' ? [action('DELIVERED', `Delivered to ${operator}`)] : []),
      ...(status === 'FAILED' ? [action('ERROR', `No valid route was found for ${to}`)] : []),
    ],
  }
}

function problem(code: string, message: string, ...details: string[]) {
  return { code, message, details }
}
