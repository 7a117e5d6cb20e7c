import { afterAll, describe, expect, test } from 'vitest'
import type { Article } from '#contracts/catalog.ts'
import { opened } from '../../tests/opened.ts'
import { openTrialCatalog } from '../../tests/trial-catalog.ts'
import { releaseStock, returnStock, settleStock, takeStock } from './take-stock.ts'
import { goodsOf } from './goods-of.ts'
import { storesWithAll } from './stores-with-all.ts'
import { lensSkuOf } from './lens-sku-of.ts'

const catalog = opened(openTrialCatalog)

describe('the stock of a SKU', () => {
  test('is shown at once when it is sold out and when it returns', async () => {
    const article = await catalog.plainFrame()
    catalog.dropped.splice(0)
    await takeAll(article, 'one buyer')
    expect((await catalog.articleAt(`${article.id}`)).price.unit.publicationStatus).toBe(30)
    expect(catalog.dropped).toContain(`articles:${article.id}`)
    const [first] = article.skus
    expect(await releaseStock(catalog.req, first?.id ?? 0, 'one buyer')).toBe(true)
    expect((await catalog.articleAt(`${article.id}`)).price.unit.publicationStatus).toBe(20)
    expect(await releaseStock(catalog.req, first?.id ?? 0, 'one buyer')).toBe(false)
    for (const sku of article.skus) await releaseStock(catalog.req, sku.id, 'one buyer')
  })

  test('gives three pieces to three of ten simultaneous buyers', async () => {
    const sku = await catalog.skuWithStock(3)
    const took = await Promise.all(
      Array.from({ length: 10 }, (_, racer) => takeStock(catalog.req, sku, 1, { ref: `racer ${racer}` })),
    )
    expect(took.filter(Boolean)).toHaveLength(3)
    expect(await catalog.stockOf(sku)).toBe(0)
    expect((await goodsOf(catalog.req, [sku])).get(sku)).toMatchObject({
      availability: 'sold_out',
      publicationStatus: 30,
    })
  })

  test('is reserved once for one buyer, and not released after the sale', async () => {
    const sku = await catalog.skuWithStock(5)
    expect(await takeStock(catalog.req, sku, 2, { ref: 'buyer' })).toBe(true)
    expect(await takeStock(catalog.req, sku, 2, { ref: 'buyer' })).toBe(true)
    expect(await catalog.stockOf(sku)).toBe(3)
    expect(await settleStock(catalog.req, sku, 'buyer')).toBe(true)
    expect(await releaseStock(catalog.req, sku, 'buyer')).toBe(false)
    expect(await takeStock(catalog.req, sku, 4, { ref: 'greedy' })).toBe(false)
    expect(await catalog.stockOf(sku)).toBe(3)
  })

  test('is returned once from a canceled order', async () => {
    const sku = await catalog.skuWithStock(0)
    expect(await returnStock(catalog.req, sku, 2, 'order 7')).toBe(true)
    expect(await returnStock(catalog.req, sku, 2, 'order 7')).toBe(true)
    expect(await catalog.stockOf(sku)).toBe(2)
    expect((await goodsOf(catalog.req, [sku])).get(sku)?.availability).toBe('in_stock')
  })

  test('is never refused for a lens that its maker sends', async () => {
    const lens = await catalog.someLens()
    const sku = await lensSkuOf(catalog.req, lens.id, lens.skus[0]?.parameters ?? {})
    const before = await catalog.stockOf(sku)
    expect(await takeStock(catalog.req, sku, before + 1, { ref: 'many eyes' })).toBe(true)
    expect(await catalog.stockOf(sku)).toBe(before)
    expect(await takeStock(catalog.req, sku, before, { ref: 'as many as there are' })).toBe(true)
    expect((await goodsOf(catalog.req, [sku])).get(sku)).toMatchObject({
      availability: 'supplier_order',
      publicationStatus: 20,
    })
  })

  test('cannot be reserved for an unknown SKU', async () => {
    expect(await takeStock(catalog.req, 999_999, 1, { ref: 'nobody' })).toBe(false)
  })

  test('is found in stores that have every wanted piece', async () => {
    const { skus } = await catalog.articleAt('kehykset/aurakivi/halinen-musta')
    const { id: skuId = 0, stores = [] } = skus.find((sku) => sku.stores.length > 0) ?? {}
    const all = stores.map(({ storeId }) => storeId)
    expect(all.length).toBeGreaterThan(0)
    expect(new Set(await storesWithAll(catalog.req, [{ skuId, pieces: 1 }]))).toEqual(new Set(all))
    expect(await storesWithAll(catalog.req, [{ skuId, pieces: 1000 }])).toEqual([])
    const unknown = { skuId: 999_999, pieces: 1 }
    expect(await storesWithAll(catalog.req, [{ skuId, pieces: 1 }, unknown])).toEqual([])
  })
})

