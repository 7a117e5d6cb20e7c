import { createServer, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CACHE_TAGS } from '#plugins/kit/cache.ts'
import { beginRender, noteAnswer } from './render-context.ts'
import { findPage, invalidatePages } from './kept-pages.ts'
import { asPageAnswer } from './page-answer.ts'

const text = 'Silmälasit '.repeat(200)
const html = { 'content-type': 'text/html' }
let drawn: { status: number; headers: OutgoingHttpHeaders; pieces: string[]; isBroken?: boolean }

const server = createServer((asked, response) => {
  const render = beginRender()
  noteAnswer(render, new Response('{}', { status: drawn.isBroken ? 500 : 200, headers: { [CACHE_TAGS]: 'all' } }))
  const about = { path: asked.url ?? '', name: 'page', render }
  const answer = asPageAnswer(asked, response, about)
  answer.writeHead(drawn.status, drawn.headers)
  for (const piece of drawn.pieces) answer.write(Buffer.from(piece))
  answer.end()
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())
beforeEach(() => invalidatePages({ tags: ['all'] }))

test('a page drawn in pieces arrives whole and packed', async () => {
  drawn = { status: 200, headers: html, pieces: ['<p>', text, '</p>'] }
  const { headers, body } = await ask('/x', 'br')
  expect(headers['content-encoding']).toBe('br')
  expect(Number(headers['content-length'])).toBe(body.length)
  expect(brotliDecompressSync(body).toString()).toBe(`<p>${text}</p>`)
})

test('who cannot unpack gets it as it is, and no later asker is told otherwise', async () => {
  drawn = { status: 404, headers: html, pieces: [text] }
  const { status, headers, body } = await ask('/x', '')
  expect({ status, vary: headers.vary, text: body.toString() }).toEqual({ status: 404, vary: 'Accept-Encoding', text })
})

test('a redirect keeps its address and every cookie', async () => {
  drawn = { status: 303, headers: { location: '/ostoskori', 'set-cookie': ['a=1', 'b=2'] }, pieces: [] }
  const { status, headers } = await ask('/x', 'br')
  expect(status).toBe(303)
  expect(headers).toMatchObject({ location: '/ostoskori', 'set-cookie': ['a=1', 'b=2'], 'content-length': '0' })
})

test.each(['/checkout', '/tilaus/x', '/omat-sivut', '/ostoskori', '/kehykset/aurakivi/halinen/linssit'])(
  '%s concerns one person and leaves no copy, whatever the page says',
  async (path) => {
    drawn = { status: 200, headers: { ...html, 'cache-control': 'public, max-age=60' }, pieces: [text] }
    expect((await ask(path, 'br')).headers['cache-control']).toBe('private, no-store')
  },
)

test('what answers a form leaves no copy, because it repeats what was typed', async () => {
  drawn = { status: 422, headers: html, pieces: [text] }
  const { headers } = await ask('/piilolinssit/kuukausilinssit/x', 'br', 'POST')
  expect(headers['cache-control']).toBe('private, no-store')
})

test('only a page that says how long is kept', async () => {
  drawn = { status: 200, headers: html, pieces: [text] }
  expect((await ask('/x', 'br')).headers['x-cache']).toBeUndefined()
  expect(findPage('page')).toBeUndefined()
  drawn.headers = { ...html, 'cdn-cache-control': 'max-age=60' }
  expect((await ask('/x', 'br')).headers['x-cache']).toBe('miss')
  expect(findPage('page')?.body.toString()).toBe(text)
})

test('a page drawn from an answer that failed is not kept, whatever it says', async () => {
  const headers = { ...html, 'cdn-cache-control': 'max-age=60' }
  drawn = { status: 200, headers, pieces: [text], isBroken: true }
  const answer = await ask('/x', 'br')
  expect({ status: answer.status, cache: answer.headers['x-cache'] }).toEqual({ status: 200, cache: undefined })
  expect(findPage('page')).toBeUndefined()
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
