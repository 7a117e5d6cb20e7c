import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { updateCart, type Cart } from '#contracts/cart.ts'

interface Asked {
  path: string
  key: string | null
  quantity?: number
  seen?: number
}

const asked: Asked[] = []
let stored = 1
let answerWith: (path: string) => Response | undefined = () => undefined

const turns = () => asked.filter(({ path }) => path === '/api/cart/quantity')

beforeEach(() => {
  asked.length = 0
  stored = 1
  answerWith = () => undefined
  vi.resetModules()
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { lang: 'fi', dataset: {} } }))
  vi.stubGlobal('fetch', shop)
  vi.stubGlobal('csrfToken', undefined)
})

test('fast presses are sent in few changes, one at a time, and none is lost', async () => {
  const { $cart, stepLine } = await import('./cart.ts')
  await Promise.all([1, 1, 1, 1].map((step) => stepLine({ ref: 'a' }, step)))
  expect($cart.get()?.items[0]?.quantity).toBe(5)
  expect(turns().length).toBeLessThan(4)
})

test('leaving the cart waits for pending presses, and fails if they are refused', async () => {
  const { $cart, cartIsSettled, stepLine } = await import('./cart.ts')
  void stepLine({ ref: 'a' }, 1)
  expect(await cartIsSettled()).toBe(true)
  expect($cart.get()?.items[0]?.quantity).toBe(2)
  answerWith = (path) => (path === '/api/cart/quantity' ? Response.error() : undefined)
  void stepLine({ ref: 'a' }, 1)
  expect(await cartIsSettled()).toBe(false)
})

test('a pending quantity is shown until the shop has confirmed it', async () => {
  const { stepLine } = await import('./cart.ts')
  const { $pendingQuantities } = await import('./pending-quantities.ts')
  const turned = stepLine({ ref: 'a' }, 2)
  expect($pendingQuantities.get()).toEqual({ a: { steps: 2 } })
  await turned
  expect($pendingQuantities.get()).toEqual({})
})

describe('changing a cart that another tab has changed', () => {
  test('adds the steps pressed here to the current quantity', async () => {
    const { $cart, loadCart, stepLine } = await import('./cart.ts')
    await loadCart()
    stored = 3
    await stepLine({ ref: 'a' }, 1)
    expect($cart.get()?.items[0]?.quantity).toBe(4)
  })

  test('does not remove a line whose quantity differs from the one seen', async () => {
    const { $cart, $refused, loadCart, removeLine } = await import('./cart.ts')
    await loadCart()
    stored = 5
    await removeLine({ ref: 'a' }, 1)
    expect($refused.get()?.code).toBe('cart.changed')
    expect($cart.get()?.items[0]?.quantity).toBe(5)
  })
})

test('a line that is stepped and then removed is removed with the quantity seen last', async () => {
  const { $cart, loadCart, stepLine, removeLine } = await import('./cart.ts')
  await loadCart()
  await Promise.all([stepLine({ ref: 'a' }, 1), removeLine({ ref: 'a' }, 2)])
  expect(turns()).toMatchObject([
    { quantity: 2, seen: 1 },
    { quantity: 0, seen: 2 },
  ])
  expect($cart.get()?.items).toEqual([])
})

test('a refusal resets the pending quantity, shows the reason and the actual cart', async () => {
  const { $cart, $refused, loadCart, stepLine } = await import('./cart.ts')
  const { $pendingQuantities } = await import('./pending-quantities.ts')
  await loadCart()
  stored = 12
  await stepLine({ ref: 'a' }, 1)
  expect($pendingQuantities.get()).toEqual({})
  expect($cart.get()?.items[0]?.quantity).toBe(12)
  expect($refused.get()).toEqual({ code: 'cart.quantity_over_limit', details: { max: 12 } })
})

test('a stale token is fetched again, and the change is sent once more under its key', async () => {
  let isStale = true
  answerWith = (path) => {
    if (path !== '/api/cart/quantity' || !isStale) return undefined
    isStale = false
    return Response.json({ code: 'request.token_stale', details: {} }, { status: 403 })
  }
  const { $cart, stepLine } = await import('./cart.ts')
  await stepLine({ ref: 'a' }, 2)
  expect($cart.get()?.items[0]?.quantity).toBe(3)
  expect(asked.filter(({ path }) => path === '/api/site/token')).toHaveLength(1)
  expect(turns()[1]?.key).toBe(turns()[0]?.key)
})