describe('the SKU of a contact lens combination', () => {
  test('gets one number where ten buy it at once for the first time', async () => {
    const lens = await catalog.someLens()
    const parameters = neverStocked(lens)
    const numbers = await Promise.all(Array.from({ length: 10 }, () => lensSkuOf(catalog.req, lens.id, parameters)))
    expect(new Set(numbers).size).toBe(1)
    const [sku = 0] = numbers
    expect((await goodsOf(catalog.req, [sku])).get(sku)).toMatchObject({
      articleId: lens.id,
      availability: 'supplier_order',
      leadTimeDays: lens.lensChoice?.leadTimeDays,
      parameters,
    })
  })

  test.each([
    [
      'a combination that is not made is refused',
      async () => ({ ...neverStocked(await catalog.someLens()), power: -99 }),
    ],
    ['a combination that is given in part is refused', async () => ({ power: -1 })],
    ['a missing combination is refused', async () => ({})],
  ])('%s', async (_, parameters) => {
    await expect(lensSkuOf(catalog.req, (await catalog.someLens()).id, await parameters())).rejects.toMatchObject({
      code: 'article.combination_not_made',
    })
  })

  test('is refused for a frame and for an unknown article', async () => {
    const frame = await catalog.plainFrame()
    await expect(lensSkuOf(catalog.req, frame.id, { power: -1 })).rejects.toMatchObject({
      code: 'article.combination_not_made',
    })
    await expect(lensSkuOf(catalog.req, 999_999, { power: -1 })).rejects.toMatchObject({ code: 'article.not_found' })
  })
})

describe('a contact lens that is no longer sold online', () => {
  afterAll(() => sell({ sellsOnline: true, sellsInStores: true }))

  test('is sold in stores only, and its stores are shown', async () => {
    await sell({ sellsOnline: false, sellsInStores: true })
    const lens = await catalog.someLens()
    expect(lens.price.unit.publicationStatus).toBe(40)
    expect(lens.skus.length).toBeGreaterThan(0)
    expect(lens.skus.every(({ availability, stores }) => availability === 'sold_out' && stores.length > 0)).toBe(true)
  })

  test('is refused also for a power that no one has bought yet', async () => {
    const lens = await catalog.someLens()
    const asked = lensSkuOf(catalog.req, lens.id, neverStocked(lens, 1))
    await expect(asked).rejects.toMatchObject({ code: 'article.not_sold_online' })
    expect((await catalog.someLens()).price.unit.publicationStatus).toBe(40)
  })

  test('is not published when stores do not sell it either', async () => {
    await sell({ sellsOnline: false, sellsInStores: false })
    expect((await catalog.someLens()).price.unit.publicationStatus).toBe(0)
  })

  async function sell(data: object): Promise<void> {
    const article = await catalog.documentOf('articles', { category: { equals: 'contact_lenses' } })
    const where = { article: { equals: article } }
    await catalog.shop.payload.update({ collection: 'skus' as never, where, data: data as never })
  }
})

/** The strongest minus, or one a few steps from it: made, but on no shelf. */
function neverStocked({ lensChoice }: Article, step = 0): Record<string, number | string> {
  const axes = lensChoice?.axes ?? []
  return Object.fromEntries(axes.map(({ name, values }) => [name, values[step] ?? values[0] ?? 0]))
}

async function takeAll({ skus }: Article, ref: string): Promise<void> {
  for (const { id } of skus) await takeStock(catalog.req, id, await catalog.stockOf(id), { ref })
}
