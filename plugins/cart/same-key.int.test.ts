import { beforeEach, describe, expect, test } from 'vitest'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { opened } from '../../tests/opened.ts'
import { cartIn, openRealCart } from '../../tests/real-cart.ts'
import { today } from '#plugins/kit/clock.ts'
import type { ApiAnswer } from '../../tests/real-shop.ts'

const OTHER_CHANGES = 30

const cart = opened(openRealCart)
let again: Record<string, string>

beforeEach(() => {
  again = { ...cart.shopper, 'idempotency-key': 'again' }
})

describe('repeating a cart change with the same key', () => {
  test.each<[string, () => Promise<ApiAnswer>]>([
    ['an addition', () => cart.addBottle(again)],
    ['lenses for an eye', () => cart.shop.post('/api/cart/lenses', lensesForLeft(), again)],
    ['a quantity', async () => cart.shop.post('/api/cart/quantity', { ref: await refOfFirst(), quantity: 5 }, again)],
    ['a code', () => cart.shop.post('/api/cart/discount', { code: 'TERVETULOA10' }, again)],
    ['an emptying', () => cart.shop.post('/api/cart/empty', {}, again)],
  ])('makes %s once, and answers a repeat with the present cart', async (_, change) => {
    await cart.addBottle()
    await change()
    await cart.addBottle()
    const before = await cart.now()
    expect(cartIn(await change())).toEqual(before)
    expect(await cart.now()).toEqual(before)
  })

  test('adds nothing more, even after many other changes', async () => {
    await cart.addBottle(again)
    await changeOften()
    expect(cartIn(await cart.addBottle(again)).pieces).toBe(1)
  })

  test('refuses another body, and adds nothing', async () => {
    await cart.addBottle(again)
    const answer = await cart.add({ skuId: cart.goods.bottle.skuId, quantity: 2 }, again)
    expect(answer).toMatchObject({ status: 409, code: 'request.key_reused' })
    expect((await cart.now()).pieces).toBe(1)
  })

  test('adds one piece for simultaneous requests, and answers all alike', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => cart.addBottle(again)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await cart.now()).pieces).toBe(1)
  })

  test('allows another try after a refused change', async () => {
    const tooMany = await cart.add({ skuId: cart.goods.bottle.skuId, quantity: 13 }, again)
    expect(tooMany.code).toBe('cart.quantity_over_limit')
    expect(cartIn(await cart.addBottle(again)).pieces).toBe(1)
  })

  test('answers a repeated discount code without checking it again', async () => {
    await cart.addGlasses()
    expect(cartIn(await cart.setCode('OPTIIKKA20', again)).discountCode).toBe('OPTIIKKA20')
    await cart.shop.post('/api/cart/empty', {}, cart.shopper)
    expect((await cart.setCode('OPTIIKKA20')).code).toBe('discount.below_minimum')
    expect((await cart.setCode('OPTIIKKA20', again)).status).toBe(200)
  })
})

test('many cart changes store one document, which does not grow with them', async () => {
  await cart.addBottle(again)
  const before = await cart.shop.counts()
  await changeOften()
  const small = await rememberedKeys()
  await changeOften()
  await changeOften()
  expect(await cart.shop.counts()).toEqual(before)
  expect(small.length).toBeGreaterThan(OTHER_CHANGES)
  expect((await rememberedKeys()).length).toBeLessThan(2 * small.length)
})

function lensesForLeft() {
  const { articleId, parameters } = cart.goods.lens
  return { articleId, left: { parameters, quantity: 1 }, confirmsPrescription: true, examinedOn: today() }
}

let ref: string | undefined

/** The id of the first row when first read: a repeated request sends the same body. */
async function refOfFirst(): Promise<string | undefined> {
  const [line] = (await cart.now()).items
  ref ??= line?.ref
  return ref
}

async function changeOften(): Promise<void> {
  const one = (await cart.now()).items[0]?.ref
  for (let change = 0; change < OTHER_CHANGES; change += 1) {
    const headers = { ...cart.shopper, 'idempotency-key': crypto.randomUUID() }
    await cart.shop.post('/api/cart/quantity', { ref: one, quantity: ((change + 1) % 2) + 1 }, headers)
  }
}

async function rememberedKeys(): Promise<unknown[]> {
  const [newest] = await findAll(cart.shop, 'carts', {}, { sort: '-updatedAt', limit: 1 })
  return newest?.doneKeys ?? []
}
