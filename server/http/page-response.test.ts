import { createServer, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CACHE_TAGS } from '#plugins/kit/storage/cache.ts'
import { beginRender, noteAnswer } from './render-context.ts'
import { cachedPage, invalidatePages } from './page-cache.ts'
import { asPageResponse } from './page-response.ts'

const text = 'Silmälasit '.repeat(200)
const html = { 'content-type': 'text/html' }
let rendered: { status: number; headers: OutgoingHttpHeaders; pieces: string[]; isBroken?: boolean; isLost?: boolean }

const server = createServer((request, response) => {
  const render = beginRender()
  noteAnswer(render, new Response('{}', { status: rendered.isBroken ? 500 : 200, headers: { [CACHE_TAGS]: 'all' } }))
  const [policy, isReachable] = [() => "default-src 'self'", () => !rendered.isLost]
  const answer = asPageResponse(request, response, { key: 'page', render, policy, isReachable })
  answer.writeHead(rendered.status, rendered.headers)
  for (const piece of rendered.pieces) answer.write(Buffer.from(piece))
  answer.end()
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())
beforeEach(() => invalidatePages({ tags: ['all'] }))

test('a page rendered in pieces arrives complete and compressed', async () => {
  rendered = { status: 200, headers: html, pieces: ['<p>', text, '</p>'] }
  const { headers, body } = await ask('/x', 'br')
  expect(headers['content-encoding']).toBe('br')
  expect(Number(headers['content-length'])).toBe(body.length)
  expect(brotliDecompressSync(body).toString()).toBe(`<p>${text}</p>`)
})

test('a client that accepts no encoding gets the page uncompressed', async () => {
  rendered = { status: 404, headers: html, pieces: [text] }
  const { status, headers, body } = await ask('/x', '')
  expect({ status, vary: headers.vary, text: body.toString() }).toEqual({ status: 404, vary: 'Accept-Encoding', text })
})

test('a broken page is answered with 503 where the database was out of reach, else with 500', async () => {
  rendered = { status: 500, headers: html, pieces: [text], isLost: true }
  expect((await ask('/x', '')).status).toBe(503)
  rendered = { status: 500, headers: html, pieces: [text] }
  expect((await ask('/x', '')).status).toBe(500)
})

test('a redirect keeps its address and every cookie', async () => {
  rendered = { status: 303, headers: { location: '/ostoskori', 'set-cookie': ['a=1', 'b=2'] }, pieces: [] }
  const { status, headers } = await ask('/x', 'br')
  expect(status).toBe(303)
  expect(headers).toMatchObject({ location: '/ostoskori', 'set-cookie': ['a=1', 'b=2'], 'content-length': '0' })
})

test('cache headers of the page are sent, and a page without any is not stored', async () => {
  rendered = { status: 200, headers: { ...html, 'cache-control': 'private, no-cache' }, pieces: [text] }
  expect((await ask('/x', 'br')).headers['cache-control']).toBe('private, no-cache')
  rendered.headers = html
  expect((await ask('/x', 'br')).headers['cache-control']).toBe('private, no-store')
})

test('a response to a form is not stored, because it repeats the input', async () => {
  rendered = { status: 422, headers: { ...html, 'cache-control': 'private, no-cache' }, pieces: [text] }
  const { headers } = await ask('/piilolinssit/kuukausilinssit/x', 'br', 'POST')
  expect(headers['cache-control']).toBe('private, no-store')
})

test('only a page with a max-age is cached', async () => {
  rendered = { status: 200, headers: html, pieces: [text] }
  expect((await ask('/x', 'br')).headers['x-cache']).toBeUndefined()
  expect(cachedPage('page')).toBeUndefined()
  rendered.headers = { ...html, 'cdn-cache-control': 'max-age=60' }
  expect((await ask('/x', 'br')).headers['x-cache']).toBe('miss')
  expect(cachedPage('page')?.body.toString()).toBe(text)
})

test('a page rendered from a failed response is not cached, whatever its headers', async () => {
  const headers = { ...html, 'cdn-cache-control': 'max-age=60' }
  rendered = { status: 200, headers, pieces: [text], isBroken: true }
  const answer = await ask('/x', 'br')
  expect({ status: answer.status, cache: answer.headers['x-cache'] }).toEqual({ status: 200, cache: undefined })
  expect(cachedPage('page')).toBeUndefined()
})

function ask(path: string, encoding: string, method = 'GET') {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const call = request(
      { port, host: '127.0.0.1', path, method, headers: { 'accept-encoding': encoding } },
      (answer) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => pieces.push(piece))
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(pieces) }),
        )
      },
    )
    call.once('error', reject)
    call.end()
  })
}
