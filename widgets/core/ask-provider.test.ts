import { afterEach, expect, test, vi } from 'vitest'
import { askingAt } from './ask-provider.ts'

afterEach(() => vi.unstubAllGlobals())

function provider(...answers: (Response | Error)[]) {
  const asked = vi.fn(async (_url: string, _init: RequestInit) => {
    const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers
    if (answer instanceof Error || !answer) throw answer ?? new Error('nothing')
    return answer.clone()
  })
  vi.stubGlobal('fetch', asked)
  const waits: number[] = []
  const reports: string[] = []
  const ask = askingAt({
    provider: 'https://p.example',
    now: () => 0,
    random: () => 0,
    report: (message) => reports.push(message),
    async wait(milliseconds) {
      waits.push(milliseconds)
    },
  })
  return { ask, asked, waits, reports }
}

const status = (code: number) => new Response('{}', { status: code })

test('equal questions are written alike, as text and without credentials, and sent once', async () => {
  const { ask, asked } = provider(new Response('{"a":1}'))
  const outcomes = await Promise.all([ask('/v2/x', { b: 1, a: 2 }), ask('/v2/x', { a: 2, b: 1 })])
  expect(outcomes).toEqual([{ body: { a: 1 } }, { body: { a: 1 } }])
  expect(asked).toHaveBeenCalledOnce()
  expect(asked.mock.lastCall).toMatchObject(['https://p.example/v2/x', { body: '{"a":2,"b":1}', credentials: 'omit' }])
  expect(asked.mock.lastCall?.[1].headers).toBeUndefined()
})

test('a failure is tried ten times with growing pauses, and reported after three', async () => {
  const { ask, asked, waits } = provider(status(503))
  const onTrouble = vi.fn()
  expect(await ask('/v2/x', {}, { onTrouble })).toEqual({ failed: 'The provider does not answer' })
  expect(asked).toHaveBeenCalledTimes(10)
  expect(waits).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600])
  expect(onTrouble).toHaveBeenCalledTimes(7)
})

test.each([
  [status(422), 'Validation error: got 422 from API'],
  [status(404), 'Got 404 from API'],
  [new Response('<html>'), 'The answer is no JSON'],
])('a permanent failure is tried once', async (answer, said) => {
  const { ask, asked, reports } = provider(answer)
  expect(await ask('/v2/x', {})).toEqual({ failed: said })
  expect(asked).toHaveBeenCalledOnce()
  expect(reports).toEqual([said])
})

test('a failure is not cached', async () => {
  const { ask } = provider(status(422), new Response('{"a":1}'))
  await ask('/v2/x', {})
  expect(await ask('/v2/x', {})).toEqual({ body: { a: 1 } })
})

test('the request is aborted once no reader waits for it, and not before', async () => {
  const signals: AbortSignal[] = []
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
  })
  const ask = askingAt({ provider: 'https://p.example' })
  const [first, second] = [new AbortController(), new AbortController()]
  const outcomes = [ask('/v2/x', {}, { signal: first.signal }), ask('/v2/x', {}, { signal: second.signal })]
  first.abort()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  second.abort()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  expect(await Promise.all(outcomes)).toEqual([{ failed: 'aborted' }, { failed: 'aborted' }])
})

test('a GET leaves out undefined values', async () => {
  const { ask, asked } = provider(new Response('{}'))
  await ask('/v2/s', { query: 'aä', session_id: undefined, metadata: { a: 1 } }, { method: 'GET' })
  expect(asked.mock.lastCall?.[0]).toBe('https://p.example/v2/s?query=a%C3%A4&metadata=%7B%22a%22%3A1%7D')
})
