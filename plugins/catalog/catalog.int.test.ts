import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Where } from 'payload'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Article, ArticleCard } from '#contracts/catalog.ts'
import type { Listing } from '#contracts/listing.ts'
import { moveClock, now } from '#plugins/kit/clock.ts'
import { openShop, type Shop } from '#plugins/kit/open-shop.ts'
import { storesPlugin } from '#plugins/stores/index.ts'
import { plantStores } from '#plugins/stores/seeds/plant-stores.ts'
import { catalogPlugin } from './index.ts'
import {
  findArticle,
  giveStockBack,
  goodsOf,
  lensSkuOf,
  listCards,
  returnStock,
  settleStock,
  storesWithAll,
  takeStock,
} from './repository.ts'
import { plantCatalog } from './seeds/plant-catalog.ts'

type Req = Awaited<ReturnType<Shop['req']>>

let shop: Shop
let req: Req
let seeds: string
let dropped: string[] = []

beforeAll(async () => {
  shop = await openShop([storesPlugin(), catalogPlugin()])
  req = await shop.req()
  seeds = join(process.env.SHOP_DATA ?? '', 'seeds')
  cpSync(join(process.cwd(), 'content-seeds'), seeds, {
    recursive: true,
    filter: (path) => !path.endsWith('.webp'),
  })
  mkdirSync(join(seeds, 'pictures'), { recursive: true })
  const blank = sharp({ create: { width: 20, height: 10, channels: 3, background: '#eee' } }).webp()
  await blank.toFile(join(seeds, 'pictures/halinen-musta-front.webp'))
  await plantStores.plant(shop.payload, seeds)
  await plantCatalog.plant(shop.payload, seeds)
  globalThis.siteCache = { invalidate: ({ tags }) => void dropped.push(...tags) }
})
beforeEach(() => {
  dropped = []
})
afterEach(() => moveClock())
afterAll(async () => {
  globalThis.siteCache = undefined
  await shop.close()
})

describe('planting', () => {
  test('again plants nothing', async () => {
    expect(await plantCatalog.plant(shop.payload, seeds)).toBe(0)
  })

  test('places pictures beside the shop with words for those who do not see them', async () => {
    const { medias } = await articleAt('kehykset/aurakivi/halinen-musta')
    expect(medias).toHaveLength(1)
    expect(medias[0]).toMatchObject({ md: '/kuvat/halinen-musta-front-285.webp', alt: 'Halinen, musta, edestä' })
    expect(existsSync(join(process.env.SHOP_DATA ?? '', 'media/halinen-musta-front.webp'))).toBe(true)
  })

  test('hangs pictures that were made later', async () => {
    const blank = sharp({ create: { width: 20, height: 10, channels: 3, background: '#ddd' } }).webp()
    await blank.toFile(join(seeds, 'pictures/halinen-hunaja-three-quarter.webp'))
    await blank.toFile(join(seeds, 'pictures/halinen-musta-three-quarter.webp'))
    expect(await plantCatalog.plant(shop.payload, seeds)).toBe(2)
    expect((await articleAt('kehykset/aurakivi/halinen-musta')).medias.map(({ alt }) => alt)).toEqual([
      'Halinen, musta, edestä',
      'Halinen, musta, viistosti edestä',
    ])
    expect((await articleAt('kehykset/aurakivi/halinen-hunaja')).medias[0]?.alt).toBe(
      'Halinen, hunaja, viistosti edestä',
    )
  })
})

