import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CartAnswer } from '#contracts/cart.ts'
import { prescription } from '../../tests/some-eyes.ts'
import { openRealShop, type Caller, type Heard, type RealShop } from '../../tests/real-shop.ts'
import { goodsOf, type SomeGoods } from '../../tests/some-goods.ts'

const LINES_AT_MOST = 40

let shop: RealShop
let goods: SomeGoods
let shopper: Caller

beforeAll(async () => {
  shop = await openRealShop()
  goods = await goodsOf(shop.get)
}, 120_000)
beforeEach(async () => {
  shopper = await shop.shopper()
})
afterAll(() => shop.close())

describe('the cart takes nothing in', () => {
  test('that is sold in stores only', async () => {
    await setSoldOnline(false)
    await expectNo(await add({ skuId: goods.bottle.skuId }), 409, 'article.not_sold_online')
    await setSoldOnline(true)
    expect(await add({ skuId: goods.bottle.skuId })).toMatchObject({ status: 200 })
  })

  test('of lenses without the frame they are ground for', async () => {
    await expectNo(await add({ skuId: goods.frame.lensesSkuId }), 422, 'cart.lenses_need_frame')
  })

  test('of lenses for a bottle, or of a bottle for lenses', async () => {
    const { bottle, frame } = goods
    const eyes = { prescriptionGlasses: prescription() }
    const lensesForBottle = { skuId: bottle.skuId, childSkuId: frame.lensesSkuId, ...eyes }
    const bottleForLenses = { skuId: frame.skuId, childSkuId: bottle.skuId, ...eyes }
    for (const wrong of [lensesForBottle, bottleForLenses])
      await expectNo(await add(wrong), 422, 'cart.lenses_do_not_fit')
  })

  test('of progressive lenses without an addition', async () => {
    await expectNo(await addGlasses({}, goods.frame.progressiveSkuId), 422, 'prescription.addition_missing')
  })

  test('of lenses stronger than are ground', async () => {
    const answer = await addGlasses({ rightSphere: 4.25, rightCylinder: 0, rightAxis: 0 })
    await expectNo(answer, 422, 'prescription.too_strong')
    expect(JSON.parse(answer.text)).toMatchObject({ details: { max: '+4,00' } })
  })
})

describe('a cart that holds something stays as it was', () => {
  test('when the same lens color is chosen again for its frame', async () => {
    await addGlasses({}, goods.frame.lensesSkuId, 'gray')
    const before = await cartNow()
    await expectNo(await addGlasses({}, goods.frame.lensesSkuId, 'gray'), 409, 'cart.lens_color_twice', before)
    const [frame] = before.items
    const more = await shop.post('/api/cart/quantity', { ref: frame?.ref, quantity: 2 }, shopper)
    await expectNo(more, 409, 'cart.lens_color_twice', before)
  })

  test('when it has as many rows as a cart may have', async () => {
    for (let pair = 1; pair <= LINES_AT_MOST / 2; pair += 1)
      expect(await addGlasses({ rightAxis: pair })).toMatchObject({ status: 200 })
    const before = await cartNow()
    expect(before.items).toHaveLength(LINES_AT_MOST)
    await expectNo(await add({ skuId: goods.bottle.skuId }), 422, 'cart.too_many_lines', before)
  })
})

function add(addition: object): Promise<Heard> {
  return shop.post('/api/cart/update', { quantity: 1, ...addition }, shopper)
}

function addGlasses(differences: object, childSkuId = goods.frame.lensesSkuId, tint?: string): Promise<Heard> {
  const prescriptionGlasses = { ...prescription(), ...differences }
  return add({
    skuId: goods.frame.skuId,
    childSkuId,
    prescriptionGlasses,
    ...(tint && { lensConfiguration: { tint } }),
  })
}

async function expectNo({ status, code }: Heard, expected: number, reason: string, before?: object): Promise<void> {
  expect({ status, code }).toEqual({ status: expected, code: reason })
  if (before) expect(await cartNow()).toEqual(before)
  else expect((await cartNow()).items).toEqual([])
}

async function cartNow() {
  const { text } = await shop.knock('/api/site/shopper', { headers: shopper })
  return (JSON.parse(text) as CartAnswer).cartHead.cart
}

async function setSoldOnline(sellsOnline: boolean): Promise<void> {
  const where = { number: { equals: goods.bottle.skuId } }
  await shop.payload.update({ collection: 'skus', where, data: { sellsOnline } })
}
