import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { route } from '#contracts/route.ts'
import { call } from './call.ts'

const get = route({
  method: 'get',
  path: '/thing/:id',
  input: z.object({ id: z.string(), tags: z.array(z.string()) }),
  output: z.object({ name: z.string() }),
})
const post = route({ method: 'post', path: '/thing', input: z.object({ name: z.string() }), output: z.object({}) })

test('a GET fills in its path and repeats the name of a list', async () => {
  const { requests, fetch } = shop(Response.json({ name: 'x' }))
  const answer = await call(get, { id: 'a/ä', tags: ['1', '2'] }, { origin: 'http://shop', fetch })
  expect(requests[0]?.url).toBe('http://shop/api/thing/a%2F%C3%A4?tags=1&tags=2')
  expect(answer).toEqual({ ok: true, value: { name: 'x' } })
})

test('a change sends the CSRF token and the idempotency key', async () => {
  const { requests, fetch } = shop(Response.json({}))
  await call(post, { name: 'y' }, { origin: 'http://shop', fetch, token: 't' }, 'k')
  expect(requests[0]?.headers.get('CSRF-TOKEN')).toBe('t')
  expect(requests[0]?.headers.get('Idempotency-Key')).toBe('k')
  expect(await requests[0]?.json()).toEqual({ name: 'y' })
})

test('the id and the key of a gateway are sent with each call, and no header where there is none', async () => {
  const { requests, fetch } = shop(Response.json({}))
  const gateway = { shopId: 'shop-1', apiKey: 'public' }
  await call(get, { id: '1', tags: [] }, { origin: 'http://shop', fetch, gateway })
  await call(post, { name: 'y' }, { origin: 'http://shop', fetch })
  const sent = requests.map(({ headers }) => [headers.get('Shop-Id'), headers.get('Api-Key')])
  expect(sent).toEqual([
    ['shop-1', 'public'],
    [null, null],
  ])
})

test('a refusal is returned as received', async () => {
  const failure = { code: 'cart.quantity_over_limit', details: { max: 12 } }
  const { fetch } = shop(Response.json(failure, { status: 422 }))
  expect(await call(post, { name: 'y' }, { origin: 'http://shop', fetch })).toEqual({ ok: false, failure })
})

test.each([
  ['an unknown error body', () => Promise.resolve(Response.json({ errors: [] }, { status: 500 })), 'shop.unexpected'],
  [
    'an HTML page of a proxy',
    () => Promise.resolve(new Response('<h1>Bad gateway', { status: 502 })),
    'shop.unexpected',
  ],
  ['a lost connection', () => Promise.reject(new TypeError('fetch failed')), 'shop.unreachable'],
])('%s is returned as a failure', async (_, fetch, code) => {
  expect(await call(post, { name: 'y' }, { origin: 'http://shop', fetch })).toEqual({
    ok: false,
    failure: { code, details: {} },
  })
})

function shop(answer: Response) {
  const requests: Request[] = []
  return {
    requests,
    fetch: (request: Request) => {
      requests.push(request)
      return Promise.resolve(answer)
    },
  }
}