describe('GET /article', () => {
  test('finds one article by number, by slug and by path', async () => {
    const [card] = (await listCards(req, { category: 'piilolinssit' })).articles
    const { id, slug } = card ?? { id: 0, slug: '' }
    const asked = [`${id}`, encodeURIComponent(slug), encodeURI(slug), encodeURI(slug.normalize('NFD'))]
    const answers = await Promise.all(asked.map(async (path) => (await shop.ask(`/article/${path}`)).json()))
    expect(answers.map(({ data }) => data.id)).toEqual([id, id, id, id])
  })

  test('names the maker, the facts and the stores that have it', async () => {
    const article = await articleAt('kehykset/aurakivi/halinen-musta')
    expect(article.manufacturer).toMatchObject({
      name: 'Aurakivi Oy',
      address: 'Vanha Hämeentie 105, 20540 Turku, Suomi',
    })
    expect(article.facts).toContainEqual({ label: 'Muoto', value: 'Panto' })
    expect(article.skus.flatMap(({ stores }) => stores).length).toBeGreaterThan(0)
    expect(article.lensPackages.map(({ amount }) => amount)).toEqual(
      article.lensPackages.map(({ amount }) => amount).toSorted((a, b) => a - b),
    )
    expect(article.lensPackages.length).toBeGreaterThan(3)
  })

  test('gives the five measures of a frame, and its card the three that cards show', async () => {
    const { skus, specification } = await articleAt('kehykset/aurakivi/halinen-musta')
    const frame = { totalWidth: 125, noseBridge: 20, lensWidth: 46, lensHeight: 41, templeLength: 140 }
    expect(skus[0]).toMatchObject({ size: 'S', frame })
    expect(specification).toMatchObject({ width: 125, height: 41, length: 140 })
  })

  test('links the colors of a design to each other', async () => {
    const { siblings, colorCount } = await articleAt('kehykset/aurakivi/halinen-musta')
    expect(siblings).toHaveLength(colorCount)
    expect(siblings.filter(({ isCurrent }) => isCurrent).map(({ color }) => color)).toEqual(['Musta'])
    for (const { id } of siblings) expect((await articleAt(`${id}`)).siblings).toHaveLength(colorCount)
  })

  test('offers contact lenses by what is made of them', async () => {
    const lens = await someLens()
    expect(lens.lensChoice?.axes.map(({ name }) => name)).toContain('power')
    expect(lens.skus.every(({ availability }) => availability === 'in_stock')).toBe(true)
    expect(lens.allowSubscription).toBe(true)
    expect(lens.price.subscription.amount).toBeLessThan(lens.price.unit.amount)
  })

  test.each([
    ['999999', 404, 'article.not_found'],
    ['kehykset%2Fei%2Fole', 404, 'article.not_found'],
    ['kehykset/ei/ole', 404, 'article.not_found'],
    ['-1', 404, 'article.not_found'],
    ['x'.repeat(301), 400, 'request.malformed'],
  ])('%s is answered with %i %s', async (id, status, code) => {
    const answer = await shop.ask(`/article/${id}`)
    expect({ status: answer.status, code: (await answer.json()).code }).toEqual({ status, code })
  })

  test('does not show lenses that are sold with a frame only', async () => {
    const [lenses] = (await articleAt('kehykset/aurakivi/halinen-musta')).lensPackages
    const goods = (await goodsOf(req, [lenses?.skuId ?? 0])).get(lenses?.skuId ?? 0)
    expect(goods).toMatchObject({ isLensPackage: true, isMadeToMeasure: true, category: 'hiotut-linssit' })
    expect((await shop.ask(`/article/${goods?.articleId}`)).status).toBe(404)
  })
})

