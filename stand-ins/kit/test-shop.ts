import { createServer } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { openStandIns } from '../open-stand-ins.ts'
import { signatureOf, type Parameters } from '../payments/signature.ts'

const ACCOUNT = '375917'
const SECRET = 'SAIPPUAKAUPPIAS'

/** For tests: the stand-ins on free ports and a shop that records every call it gets. */
export async function openTestShop() {
  const data = mkdtempSync(join(tmpdir(), 'stand-ins-'))
  const calls: URL[] = []
  const server = createServer((request, response) => {
    const call = new URL(request.url ?? '/', 'http://shop.test')
    calls.push(call)
    const earlier = calls.filter(({ href }) => href === call.href).length - 1
    response.writeHead(call.pathname === '/down-twice' && earlier < 2 ? 503 : 200).end()
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  const shopUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let world = await openStandIns({
    port: 0,
    smtpPort: 0,
    data,
    identityPort: 0,
    shopUrl: 'http://localhost:1',
    retrySeconds: [0.05, 0.05],
  })

  return { shopUrl, world: () => world, call, create, pay, control, waitForCalls, restart, close }

  /** Calls the provider as a merchant does, signed. */
  async function call(method: 'GET' | 'POST', path: string, body?: unknown, changed: Parameters = {}) {
    const text = body === undefined ? '' : JSON.stringify(body)
    const transaction = /^\/payments\/([^/]+)/.exec(path)?.[1]
    const headers: Parameters = {
      'checkout-account': ACCOUNT,
      'checkout-algorithm': 'sha256',
      'checkout-method': method,
      'checkout-nonce': randomUUID(),
      'checkout-timestamp': new Date().toISOString(),
      ...(transaction ? { 'checkout-transaction-id': transaction } : {}),
      ...changed,
    }
    const signature = changed['signature'] ?? signatureOf(SECRET, headers, text)
    const answer = await fetch(world.url + path, {
      method,
      headers: { ...headers, signature, ...(text ? { 'content-type': 'application/json; charset=utf-8' } : {}) },
      ...(text ? { body: text } : {}),
    })
    const read = await answer.text()
    return { status: answer.status, headers: answer.headers, text: read, body: JSON.parse(read) }
  }

  function create(changes: Record<string, unknown> = {}) {
    return call('POST', '/payments', {
      stamp: randomUUID(),
      reference: 'S-1001',
      amount: 12_990,
      currency: 'EUR',
      language: 'FI',
      customer: { email: 'aino@esimerkki.fi' },
      redirectUrls: { success: `${shopUrl}/return?order=1`, cancel: `${shopUrl}/cancel` },
      callbackUrls: { success: `${shopUrl}/webhook`, cancel: `${shopUrl}/webhook` },
      ...changes,
    })
  }

  /** Presses a button on the payment page. Gives the address of the redirect. */
  async function pay(transactionId: string, action = 'pay', provider = 'nordea') {
    const body = new URLSearchParams({ action, provider })
    const answer = await fetch(`${world.url}/pay/${transactionId}`, { method: 'POST', body, redirect: 'manual' })
    const location = answer.headers.get('location')
    return { status: answer.status, to: location ? new URL(location) : null }
  }

  async function control(order: Record<string, unknown>, path = '/control') {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(world.url + path, { method: 'POST', headers, body: JSON.stringify(order) })
    return { status: answer.status, body: await answer.json() }
  }

  /** Waits for this many calls to the shop about a transaction, and gives them. */
  async function waitForCalls(transactionId: string, times: number) {
    const until = Date.now() + 4000
    while (callsAbout(transactionId).length < times && Date.now() < until) await pause(15)
    // Waits a moment more, so that a surplus call is recorded too.
    await pause(80)
    return callsAbout(transactionId)
  }

  function callsAbout(transactionId: string) {
    return calls.filter((call) => call.searchParams.get('checkout-transaction-id') === transactionId)
  }

  async function restart() {
    await world.close()
    world = await openStandIns({
      port: 0,
      smtpPort: 0,
      data,
      identityPort: 0,
      shopUrl: 'http://localhost:1',
      retrySeconds: [0.05, 0.05],
    })
  }

  async function close() {
    await world.close()
    server.closeAllConnections()
    server.close()
    rmSync(data, { recursive: true, force: true })
  }
}

export function pause(ms: number) {
  return new Promise((soon) => setTimeout(soon, ms))
}
