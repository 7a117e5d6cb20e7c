import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openEInvoices } from './open-e-invoices.ts'

const data = mkdtempSync(join(tmpdir(), 'e-invoices-'))
const app = openEInvoices(data)
afterAll(() => rmSync(data, { recursive: true }))

const xml = `<?xml version="1.0"?><Finvoice Version="3.0"><FromIdentifier>003712345671</FromIdentifier>
<ToIdentifier SchemeID="0216">003730001012</ToIdentifier><InvoiceNumber>10001</InvoiceNumber>
<InvoiceTotalVatIncludedAmount>50,00</InvoiceTotalVatIncludedAmount><EpiReference>100019</EpiReference></Finvoice>`

async function token(): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: 'a',
    client_secret: 'b',
    vendor_api_key: 'c',
  })
  const answer = await app.request('/e-invoices/oauth2/token', { method: 'POST', body })
  return ((await answer.json()) as { access_token: string }).access_token
}

async function send(more: Record<string, string> = {}, file = xml) {
  const form = new FormData()
  form.set('file', new File([file], '10001.xml'))
  const fields = { format: 'FINVOICE30', recipient_eia: '003730001012', recipient_operator: '003721291126', ...more }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const headers = { authorization: `Bearer ${await token()}` }
  const answer = await app.request('/e-invoices/v1/invoices', { method: 'POST', headers, body: form })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
async function ask(id: string) {
  const headers = { authorization: `Bearer ${await token()}` }
  const answer = await app.request(`/e-invoices/v1/invoices/${id}`, { headers })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const control = (order: object) =>
  app.request('/e-invoices/control', {
    method: 'POST',
    body: JSON.stringify(order),
    headers: { 'content-type': 'application/json' },
  })

test('an e-invoice is pending at first, delivered later, and accepted once per uuid', async () => {
  await control({ mode: 'normal', seconds: 3600 })
  expect(await send({ uuid: 'one' })).toMatchObject({ status: 201, body: { id: 'one', status: 'PENDING' } })
  expect(await send({ uuid: 'one' })).toMatchObject({ status: 409, body: { code: 'conflict' } })
  await control({ mode: 'normal', seconds: 0 })
  expect(await send({ uuid: 'two' })).toMatchObject({ body: { status: 'DELIVERED' } })
  expect(await ask('two')).toMatchObject({ status: 200, body: { number: '10001' } })
  expect(await ask('three')).toMatchObject({ status: 404 })
})

test.each(['003799999993', '003730001207', '12345'])('an e-invoice to the unknown address %s fails', async (to) => {
  await control({ mode: 'normal', seconds: 0 })
  const { body } = await send({ recipient_eia: to })
  expect(body).toMatchObject({ status: 'FAILED', actions: [{ type: 'RECEIVED' }, { type: 'ERROR' }] })
})

test.each([
  ['no Finvoice', {}, '<Invoice/>'],
  ['another format', { format: 'PEPPOLBIS30' }, xml],
  ['no number', {}, xml.replace('10001', '')],
])('a file with %s is refused', async (_, fields, file) => {
  await control({ mode: 'normal' })
  expect(await send(fields, file)).toMatchObject({ status: 422, body: { details: [expect.any(String)] } })
})

test('a call without a token is refused, and a token request without the keys, too', async () => {
  expect((await app.request('/e-invoices/v1/invoices', { method: 'POST' })).status).toBe(401)
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: 'a' })
  expect((await app.request('/e-invoices/oauth2/token', { method: 'POST', body })).status).toBe(401)
})

test.each([
  ['fail', 503, false],
  ['refuse', 422, false],
  ['lost', 504, true],
])('in the mode %s, the stand-in answers %d once', async (mode, status, isTaken) => {
  await control({ mode: 'normal', seconds: 0 })
  await control({ mode, applies: 'next', seconds: 0 })
  expect((await send({ uuid: mode })).status).toBe(status)
  expect((await ask(mode)).status).toBe(isTaken ? 200 : 404)
})
