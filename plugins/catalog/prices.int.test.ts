import { describe, expect, test } from 'vitest'
import { moveClock, nowIso } from '#plugins/kit/clock.ts'
import { opened } from '../../tests/opened.ts'
import { openTrialCatalog } from '../../tests/trial-catalog.ts'
import { listCards } from './repository.ts'

const catalog = opened(openTrialCatalog)

describe('prices of articles', () => {
  test('apply from their start time, in lists and on the page alike', async () => {
    const article = await catalog.plainFrame()
    await priceFrom(article.id, 86_400_000, { amount: 100, isCampaign: true })
    expect((await catalog.articleAt(`${article.id}`)).price.unit.amount).toBe(article.price.unit.amount)
    moveClock(86_400_000)
    const changed = { amount: 100, isCampaign: true, lowestPrice30d: article.price.unit.amount }
    expect((await catalog.articleAt(`${article.id}`)).price.unit).toMatchObject(changed)
    const { articles } = await listCards(catalog.req, { page: 99 })
    expect(articles.find(({ id }) => id === article.id)?.price.unit).toMatchObject(changed)
    moveClock()
    expect((await catalog.articleAt(`${article.id}`)).price.unit.amount).toBe(article.price.unit.amount)
  })

  test('have the lowest of the colors of a design, where they differ', async () => {
    const { id, slug, siblings, price } = await catalog.plainFrame()
    const other = siblings.find((sibling) => sibling.slug !== slug)?.slug ?? ''
    expect(price.unit.fromPrice).toBeNull()
    await priceFrom(id, 172_800_000, { amount: 50 })
    moveClock(172_800_000)
    for (const color of [slug, other]) expect((await catalog.articleAt(color)).price.unit.fromPrice).toBe(50)
    moveClock()
  })

  test('show an article from the moment its first price starts', async () => {
    const brand = await catalog.documentOf('brands', { slug: { equals: 'aurakivi' } })
    const frame = { name: 'Tuleva', handle: 'tuleva-musta', color: 'Musta', category: 'frames', brand }
    const data = { ...frame, description: 'Kehys.', warnings: 'Ei varoituksia.' } as never
    const { number } = (await catalog.shop.payload.create({ collection: 'articles' as never, data })) as never as {
      number: number
    }
    await priceFrom(number, 3_600_000, { amount: 12_900 })
    expect((await catalog.shop.ask(`/article/${number}`)).status).toBe(404)
    moveClock(3_600_000)
    expect((await catalog.articleAt(`${number}`)).price.unit.amount).toBe(12_900)
  })

  test('limit how long a page is cached by their next start', async () => {
    const article = await catalog.plainFrame()
    await priceFrom(article.id, 90_000, { amount: 200 })
    const heldFor = async (path: string, headers = {}) =>
      (await catalog.shop.ask(path, undefined, headers)).headers.get('x-cache-max-age')
    for (const path of [`/article/${article.id}`, '/catalog/list']) {
      const seconds = Number(await heldFor(path, { 'x-shop-inside': '1' }))
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(90)
      expect(await heldFor(path)).toBeNull()
    }
  })

  test.each([
    ['in the past', '2026-01-01T00:00:00.000Z'],
    ['at a time that the clocks skip', '2027-03-28T03:30'],
  ])('cannot start %s', async (_, startsAt) => {
    const article = await catalog.documentOf('articles', { isPublished: { equals: true } })
    const data = { article, channel: 'online', kind: 'unit', amount: 100, startsAt }
    await expect(catalog.shop.payload.create({ collection: 'prices' as never, data: data as never })).rejects.toThrow()
  })

  test('cannot be changed or deleted, even by an admin', async () => {
    const user = { id: 1, collection: 'staff', roles: ['admin'] } as never
    const where = { amount: { greater_than: 0 } }
    const asked = { collection: 'prices' as never, where, user, overrideAccess: false }
    await expect(catalog.shop.payload.update({ ...asked, data: { amount: 1 } as never })).rejects.toThrow(/./)
    await expect(catalog.shop.payload.delete(asked)).rejects.toThrow(/./)
  })
})

/** Plans a price of the web shop for this many milliseconds from now. */
async function priceFrom(number: number, ms: number, price: { amount: number; isCampaign?: boolean }): Promise<void> {
  const article = await catalog.documentOf('articles', { number: { equals: number } })
  const startsAt = nowIso(ms)
  const data = { article, channel: 'online', kind: 'unit', isCampaign: false, ...price, startsAt }
  await catalog.shop.payload.create({ collection: 'prices' as never, data: data as never })
}