describe('GET /catalog/list', () => {
  test('shows 48 cards a page and keeps what was seen', async () => {
    const first = await list('?category=kehykset')
    expect(first.articles).toHaveLength(48)
    expect(first.hasMore).toBe(true)
    const second = await list('?category=kehykset&page=2')
    expect(second.articles.slice(0, 48)).toEqual(first.articles)
  })

  test('narrows by facets and counts what each value would leave', async () => {
    const narrowed = await list('?category=kehykset&brand=aurakivi&color=black')
    expect(narrowed.articles.every(({ brand }) => brand === 'Aurakivi')).toBe(true)
    const colors = narrowed.facets.find(({ name }) => name === 'color')?.values ?? []
    for (const { value, count, isChosen } of colors) {
      expect((await list(`?category=kehykset&brand=aurakivi&color=${value}`)).total).toBe(count)
      expect(isChosen).toBe(value === 'black')
    }
  })

  test('lists groups with their names, and says nothing of a group that is not there', async () => {
    const { groups } = await list('?category=piilolinssit')
    expect(groups.map(({ group }) => group)).toEqual(['kahden-viikon-linssit', 'kuukausilinssit', 'päivälinssit'])
    expect((await list('?category=kehykset&group=aurakivi')).group).toMatchObject({ name: 'Aurakivi' })
    expect((await list('?category=kehykset&group=olematon')).group).toBeNull()
  })

  test('finds by words of names and brands, whatever the keyboard', async () => {
    const found = await list('?q=paiva%20lumme')
    expect(found.total).toBeGreaterThan(0)
    expect(found.articles.every(({ brand }) => brand === 'Lumme')).toBe(true)
  })

  test('orders by price', async () => {
    const amounts = (await list('?order=halvin&page=4')).articles.map(({ price }) => price.unit.amount)
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  })

  test.each(['?category=kengat', '?page=0', '?page=x', '?priceFrom=-1', '?order=random', `?q=${'x'.repeat(101)}`])(
    '%s is malformed',
    async (query) => {
      const answer = await shop.ask(`/catalog/list${query}`)
      expect({ status: answer.status, code: (await answer.json()).code }).toEqual({
        status: 400,
        code: 'request.malformed',
      })
    },
  )
})

describe('prices', () => {
  test('of the seeds claim a reduction only below the low of the 30 days before', async () => {
    const { articles } = await listCards(req, { page: 99 })
    const campaigns = articles.filter(({ price }) => price.unit.isCampaign)
    expect(campaigns.length).toBeGreaterThan(0)
    for (const { price } of campaigns) expect(price.unit.amount).toBeLessThan(price.unit.lowestPrice30d ?? 0)
    for (const { price } of articles.filter(({ price: { unit } }) => !unit.isCampaign))
      expect(price.unit.lowestPrice30d).toBeNull()
  })

  test('dated ahead come into force by the clock, in lists and on the page alike', async () => {
    const article = await plainFrame()
    await priceFrom(article.id, 86_400_000, { amount: 100, isCampaign: true })
    expect((await articleAt(`${article.id}`)).price.unit.amount).toBe(article.price.unit.amount)
    moveClock(86_400_000)
    const changed = { amount: 100, isCampaign: true, lowestPrice30d: article.price.unit.amount }
    expect((await articleAt(`${article.id}`)).price.unit).toMatchObject(changed)
    const { articles } = await listCards(req, { page: 99 })
    expect(articles.find(({ id }) => id === article.id)?.price.unit).toMatchObject(changed)
    moveClock()
    expect((await articleAt(`${article.id}`)).price.unit.amount).toBe(article.price.unit.amount)
  })

  test('that begin later bring an article to the shelf at that moment', async () => {
    const brand = await documentOf('brands', { slug: { equals: 'aurakivi' } })
    const frame = { name: 'Tuleva', handle: 'tuleva-musta', color: 'Musta', category: 'kehykset', brand }
    const data = { ...frame, description: 'Kehys.', warnings: 'Ei varoituksia.' } as never
    const { number } = (await shop.payload.create({ collection: 'articles' as never, data })) as never as {
      number: number
    }
    await priceFrom(number, 3_600_000, { amount: 12_900 })
    expect((await shop.ask(`/article/${number}`)).status).toBe(404)
    moveClock(3_600_000)
    expect((await articleAt(`${number}`)).price.unit.amount).toBe(12_900)
  })

  test('tell a page, and nobody else, how long it may be kept', async () => {
    const article = await plainFrame()
    await priceFrom(article.id, 90_000, { amount: 200 })
    const heldFor = async (path: string, headers = {}) =>
      (await shop.ask(path, undefined, headers)).headers.get('x-holds-for')
    for (const path of [`/article/${article.id}`, '/catalog/list']) {
      const seconds = Number(await heldFor(path, { 'x-shop-inside': '1' }))
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(90)
      expect(await heldFor(path)).toBeNull()
    }
  })

  test('cannot begin in the past', async () => {
    const article = await documentOf('articles', { isPublished: { equals: true } })
    const data = {
      article,
      channel: 'online',
      kind: 'unit',
      amount: 100,
      startsAt: '2026-01-01T00:00:00.000Z',
    }
    await expect(shop.payload.create({ collection: 'prices' as never, data: data as never })).rejects.toThrow()
  })

  test('are changed and deleted by nobody', async () => {
    const user = { id: 1, collection: 'staff', roles: ['admin'] } as never
    const where = { amount: { greater_than: 0 } }
    const asked = { collection: 'prices' as never, where, user, overrideAccess: false }
    await expect(shop.payload.update({ ...asked, data: { amount: 1 } as never })).rejects.toThrow(/./)
    await expect(shop.payload.delete(asked)).rejects.toThrow(/./)
  })
})

