import { beforeEach, describe, expect, test } from 'vitest'
import { changeIf, findAll } from '#plugins/kit/documents.ts'
import { opened } from '../../tests/opened.ts'
import { cartIn, openRealCart } from '../../tests/real-cart.ts'
import type { Heard } from '../../tests/real-shop.ts'

/** More than a cart itself remembers. */
const MANY_CHANGES = 45

const cart = opened(openRealCart)
let again: Record<string, string>

beforeEach(() => {
  again = { ...cart.shopper, 'idempotency-key': 'again' }
})

describe('the same key', () => {
  test.each<[string, () => Promise<Heard>]>([
    ['an addition', () => cart.addBottle(again)],
    ['lenses for an eye', () => cart.shop.post('/api/cart/lenses', lensesForLeft(), again)],
    ['a quantity', async () => cart.shop.post('/api/cart/quantity', { ref: await refOfFirst(), quantity: 5 }, again)],
    ['a code', () => cart.shop.post('/api/cart/discount', { code: 'TERVETULOA10' }, again)],
    ['an emptying', () => cart.shop.post('/api/cart/empty', {}, again)],
  ])('gives %s the same answer, whatever happened in between', async (_, change) => {
    await cart.addBottle()
    const first = await change()
    await cart.addBottle()
    const before = await cart.now()
    expect(await change()).toMatchObject({ status: 200, text: first.text })
    expect(await cart.now()).toEqual(before)
  })

  test('does the deed once, even after many other changes', async () => {
    const first = await cart.addBottle(again)
    await changeOften()
    expect(await cart.addBottle(again)).toMatchObject({ status: 200, text: first.text })
    expect((await cart.now()).pieces).toBe(1)
  })

  test('with another body is refused, and nothing is added', async () => {
    await cart.addBottle(again)
    const answer = await cart.add({ skuId: cart.goods.bottle.skuId, quantity: 2 }, again)
    expect(answer).toMatchObject({ status: 409, code: 'request.key_reused' })
    expect((await cart.now()).pieces).toBe(1)
  })

  test('sent many times at once adds one piece and answers all alike', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => cart.addBottle(again)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await cart.now()).pieces).toBe(1)
  })

  test('of a change that was refused is free for another try', async () => {
    const tooMany = await cart.add({ skuId: cart.goods.bottle.skuId, quantity: 13 }, again)
    expect(tooMany.code).toBe('cart.quantity_over_limit')
    expect(cartIn(await cart.addBottle(again)).pieces).toBe(1)
  })

  test('of a change that a crash cut off before its answer was kept adds nothing more, however late', async () => {
    await cart.addBottle(again)
    await forgetLastAnswer()
    await changeOften()
    expect(cartIn(await cart.addBottle(again)).pieces).toBe(1)
  })
})

test('an answer that is kept says nothing of eyes to who reads the database', async () => {
  await cart.addGlasses({}, { headers: again })
  const [deed] = await findAll<{ answer: unknown }>(cart.shop, 'deeds', {}, { sort: '-id', limit: 1 })
  expect(deed?.answer).toEqual(expect.stringMatching(/^[\w-]+(\.[\w-]+){3}$/))
  expect(cartIn(await cart.addGlasses({}, { headers: again })).items[1]?.prescriptionGlasses).not.toBeNull()
})

function lensesForLeft() {
  const { articleId, parameters } = cart.goods.lens
  return { articleId, left: { parameters, quantity: 1 }, confirmsPrescription: true }
}

let ref: string | undefined

/** The row that stood first when it was first asked: a request that is sent again says what it said before. */
async function refOfFirst(): Promise<string | undefined> {
  const [line] = (await cart.now()).items
  ref ??= line?.ref
  return ref
}

async function changeOften(): Promise<void> {
  const one = (await cart.now()).items[0]?.ref
  for (let change = 0; change < MANY_CHANGES; change += 1) {
    const headers = { ...cart.shopper, 'idempotency-key': `change ${change}` }
    await cart.shop.post('/api/cart/quantity', { ref: one, quantity: (change % 2) + 1 }, headers)
  }
}

/** As if the process had ended between the change and the keeping of its answer. */
async function forgetLastAnswer(): Promise<void> {
  const [deed] = await findAll<{ id: number }>(cart.shop, 'deeds', {}, { sort: '-id', limit: 1 })
  await changeIf(cart.shop, 'deeds', { id: { equals: deed?.id } }, { key: crypto.randomUUID() })
}
