import { expect, test } from 'vitest'
import { retryPause, SHARED_MS, sharedReads } from './shared-reads.ts'

const QUESTION = 'http://shop/api/site/search?q=kehys'

/** A shop that answers on command, and a clock that stands until it is moved. */
function shop() {
  const clock = { now: 0 }
  const asked: { request: Request; answer: (response: Response) => void; fail: (error: Error) => void }[] = []
  const read = sharedReads(
    (request) =>
      new Promise((answer, fail) => {
        asked.push({ request, answer, fail })
        request.signal.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')))
      }),
    () => clock.now,
  )
  return { clock, asked, read }
}

const get = (signal?: AbortSignal) => new Request(QUESTION, { signal: signal ?? null })
const text = async (response: Promise<Response>) => (await response).text()

test('equal GETs share one request, and each gets a body of its own', async () => {
  const { asked, read } = shop()
  const both = [text(read(get())), text(read(get()))]
  asked[0]?.answer(new Response('found'))
  expect(await Promise.all(both)).toEqual(['found', 'found'])
  expect(asked).toHaveLength(1)
})

test('a response is shared for two seconds after the request', async () => {
  const { asked, read, clock } = shop()
  const first = read(get())
  asked[0]?.answer(new Response('found'))
  await first
  clock.now = SHARED_MS - 1
  expect(await text(read(get()))).toBe('found')
  clock.now = SHARED_MS
  void read(get())
  expect(asked).toHaveLength(2)
})

test('a pending request is shared, however long it takes', () => {
  const { asked, read, clock } = shop()
  void read(get())
  clock.now = 60_000
  void read(get())
  expect(asked).toHaveLength(1)
})

test('different GETs send different requests', () => {
  const { asked, read } = shop()
  void read(get())
  void read(new Request(`${QUESTION}&s=stores`))
  expect(asked).toHaveLength(2)
})

test('refusals and failures are not cached', async () => {
  const { asked, read } = shop()
  const refused = read(get())
  asked[0]?.answer(new Response('', { status: 503 }))
  expect((await refused).status).toBe(503)
  const failed = read(get())
  asked[1]?.fail(new TypeError('fetch failed'))
  await expect(failed).rejects.toThrow('fetch failed')
  void read(get())
  expect(asked).toHaveLength(3)
})

test('a change makes all later reads send new requests', async () => {
  const { asked, read } = shop()
  const first = read(get())
  asked[0]?.answer(new Response('before'))
  await first
  void read(new Request('http://shop/api/cart', { method: 'POST' }))
  void read(new Request('http://shop/api/cart', { method: 'POST' }))
  void read(get())
  expect(asked.map(({ request }) => request.method)).toEqual(['GET', 'POST', 'POST', 'GET'])
})

test('a reader who aborts does not abort the request of another', async () => {
  const { asked, read } = shop()
  const leaving = new AbortController()
  const [left, stayed] = [read(get(leaving.signal)), read(get())]
  leaving.abort()
  await expect(left).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  expect(asked[0]?.request.signal.aborted).toBe(false)
  asked[0]?.answer(new Response('found'))
  expect(await text(stayed)).toBe('found')
})

test('the request is aborted when all readers have aborted, and the next reader sends a new one', async () => {
  const { asked, read } = shop()
  const leaving = new AbortController()
  const left = read(get(leaving.signal))
  leaving.abort()
  const next = read(get())
  await expect(left).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  expect(asked.map(({ request }) => request.signal.aborted)).toEqual([true, false])
  asked[1]?.answer(new Response('found'))
  expect(await text(next)).toBe('found')
})

test('a reader who aborted before reading sends no request', async () => {
  const { asked, read } = shop()
  await expect(read(get(AbortSignal.abort()))).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  expect(asked).toHaveLength(0)
})

test.each([
  [1, false, 5000],
  [1, true, 10_000],
  [2, false, 10_000],
  [3, true, 40_000],
  [6, false, 160_000],
  [100, false, 160_000],
])('the pause after failure %i, with a slow connection %s, is %i ms plus or minus half', (failures, isSlow, pause) => {
  expect(retryPause(failures, isSlow, 0.5)).toBe(pause)
  expect(retryPause(failures, isSlow, 0)).toBe(pause / 2)
  expect(retryPause(failures, isSlow, 1)).toBe(pause * 1.5)
})
