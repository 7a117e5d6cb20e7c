import { request, type IncomingHttpHeaders } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { settings } from '../settings.ts'
import { createShopServer, createApp, type Handler } from './app.ts'

const host = `localhost:${settings.port}`
const json = { 'content-type': 'application/json' }
const handlers = {
  api: echoAs('api'),
  admin: echoAs('admin'),
  site: echoAs('site'),
  pictures: echoAs('pictures'),
  videos: echoAs('videos'),
  provider: echoAs('provider'),
  widgets: echoAs('widgets'),
  resized: echoAs('resized'),
}
const logged: object[] = []
const server = createShopServer()
const config = { admin: { user: 'staff' }, endpoints: [], collections: [] }
server.on('request', createApp(handlers, { error: (facts) => void logged.push(facts) }, config))

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

describe('the front server', () => {
  test.each([
    { path: '/api/health', handler: 'api' },
    { path: '/apina', handler: 'site' },
    { path: '/admin', handler: 'admin' },
    { path: '/admin/../api/x', handler: 'api' },
    { path: '/_next/static/a.js', handler: 'admin' },
    { path: '/kuvat/a-75.webp', handler: 'pictures' },
    { path: '/videot/a.mp4', handler: 'videos' },
    { path: '/v2/search/suggestions', handler: 'provider' },
    { path: '/create-events', handler: 'provider' },
    { path: '/v2/widgets/script.js', handler: 'widgets' },
    { path: '/ResizeImage/pyora?width=64', handler: 'resized' },
    { path: '/v2-uutiset', handler: 'site' },
    { path: '/kehykset?page=2', handler: 'site' },
    { path: '/sv/api/health', handler: 'site' },
  ])('hands $path to $handler', async ({ path, handler }) => {
    const answer = await ask(path)
    expect(answer).toMatchObject({ status: 200, body: expect.stringMatching(`^${handler} `) as string })
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test('answers only for its own host names', async () => {
    const answer = await ask('/', { headers: { host: 'evil.example' } })
    expect(answer).toMatchObject({ status: 421, body: '{"code":"request.wrong_host","details":{}}' })
  })

  test.each([
    ['one Host', [`Host: ${host}`], 200],
    ['two Hosts', [`Host: ${host}`, 'Host: evil.example'], 400],
    ['the same Host twice', [`Host: ${host}`, `hOST: ${host}`], 400],
    ['two lengths', [`Host: ${host}`, 'Content-Length: 2', 'Content-Length: 2'], 400],
    ['two encodings', [`Host: ${host}`, 'Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'], 400],
    ['a length and an encoding', [`Host: ${host}`, 'Transfer-Encoding: chunked', 'Content-Length: 2'], 400],
  ])('answers a request with %s', async (_, lines, status) => {
    const { answer } = await send(['GET / HTTP/1.1', ...lines, 'Connection: close'])
    expect(answer.split('\r\n')[0]).toContain(` ${status} `)
  })

  test.each([
    ['/sv/kehykset?page=2', { path: '/kehykset', language: 'sv' }],
    ['/en', { path: '/', language: 'en' }],
    ['/kehykset', { path: '/kehykset', language: 'fi' }],
  ])('removes the language from the path %s', async (path, seen) => {
    const { headers } = await ask(path, { headers: { 'accept-language': 'de-DE,de' } })
    expect(JSON.parse(String(headers['x-seen']))).toMatchObject(seen)
  })

  test.each([
    ['/sv/', '/sv'],
    ['/fi/kehykset?page=2', '/kehykset?page=2'],
    ['/fi', '/'],
  ])('redirects %s to %s', async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 301, headers: { location } })
  })

  test.each(['/fi//evil.example', '/sv//evil.example', '/fi/.//evil.example', '/fi/fi//evil.example'])(
    'never redirects to another host: %s',
    async (path) => expect(await ask(path)).toMatchObject({ status: 400 }),
  )

  test('answers refusals in the language of the page', async () => {
    const headers = { accept: 'text/html', 'accept-language': 'fi-FI,fi', origin: 'http://evil.example' }
    const { body } = await ask('/en/kehykset', { method: 'POST', headers })
    expect(body).toContain('<html lang="en">')
  })

  test('says on the page of a refusal that a demo is one', async () => {
    const headers = { accept: 'text/html', origin: 'http://evil.example' }
    const refusal = async () => (await ask('/en/kehykset', { method: 'POST', headers })).body
    expect(await refusal()).not.toContain('This is a demo shop')
    vi.stubEnv('SHOP_DEMO', 'on')
    expect(await refusal()).toContain('This is a demo shop')
    vi.unstubAllEnvs()
  })

  test('answers refusals of unreadable paths in Finnish', async () => {
    const { body } = await ask('/%E0%A4%A', { headers: { accept: 'text/html' } })
    expect(body).toContain('<html lang="fi">')
    expect(body).not.toContain('request.malformed')
  })

  test('refuses changes that another site sends', async () => {
    const headers = { ...json, origin: 'http://evil.example' }
    expect(await ask('/api/cart/update', { method: 'POST', headers, body: '{}' })).toMatchObject({ status: 403 })
    expect(await ask('/api/cart/update', { method: 'POST', headers: json, body: '{}' })).toMatchObject({
      body: 'api {}',
    })
  })

  test('lets other sites call paths below /v2 only', async () => {
    const headers = { 'content-type': 'text/plain', origin: 'http://evil.example' }
    const call = (path: string) => ask(path, { method: 'POST', headers, body: '{}' })
    expect(await call('/v2/search/results')).toMatchObject({ status: 200, body: 'provider {}' })
    for (const path of ['/api/cart/update', '/v2/../api/cart/update', '/v2x/search', '/kehykset'])
      expect(await call(path), path).toMatchObject({ status: 403 })
  })

  test('refuses a body that is too large, and the client can read the response', async () => {
    const body = Buffer.alloc(3_000_000)
    for (const length of [{ 'content-length': String(body.length) }, { 'transfer-encoding': 'chunked' }]) {
      const answer = await ask('/api/cart/update', { method: 'POST', headers: { ...json, ...length }, body })
      expect(answer).toMatchObject({ status: 413, body: '{"code":"request.too_large","details":{}}' })
    }
  })

  test.each([
    ['POST', '/admin/login'],
    ['GET', '/api/store/list'],
    ['GET', '/kehykset'],
  ])('refuses a body of unknown size where its bytes are not counted: %s %s', async (method, path) => {
    const headers = { ...json, 'transfer-encoding': 'chunked' }
    expect(await ask(path, { method, headers, body: Buffer.alloc(10_000) })).toMatchObject({ status: 413 })
  })

  test('removes forged headers of in-process calls and proxies', async () => {
    const answer = await ask('/api/echo', { headers: { 'x-shop-inside': '1', 'x-forwarded-for': '192.0.2.9' } })
    expect(JSON.parse(answer.headers['x-seen'] as string)).toEqual({ address: '127.0.0.1', path: '/api/echo' })
  })

  test('refuses and closes every upgrade, even after a library listens for upgrades', async () => {
    for (const head of [`Host: ${host}`, 'Host: evil.example']) {
      const { answer, isClosed } = await upgrade(head)
      expect({ status: answer.split('\r\n')[0], isClosed }).toEqual({
        status: 'HTTP/1.1 400 Bad Request',
        isClosed: true,
      })
    }
    server.on('upgrade', () => {})
    expect(await upgrade(`Host: ${host}`)).toMatchObject({ isClosed: true })
  })

  test('limits sign-in attempts', async () => {
    const tries = Array.from({ length: 11 }, () =>
      ask('/api/staff/login', { method: 'POST', headers: { ...json, cookie: 'shopper=a.b' }, body: '{}' }),
    )
    const refused = (await Promise.all(tries)).filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('logs the path of an unexpected error without the token of an order', async () => {
    const word = `S12345674.mh2k9a4w.${'x'.repeat(43)}`
    expect(await ask(`/kuvat/rikki/${word}?sana=${word}`)).toMatchObject({ status: 500 })
    expect(logged).toEqual([expect.objectContaining({ method: 'GET', path: '/kuvat/rikki/…' })])
  })
})

/** A handler that answers with its name and its request, and throws where asked to. */
function echoAs(name: string): Handler {
  return ({ headers }, response, { body, path }) => {
    if (path.includes('/rikki/')) throw new Error('Broken')
    const language = headers['accept-language']
    const seen = { address: headers['x-forwarded-for'], inside: headers['x-shop-inside'], path, language }
    response.setHeader('x-seen', JSON.stringify(seen))
    response.end(`${name} ${body ?? ''}`)
  }
}

/** Requests a WebSocket upgrade on a connection of its own. */
function upgrade(head: string) {
  return send(['GET /admin HTTP/1.1', head, 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'])
}

/** Sends these lines as they are, and reads until the server closes the connection. */
function send(lines: string[]): Promise<{ answer: string; isClosed: boolean }> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve) => {
    let answer = ''
    const line = connect(port, '127.0.0.1', () => line.write([...lines, '', ''].join('\r\n')))
    const timer = setTimeout(() => resolve({ answer, isClosed: false }), 2000)
    line.on('data', (piece) => (answer += String(piece)))
    line.on('close', () => {
      clearTimeout(timer)
      resolve({ answer, isClosed: true })
    })
  })
}

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

function ask(path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path, method, headers: { host, ...headers } }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(pieces).toString() }),
      )
    })
    call.once('error', reject)
    call.end(body)
  })
}