describe('stock', () => {
  test('that falls to nothing shows at once, and so does what comes back', async () => {
    const article = await plainFrame()
    await takeAll(article, 'one buyer')
    expect((await articleAt(`${article.id}`)).price.unit.publicationStatus).toBe(30)
    expect(dropped).toContain(`articles:${article.id}`)
    const [first] = article.skus
    expect(await giveStockBack(req, first?.id ?? 0, 'one buyer')).toBe(true)
    expect((await articleAt(`${article.id}`)).price.unit.publicationStatus).toBe(20)
    expect(await giveStockBack(req, first?.id ?? 0, 'one buyer')).toBe(false)
    for (const sku of article.skus) await giveStockBack(req, sku.id, 'one buyer')
  })

  test('of three goes to three of ten racers', async () => {
    const sku = await skuWithStock(3)
    const took = await Promise.all(Array.from({ length: 10 }, (_, racer) => takeStock(req, sku, 1, `racer ${racer}`)))
    expect(took.filter(Boolean)).toHaveLength(3)
    expect(await stockOf(sku)).toBe(0)
    expect((await goodsOf(req, [sku])).get(sku)).toMatchObject({ availability: 'sold_out', publicationStatus: 30 })
  })

  test('is taken once for one buyer, and is gone once it is sold', async () => {
    const sku = await skuWithStock(5)
    expect(await takeStock(req, sku, 2, 'buyer')).toBe(true)
    expect(await takeStock(req, sku, 2, 'buyer')).toBe(true)
    expect(await stockOf(sku)).toBe(3)
    expect(await settleStock(req, sku, 'buyer')).toBe(true)
    expect(await giveStockBack(req, sku, 'buyer')).toBe(false)
    expect(await takeStock(req, sku, 4, 'greedy')).toBe(false)
    expect(await stockOf(sku)).toBe(3)
  })

  test('comes back from a canceled order once', async () => {
    const sku = await skuWithStock(0)
    expect(await returnStock(req, sku, 2, 'order 7')).toBe(true)
    expect(await returnStock(req, sku, 2, 'order 7')).toBe(true)
    expect(await stockOf(sku)).toBe(2)
    expect((await goodsOf(req, [sku])).get(sku)?.availability).toBe('in_stock')
  })

  test('of a lens that its maker sends is never refused', async () => {
    const lens = await someLens()
    const sku = await lensSkuOf(req, lens.id, lens.skus[0]?.parameters ?? {})
    const before = await stockOf(sku)
    expect(await takeStock(req, sku, before + 1, 'many eyes')).toBe(true)
    expect(await stockOf(sku)).toBe(before)
    expect(await takeStock(req, sku, before, 'as many as there are')).toBe(true)
    expect((await goodsOf(req, [sku])).get(sku)).toMatchObject({
      availability: 'supplier_order',
      publicationStatus: 20,
    })
  })

  test('of an unknown SKU is not there to take', async () => {
    expect(await takeStock(req, 999_999, 1, 'nobody')).toBe(false)
  })

  test('in stores is found for everything wanted together', async () => {
    const { skus } = await articleAt('kehykset/aurakivi/halinen-musta')
    const sku = skus.find(({ stores }) => stores.length > 0)
    const all = sku?.stores.map(({ storeId }) => storeId).toSorted((a, b) => a - b)
    expect((await storesWithAll(req, [{ skuId: sku?.id ?? 0, pieces: 1 }])).toSorted((a, b) => a - b)).toEqual(all)
    expect(await storesWithAll(req, [{ skuId: sku?.id ?? 0, pieces: 1000 }])).toEqual([])
    expect(
      await storesWithAll(req, [
        { skuId: sku?.id ?? 0, pieces: 1 },
        { skuId: 999_999, pieces: 1 },
      ]),
    ).toEqual([])
  })
})

