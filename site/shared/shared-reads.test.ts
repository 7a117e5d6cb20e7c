import { expect, test } from 'vitest'
import { retryPause, SHARED_MS, sharedReads } from './shared-reads.ts'

const QUESTION = 'http://shop/api/site/search?q=kehys'

/** A shop that answers when told to, and a clock that stands until it is moved. */
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

test('equal questions share a request, and each has a body of its own', async () => {
  const { asked, read } = shop()
  const both = [text(read(get())), text(read(get()))]
  asked[0]?.answer(new Response('found'))
  expect(await Promise.all(both)).toEqual(['found', 'found'])
  expect(asked).toHaveLength(1)
})

test('an answer is shared for two seconds from the question', async () => {
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

test('a request under way is shared however long it takes', () => {
  const { asked, read, clock } = shop()
  void read(get())
  clock.now = 60_000
  void read(get())
  expect(asked).toHaveLength(1)
})

test('other questions are other requests', () => {
  const { asked, read } = shop()
  void read(get())
  void read(new Request(`${QUESTION}&s=stores`))
  expect(asked).toHaveLength(2)
})

test('neither a refusal nor a failure is kept', async () => {
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

test('after a change, everything is asked anew', async () => {
  const { asked, read } = shop()
  const first = read(get())
  asked[0]?.answer(new Response('before'))
  await first
  void read(new Request('http://shop/api/cart', { method: 'POST' }))
  void read(new Request('http://shop/api/cart', { method: 'POST' }))
  void read(get())
  expect(asked.map(({ request }) => request.method)).toEqual(['GET', 'POST', 'POST', 'GET'])
})

test('one who leaves does not take the answer from another', async () => {
  const { asked, read } = shop()
  const leaving = new AbortController()
  const [left, stayed] = [read(get(leaving.signal)), read(get())]
  leaving.abort()
  await expect(left).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  expect(asked[0]?.request.signal.aborted).toBe(false)
  asked[0]?.answer(new Response('found'))
  expect(await text(stayed)).toBe('found')
})

test('when all have left, the request is aborted and the next reader asks anew at once', async () => {
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

test('one who has left before asking asks nothing', async () => {
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
])('after failure %i, slow connection %s: %i ms, give or take half', (failures, isSlow, pause) => {
  expect(retryPause(failures, isSlow, 0.5)).toBe(pause)
  expect(retryPause(failures, isSlow, 0)).toBe(pause / 2)
  expect(retryPause(failures, isSlow, 1)).toBe(pause * 1.5)
})
