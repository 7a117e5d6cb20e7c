import { beforeEach, expect, test, vi } from 'vitest'
import type { Cart } from '#contracts/cart.ts'

const asked: { path: string; quantity?: number; token: string | null }[] = []
let kept = 1
let answerWith: (path: string) => Response | undefined = () => undefined

beforeEach(() => {
  asked.length = 0
  kept = 1
  answerWith = () => undefined
  vi.resetModules()
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('fetch', shop)
})

test('fast presses end at the last one, and only one change is under way at a time', async () => {
  const { $cart, changeLineQuantity } = await import('./cart.ts')
  await Promise.all([2, 3, 4, 5].map((quantity) => changeLineQuantity({ ref: 'a' }, quantity)))
  await vi.waitFor(() => expect($cart.get()?.items[0]?.quantity).toBe(5))
  expect(asked.filter(({ path }) => path === '/api/cart/quantity').length).toBeLessThan(4)
})

test('what is wanted stands until the shop has confirmed it', async () => {
  const { $wanted, changeLineQuantity } = await import('./cart.ts')
  const turned = changeLineQuantity({ ref: 'a' }, 7)
  expect($wanted.get()).toEqual({ a: 7 })
  await turned
  expect($wanted.get()).toEqual({})
})

test('a refusal takes the wish back and says why', async () => {
  answerWith = (path) =>
    path === '/api/cart/quantity'
      ? Response.json({ code: 'cart.quantity_over_limit', details: { max: 12 } }, { status: 422 })
      : undefined
  const { $cart, $refused, $wanted, changeLineQuantity } = await import('./cart.ts')
  await changeLineQuantity({ ref: 'a' }, 13)
  expect($wanted.get()).toEqual({})
  expect($cart.get()?.items[0]?.quantity).toBe(1)
  expect($refused.get()).toEqual({ code: 'cart.quantity_over_limit', details: { max: 12 } })
})

test('a stale token is fetched anew, and the change is made once more', async () => {
  let isStale = true
  answerWith = (path) => {
    if (path !== '/api/cart/quantity' || !isStale) return undefined
    isStale = false
    return Response.json({ code: 'request.token_stale', details: {} }, { status: 403 })
  }
  const { $cart, changeLineQuantity } = await import('./cart.ts')
  await changeLineQuantity({ ref: 'a' }, 3)
  expect($cart.get()?.items[0]?.quantity).toBe(3)
  expect(asked.filter(({ path }) => path === '/api/site/shopper')).toHaveLength(2)
})

test('asked for at once from many places, the shop makes one shopper', async () => {
  const { openCart } = await import('./cart.ts')
  await Promise.all([openCart(), openCart(), openCart()])
  expect(asked).toHaveLength(1)
})

async function shop(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname
  const body = request.method === 'POST' ? ((await request.json()) as { quantity: number }) : undefined
  asked.push({ path, ...body, token: request.headers.get('CSRF-TOKEN') })
  await new Promise((done) => setTimeout(done, 5))
  const instead = answerWith(path)
  if (instead) return instead
  if (body) kept = body.quantity
  return Response.json({ token: 'token', cartHead: { shopperId: 'me', cart: cartOf(kept) } })
}

function cartOf(quantity: number): Cart {
  return { items: [{ ref: 'a', quantity }], pieces: quantity } as unknown as Cart
}