describe('a combination of a contact lens', () => {
  test('bought by ten at once for the first time gets one number', async () => {
    const lens = await someLens()
    const parameters = neverStocked(lens)
    const numbers = await Promise.all(Array.from({ length: 10 }, () => lensSkuOf(req, lens.id, parameters)))
    expect(new Set(numbers).size).toBe(1)
    const [sku = 0] = numbers
    expect((await goodsOf(req, [sku])).get(sku)).toMatchObject({
      articleId: lens.id,
      availability: 'supplier_order',
      leadTimeDays: lens.lensChoice?.leadTimeDays,
      parameters,
    })
  })

  test.each([
    ['not made', async () => ({ ...neverStocked(await someLens()), power: -99 })],
    ['half given', async () => ({ power: -1 })],
    ['not given', async () => ({})],
  ])('that is %s is refused', async (_, parameters) => {
    await expect(lensSkuOf(req, (await someLens()).id, await parameters())).rejects.toMatchObject({
      code: 'article.combination_not_made',
    })
  })

  test('of a frame, or of nothing, is refused', async () => {
    const frame = await plainFrame()
    await expect(lensSkuOf(req, frame.id, { power: -1 })).rejects.toMatchObject({
      code: 'article.combination_not_made',
    })
    await expect(lensSkuOf(req, 999_999, { power: -1 })).rejects.toMatchObject({ code: 'article.not_found' })
  })
})

describe('the desk', () => {
  test('shows strangers nothing of the REST that Payload makes', async () => {
    for (const slug of ['articles', 'skus', 'prices', 'brands', 'store-stock', 'media'])
      expect((await shop.ask(`/${slug}`)).status).toBe(403)
  })

  test('an editor changes a name, and it is seen at once', async () => {
    const { id } = await plainFrame()
    const where = { number: { equals: id } }
    await shop.payload.update({ collection: 'articles' as never, where, data: { name: 'Uusi nimi' } as never })
    expect(await articleAt(`${id}`)).toMatchObject({ name: 'Uusi nimi' })
    expect(dropped).toContain('goods')
  })

  test('what an editor hides is neither shown nor sold', async () => {
    const { id, skus } = await plainFrame()
    const where = { number: { equals: id } }
    const skuId = skus[0]?.id ?? 0
    await shop.payload.update({ collection: 'articles' as never, where, data: { isPublished: false } as never })
    expect((await shop.ask(`/article/${id}`)).status).toBe(404)
    expect((await goodsOf(req, [skuId])).size).toBe(0)
    await shop.payload.update({ collection: 'articles' as never, where, data: { isPublished: true } as never })
    expect((await goodsOf(req, [skuId])).size).toBe(1)
  })

  test('a form saved late does not bring sold pieces back', async () => {
    const sku = await skuWithStock(5)
    await takeStock(req, sku, 2, 'meanwhile')
    await shop.payload.update({
      collection: 'skus' as never,
      where: { number: { equals: sku } },
      data: { title: 'Uusi nimi', stock: 5, holds: {}, holdsVersion: 0 } as never,
    })
    expect(await stockOf(sku)).toBe(3)
    expect(await giveStockBack(req, sku, 'meanwhile')).toBe(true)
  })

  test.each([
    [10, 15],
    [-5, 0],
    [-6, 5],
  ])('a change of stock by %i leaves %i of five', async (stockChange, left) => {
    const sku = await skuWithStock(5)
    await shop.payload.update({
      collection: 'skus' as never,
      where: { number: { equals: sku } },
      data: { stockChange } as never,
    })
    expect(await stockOf(sku)).toBe(left)
  })

  test('a picture without words is not accepted, and one with them gets a plain name', async () => {
    const data = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#eee' } })
      .jpeg()
      .toBuffer()
    const file = { data, mimetype: 'image/jpeg', name: 'Härmä 1.JPG', size: data.length }
    await expect(shop.payload.create({ collection: 'media' as never, data: {} as never, file })).rejects.toThrow()
    const made = await shop.payload.create({ collection: 'media' as never, data: { alt: 'Härmä' } as never, file })
    expect(made).toMatchObject({ filename: 'harma-1-jpg.jpg' })
    await shop.payload.delete({ collection: 'media' as never, id: (made as { id: number }).id })
  })

  test('a new article gets number, address and title of its own', async () => {
    const brand = await documentOf('brands', { slug: { equals: 'aurakivi' } })
    const made = await shop.payload.create({
      collection: 'articles' as never,
      data: {
        name: 'Koe',
        handle: 'koe-musta',
        color: 'Musta',
        category: 'kehykset',
        brand,
        description: 'Kehys.',
        warnings: 'Ei varoituksia.',
      } as never,
    })
    expect(made).toMatchObject({ slug: 'kehykset/aurakivi/koe-musta', title: 'Koe, musta', number: expect.any(Number) })
    expect(await findArticle(req, 'kehykset/aurakivi/koe-musta')).toBeUndefined()
  })
})

