import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { opened } from '../../tests/opened.ts'
import { openTrialCatalog } from '../../tests/trial-catalog.ts'
import { isPublishedPicture } from '#plugins/kit/admin/published-pictures.ts'
import { findArticle } from './repository.ts'
import { releaseStock, takeStock } from './take-stock.ts'
import { goodsOf } from './goods-of.ts'

const catalog = opened(openTrialCatalog)

describe('editing the catalog', () => {
  test('refuses strangers Payload’s own REST endpoints', async () => {
    for (const slug of ['articles', 'skus', 'prices', 'brands', 'store-stock', 'media'])
      expect((await catalog.shop.ask(`/${slug}`)).status).toBe(403)
  })

  test('shows a changed name at once', async () => {
    const { id } = await catalog.plainFrame()
    catalog.dropped.splice(0)
    await catalog.change('articles', id, { name: 'Uusi nimi' })
    expect(await catalog.articleAt(`${id}`)).toMatchObject({ name: 'Uusi nimi' })
    expect(catalog.dropped).toContain('goods')
  })

  test('neither shows nor sells a hidden article', async () => {
    const { id, skus } = await catalog.plainFrame()
    const skuId = skus[0]?.id ?? 0
    await catalog.change('articles', id, { isPublished: false })
    expect((await catalog.shop.ask(`/article/${id}`)).status).toBe(404)
    expect((await goodsOf(catalog.req, [skuId])).size).toBe(0)
    await catalog.change('articles', id, { isPublished: true })
    expect((await goodsOf(catalog.req, [skuId])).size).toBe(1)
  })

  test.each([{ isModeled: false }, { finish: null }, { shape: null }])(
    'does not show a frame with %o in 3D',
    async (said) => {
      const { id, finish, form } = await catalog.plainFrame()
      await catalog.change('articles', id, said)
      expect(await catalog.articleAt(`${id}`)).toMatchObject({ finish: null, hasVTO: false })
      await catalog.change('articles', id, { isModeled: true, finish, shape: form?.shape ?? null })
      expect(await catalog.articleAt(`${id}`)).toMatchObject({ finish, hasVTO: true })
    },
  )

  test('does not publish the pictures of a hidden article', async () => {
    const { id, medias } = await catalog.plainFrame()
    const name = String(medias[0]?.xs).replace(/^.*\/|-75\.webp$/g, '')
    const seen = () => isPublishedPicture(catalog.shop.payload, name)
    expect(await seen()).toBe(true)
    await catalog.change('articles', id, { isPublished: false })
    expect(await seen()).toBe(false)
    await catalog.change('articles', id, { isPublished: true })
    expect(await isPublishedPicture(catalog.shop.payload, 'art-without-document')).toBe(true)
  })

  test('updates the addresses of hidden, moved and changed articles at once', async () => {
    const { id, slug } = await catalog.plainFrame()
    const before = await addresses()
    expect(Object.keys(before)).toHaveLength((await catalog.list('')).total)

    await catalog.change('articles', id, { isPublished: false })
    expect(await addresses()).not.toHaveProperty([slug])
    await catalog.change('articles', id, { isPublished: true, handle: 'toinen-nimi' })
    const moved = slug.replace(/[^/]+$/, 'toinen-nimi')
    expect(Object.keys(await addresses()).toSorted()).toEqual(
      [...Object.keys(before).filter((one) => one !== slug), moved].toSorted(),
    )
    expect(Date.parse((await addresses())[moved] ?? '')).toBeGreaterThan(Date.parse(before[slug] ?? ''))
    await catalog.change('articles', id, { handle: slug.split('/').at(-1) })
  })

  test('does not restore sold pieces when an old form is saved', async () => {
    const sku = await catalog.skuWithStock(5)
    await takeStock(catalog.req, sku, 2, { ref: 'meanwhile' })
    await catalog.change('skus', sku, { title: 'Uusi nimi', stock: 5, holds: {}, holdsVersion: 0 })
    expect(await catalog.stockOf(sku)).toBe(3)
    expect(await releaseStock(catalog.req, sku, 'meanwhile')).toBe(true)
  })

  test.each([
    [10, 15],
    [-5, 0],
    [-6, 5],
  ])('changes a stock of five by %i to %i', async (stockChange, left) => {
    const sku = await catalog.skuWithStock(5)
    await catalog.change('skus', sku, { stockChange })
    expect(await catalog.stockOf(sku)).toBe(left)
  })

  test('refuses a picture without alternative text, and gives an accepted one a plain name', async () => {
    const data = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#eee' } })
      .jpeg()
      .toBuffer()
    const file = { data, mimetype: 'image/jpeg', name: 'Härmä 1.JPG', size: data.length }
    await expect(
      catalog.shop.payload.create({ collection: 'media' as never, data: {} as never, file }),
    ).rejects.toThrow()
    const made = await catalog.shop.payload.create({
      collection: 'media' as never,
      data: { alt: 'Härmä' } as never,
      file,
    })
    expect(made).toMatchObject({ filename: 'harma-1-jpg.jpg' })
    await catalog.shop.payload.delete({ collection: 'media' as never, id: (made as { id: number | string }).id })
  })

  test('gives a new article its own number, address and title', async () => {
    const brand = await catalog.documentOf('brands', { slug: { equals: 'aurakivi' } })
    const made = await catalog.shop.payload.create({
      collection: 'articles' as never,
      data: {
        name: 'Koe',
        handle: 'koe-musta',
        color: 'Musta',
        category: 'frames',
        brand,
        description: 'Kehys.',
        warnings: 'Ei varoituksia.',
      } as never,
    })
    expect(made).toMatchObject({ slug: 'kehykset/aurakivi/koe-musta', title: 'Koe, musta', number: expect.any(Number) })
    expect(await findArticle(catalog.req, 'kehykset/aurakivi/koe-musta')).toBeUndefined()
  })
})

/** Every address of the catalog, and since when its page says what it says. */
async function addresses(): Promise<Record<string, string>> {
  const { articles } = (await (await catalog.shop.ask('/catalog/addresses')).json()) as {
    articles: { slug: string; changedAt: string }[]
  }
  return Object.fromEntries(articles.map(({ slug, changedAt }) => [slug, changedAt]))
}
