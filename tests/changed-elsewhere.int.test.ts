import { describe, expect, test } from 'vitest'
import type { CartAnswer } from '#contracts/cart.ts'
import { opened } from './opened.ts'
import { cartIn, openRealCart } from './real-cart.ts'

const cart = opened(openRealCart)

describe('changing a cart from several tabs', () => {
  test('joins ten additions at the same moment into one line of ten', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => cart.addBottle()))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect((await cart.now()).items).toMatchObject([{ quantity: 10 }])
  })

  test('stops at twelve pieces when fifteen are added at once', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => cart.addBottle()))
    expect(answers.filter(({ code }) => code === 'cart.quantity_over_limit')).toHaveLength(3)
    expect((await cart.now()).items).toMatchObject([{ quantity: 12 }])
  })

  test('stores all goods that two tabs add at the same moment', async () => {
    await Promise.all([cart.addBottle(), cart.addLenses(), cart.addBottle(), cart.addGlasses()])
    const { items, pieces } = await cart.now()
    expect(items.map(({ quantity }) => quantity).toSorted()).toEqual([1, 1, 1, 2])
    expect(pieces).toBe(4)
  })

  test('refuses to change a line after the other tab has emptied the cart', async () => {
    const [line] = cartIn(await cart.addBottle()).items
    await cart.shop.post('/api/cart/empty', {}, cart.shopper)
    expect(await cart.setQuantity(line?.ref, 3)).toMatchObject({ status: 404, code: 'cart.line_missing' })
    expect((await cart.now()).items).toEqual([])
  })

  test('refuses to change lenses alone, and removes them with their frame', async () => {
    const [frame, lenses] = cartIn(await cart.addGlasses()).items
    expect(await cart.setQuantity(lenses?.ref, 2)).toMatchObject({ status: 409, code: 'cart.line_not_editable' })
    await cart.setQuantity(frame?.ref, 0)
    expect(await cart.setQuantity(lenses?.ref, 1)).toMatchObject({ status: 404, code: 'cart.line_missing' })
  })

  test('applies the difference that a tab asked for to the quantity stored meanwhile', async () => {
    const [line] = cartIn(await cart.addBottle()).items
    await cart.setQuantity(line?.ref, 3)
    expect(cartIn(await cart.setQuantity(line?.ref, 2, 1)).pieces).toBe(4)
    await cart.setQuantity(line?.ref, 9)
    expect(cartIn(await cart.setQuantity(line?.ref, 11, 12)).pieces).toBe(8)
  })

  test('refuses to remove a row whose quantity differs from the one the tab saw', async () => {
    const [line] = cartIn(await cart.addBottle()).items
    await cart.setQuantity(line?.ref, 5)
    expect(await cart.setQuantity(line?.ref, 0, 1)).toMatchObject({ status: 409, code: 'cart.changed' })
    expect((await cart.now()).pieces).toBe(5)
    expect(cartIn(await cart.setQuantity(line?.ref, 0, 5)).items).toEqual([])
  })

  test('refuses to remove a discount code other than the one the tab saw', async () => {
    await cart.addGlasses()
    await cart.setCode('TERVETULOA10')
    await cart.setCode('OPTIIKKA20')
    const off = (seen: string) => cart.shop.post('/api/cart/discount', { code: '', seen }, cart.shopper)
    expect(await off('TERVETULOA10')).toMatchObject({ status: 409, code: 'cart.changed' })
    expect((await cart.now()).discountCode).toBe('OPTIIKKA20')
    expect(cartIn(await off('OPTIIKKA20')).discountCode).toBeNull()
  })

  test('numbers a new version with each change, and none with each read', async () => {
    const version = ({ text }: { text: string }) => (JSON.parse(text) as CartAnswer).cartHead.version
    const look = async () => version(await cart.shop.fetch('/api/site/shopper', { headers: cart.shopper }))
    expect(await look()).toBe(0)
    expect([version(await cart.addBottle()), version(await cart.addBottle())]).toEqual([1, 2])
    expect([await look(), await look()]).toEqual([2, 2])
  })

  test('refuses to change a line of another shopper', async () => {
    const [line] = cartIn(await cart.addBottle()).items
    const other = await cart.shop.shopper()
    const answer = await cart.shop.post('/api/cart/quantity', { ref: line?.ref, quantity: 0 }, other)
    expect(answer).toMatchObject({ status: 404, code: 'cart.line_missing' })
    expect((await cart.now()).pieces).toBe(1)
  })

  test('refuses an order of made-to-measure goods without their acknowledgment', async () => {
    const { totalCost } = cartIn(await cart.addGlasses())
    const answer = await cart.order(totalCost, { acknowledgesMadeToMeasure: false })
    expect(answer).toMatchObject({ status: 422, code: 'checkout.made_to_measure_not_acknowledged' })
  })
})

describe('goods that change while they are in a cart', () => {
  test('cost the current price, and an order at the old price is refused with both sums', async () => {
    const shown = cartIn(await cart.addBottle()).totalCost
    const article = await documentOf('articles', 'number', cart.goods.bottle.articleId)
    const amount = cart.goods.bottle.amount + 500
    await cart.shop.payload.create({
      collection: 'prices',
      data: { article: article.id as number, amount, channel: 'online', kind: 'unit' },
    })
    expect((await cart.now()).totalCost).toBe(shown + 500)
    const answer = await cart.order(shown)
    expect(JSON.parse(answer.text)).toEqual({ code: 'checkout.total_changed', details: { shown, actual: shown + 500 } })
  })

  test('are shown as sold out, and can be neither added nor bought', async () => {
    const { totalCost } = cartIn(await cart.addBottle())
    const had = await setStock(0)
    expect((await cart.now()).items).toMatchObject([{ availability: 'sold_out' }])
    expect(await cart.addBottle()).toMatchObject({ status: 409, code: 'article.sold_out' })
    const answer = await cart.order(totalCost)
    expect(answer).toMatchObject({ status: 409, code: 'article.sold_out' })
    await setStock(had)
    expect((await cart.now()).items).toMatchObject([{ availability: 'in_stock', quantity: 1 }])
  })

  test('leave the cart when an editor unpublishes them, and the order is refused as empty', async () => {
    const { totalCost } = cartIn(await cart.addBottle())
    const { id } = await documentOf('articles', 'number', cart.goods.bottle.articleId)
    await cart.shop.payload.update({ collection: 'articles', id, data: { isPublished: false } })
    expect(await cart.now()).toMatchObject({ items: [], totalCost: 0 })
    expect(await cart.addBottle()).toMatchObject({ status: 404, code: 'article.not_found' })
    const answer = await cart.order(totalCost)
    expect(answer).toMatchObject({ status: 409, code: 'cart.empty' })
    await cart.shop.payload.update({ collection: 'articles', id, data: { isPublished: true } })
  })
})

async function documentOf(
  collection: string,
  field: string,
  value: unknown,
): Promise<{ id: number | string; stock: number }> {
  const where = { [field]: { equals: value } }
  const found = await cart.shop.payload.db.findOne<{ id: number | string; stock: number }>({
    collection: collection as never,
    where,
  })
  if (!found) throw new Error(`No ${collection} ${String(value)}`)
  return found
}

/** Changes stock as an order handler does, and gives the number before. */
async function setStock(pieces: number): Promise<number> {
  const { id, stock } = await documentOf('skus', 'number', cart.goods.bottle.skuId)
  await cart.shop.payload.update({ collection: 'skus', id, data: { stockChange: pieces - stock } })
  return stock
}