/** Plans a price of the web shop for this many milliseconds from now. */
async function priceFrom(number: number, ms: number, price: { amount: number; isCampaign?: boolean }): Promise<void> {
  const article = await documentOf('articles', { number: { equals: number } })
  const startsAt = new Date(now().getTime() + ms).toISOString()
  const data = { article, channel: 'online', kind: 'unit', isCampaign: false, ...price, startsAt }
  await shop.payload.create({ collection: 'prices' as never, data: data as never })
}

async function articleAt(id: string): Promise<Article> {
  const answer = await shop.ask(`/article/${encodeURIComponent(id)}`)
  return (await answer.json()).data
}

async function list(query: string): Promise<Listing> {
  return (await shop.ask(`/catalog/list${query}`)).json()
}

/** A frame that is in stock and in no campaign. */
async function plainFrame(): Promise<Article> {
  const isPlain = ({ price: { unit } }: ArticleCard) =>
    unit.publicationStatus === 20 && !unit.isCampaign && unit.amount > 1000
  const card = (await listCards(req, { category: 'kehykset' })).articles.find(isPlain)
  return articleAt(`${card?.id}`)
}

async function someLens(): Promise<Article> {
  const [card] = (await listCards(req, { q: 'Lumme Päivä 30' })).articles
  return articleAt(`${card?.id}`)
}

/** The strongest minus: made, but on no shelf. */
function neverStocked({ lensChoice }: Article): Record<string, number | string> {
  return Object.fromEntries((lensChoice?.axes ?? []).map(({ name, values: [first = 0] }) => [name, first]))
}

async function takeAll({ skus }: Article, ref: string): Promise<void> {
  for (const { id } of skus) await takeStock(req, id, await stockOf(id), ref)
}

async function skuWithStock(stock: number): Promise<number> {
  const article = await documentOf('articles', { category: { equals: 'aurinkolasit' } })
  const size = crypto.randomUUID()
  const data = { article, title: size, size, stock, leadTimeDays: 0 }
  const made = await shop.payload.create({ collection: 'skus' as never, data: data as never })
  return (made as unknown as { number: number }).number
}

async function stockOf(number: number): Promise<number> {
  const { docs } = await shop.payload.find({ collection: 'skus' as never, where: { number: { equals: number } } })
  return (docs[0] as unknown as { stock: number }).stock
}

/** What the database calls the first document where this holds. */
async function documentOf(collection: string, where: Where): Promise<number | string> {
  const { docs } = await shop.payload.find({ collection: collection as never, where, limit: 1 })
  return (docs[0] as unknown as { id: number | string }).id
}
