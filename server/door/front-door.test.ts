import { request, type IncomingHttpHeaders } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settings } from '../settings.ts'
import { createShopServer, frontDoor, type Handler } from './front-door.ts'

const host = `localhost:${settings.port}`
const json = { 'content-type': 'application/json' }
const handlers = { api: tell('api'), admin: tell('admin'), pictures: tell('pictures'), site: tell('site') }
const logged: object[] = []
const server = createShopServer()
server.on('request', frontDoor(handlers, { error: (facts) => void logged.push(facts) }))

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

describe('the front door', () => {
  test.each([
    { path: '/api/health', handler: 'api' },
    { path: '/apina', handler: 'site' },
    { path: '/admin', handler: 'admin' },
    { path: '/admin/../api/x', handler: 'api' },
    { path: '/_next/static/a.js', handler: 'admin' },
    { path: '/kuvat/a-75.webp', handler: 'pictures' },
    { path: '/kehykset?page=2', handler: 'site' },
  ])('hands $path to $handler', async ({ path, handler }) => {
    const answer = await ask(path)
    expect(answer).toMatchObject({ status: 200, body: expect.stringMatching(`^${handler} `) as string })
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test('answers only to its own names', async () => {
    const answer = await ask('/', { headers: { host: 'evil.example' } })
    expect(answer).toMatchObject({ status: 421, body: '{"code":"request.wrong_host","details":{}}' })
  })

  test('speaks Finnish to people', async () => {
    const { body } = await ask('/%E0%A4%A', { headers: { accept: 'text/html' } })
    expect(body).toContain('<html lang="fi">')
    expect(body).not.toContain('request.malformed')
  })

  test('turns away changes that another site sends', async () => {
    const headers = { ...json, origin: 'http://evil.example' }
    expect(await ask('/api/cart/update', { method: 'POST', headers, body: '{}' })).toMatchObject({ status: 403 })
    expect(await ask('/api/cart/update', { method: 'POST', headers: json, body: '{}' })).toMatchObject({
      body: 'api {}',
    })
  })

  test('says that a body is too large, and is heard', async () => {
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
  ])('takes no body of unknown size where nobody counts it: %s %s', async (method, path) => {
    const headers = { ...json, 'transfer-encoding': 'chunked' }
    expect(await ask(path, { method, headers, body: Buffer.alloc(10_000) })).toMatchObject({ status: 413 })
  })

  test('lets nobody pretend to come from inside or from elsewhere', async () => {
    const answer = await ask('/api/echo', { headers: { 'x-shop-inside': '1', 'x-forwarded-for': '192.0.2.9' } })
    expect(JSON.parse(answer.headers['x-seen'] as string)).toEqual({ address: '127.0.0.1' })
  })

  test('refuses and closes every upgrade, also once a library listens for upgrades', async () => {
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

  test('counts tries', async () => {
    const tries = Array.from({ length: 11 }, () =>
      ask('/api/staff/login', { method: 'POST', headers: { ...json, cookie: 'shopper=a.b' }, body: '{}' }),
    )
    const refused = (await Promise.all(tries)).filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('logs what broke by its path, but not the word in it that opens an order', async () => {
    const word = `S12345674.mh2k9a4w.${'x'.repeat(43)}`
    expect(await ask(`/kuvat/rikki/${word}?sana=${word}`)).toMatchObject({ status: 500 })
    expect(logged).toEqual([expect.objectContaining({ method: 'GET', path: '/kuvat/rikki/…' })])
  })
})

/** A handler that tells its name and what it was handed, and throws where it is told to. */
function tell(name: string): Handler {
  return ({ headers }, response, { body, path }) => {
    if (path.includes('/rikki/')) throw new Error('Broken')
    const seen = { address: headers['x-forwarded-for'], inside: headers['x-shop-inside'] }
    response.setHeader('x-seen', JSON.stringify(seen))
    response.end(`${name} ${body ?? ''}`)
  }
}

/** Asks for a WebSocket on a line of its own, and listens until the server closes it. */
function upgrade(head: string): Promise<{ answer: string; isClosed: boolean }> {
  const { port } = server.address() as AddressInfo
  const lines = ['GET /admin HTTP/1.1', head, 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
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