test('an unanswered change is repeated under its key, and another change gets its own key', async () => {
  const { loadCart, stepLine } = await import('./cart.ts')
  await loadCart()
  answerWith = () => Response.error()
  await stepLine({ ref: 'a' }, 1)
  await stepLine({ ref: 'a' }, 1)
  await stepLine({ ref: 'a' }, 2)
  const [first, again, other] = turns().map(({ key }) => key)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

describe('adding goods to the cart', () => {
  test('sends one token request and one change, whose response is the cart', async () => {
    const { $cart, loadCart, putIntoCart } = await import('./cart.ts')
    expect(await putIntoCart(updateCart, { skuId: 1, quantity: 1 })).toBeUndefined()
    await loadCart()
    expect(asked.map(({ path }) => path)).toEqual(['/api/site/token', '/api/cart/update'])
    expect($cart.get()?.items[0]?.quantity).toBe(2)
  })

  test('repeats an unanswered change under its key, and uses a new key after a response', async () => {
    const { putIntoCart } = await import('./cart.ts')
    answerWith = (path) => (path === '/api/cart/update' ? Response.error() : undefined)
    expect(await putIntoCart(updateCart, { skuId: 1, quantity: 1 })).toMatchObject({ code: 'shop.unexpected' })
    answerWith = () => undefined
    await putIntoCart(updateCart, { skuId: 1, quantity: 1 })
    await putIntoCart(updateCart, { skuId: 1, quantity: 1 })
    const [first, again, other] = asked.filter(({ path }) => path === '/api/cart/update').map(({ key }) => key)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  test('returns the reason of a refusal', async () => {
    const { $cart, putIntoCart } = await import('./cart.ts')
    stored = 12
    expect((await putIntoCart(updateCart, { skuId: 1, quantity: 1 }))?.code).toBe('cart.quantity_over_limit')
    expect($cart.get()).toBeNull()
  })
})

test('simultaneous loads of the cart send one request', async () => {
  const { loadCart } = await import('./cart.ts')
  await Promise.all([loadCart(), loadCart(), loadCart()])
  expect(asked).toHaveLength(1)
})

test('simultaneous reasons to refresh the cart send one request', async () => {
  const { loadCart, refreshCart } = await import('./cart.ts')
  await loadCart()
  await Promise.all([refreshCart(), refreshCart(), refreshCart()])
  expect(asked).toHaveLength(2)
})

test('a cart that could not be reached is read again after five seconds', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { $cart, loadCart } = await import('./cart.ts')
  answerWith = () => {
    throw new TypeError('fetch failed')
  }
  void loadCart()
  await vi.advanceTimersByTimeAsync(100)
  answerWith = () => undefined
  await vi.advanceTimersByTimeAsync(4800)
  expect($cart.get()).toBeNull()
  await vi.advanceTimersByTimeAsync(500)
  expect($cart.get()).not.toBeNull()
})

async function shop(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname
  const body = request.method === 'POST' ? ((await request.json()) as { quantity: number; seen?: number }) : undefined
  asked.push({ path, ...body, key: request.headers.get('Idempotency-Key') })
  await new Promise((done) => setTimeout(done, 5))
  const instead = answerWith(path)
  if (instead) return instead
  if (body) {
    if (body.quantity === 0 && body.seen !== stored) return no('cart.changed')
    const next = body.quantity === 0 ? 0 : stored + body.quantity - (body.seen ?? 0)
    if (next > 12) return no('cart.quantity_over_limit', { max: 12 })
    stored = next
  }
  return Response.json({ token: 'token', cartHead: { shopperId: 'me', version: 1, cart: cartOf(stored) } })
}

function no(code: string, details = {}): Response {
  return Response.json({ code, details }, { status: 409 })
}

function cartOf(quantity: number): Cart {
  return { items: quantity === 0 ? [] : [{ ref: 'a', quantity }], pieces: quantity } as unknown as Cart
}
