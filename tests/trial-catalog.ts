import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Where } from 'payload'
import sharp from 'sharp'
import type { Article, ArticleCard } from '#contracts/catalog.ts'
import type { Listing } from '#contracts/listing.ts'
import { catalogPlugin } from '#plugins/catalog/index.ts'
import { listCards } from '#plugins/catalog/repository.ts'
import { seedCatalog } from '#plugins/catalog/seeds/seed-catalog.ts'
import { openShop } from '#plugins/kit/open-shop.ts'
import { searchPlugin } from '#plugins/search/index.ts'
import { storesPlugin } from '#plugins/stores/index.ts'
import { seedStores } from '#plugins/stores/seeds/seed-stores.ts'
import { fewSeeds } from './few-seeds.ts'

/** Catalog and stores alone, with few goods unless all are asked for, and few pictures but those made here. */
export async function openTrialCatalog({ isWhole = false } = {}) {
  const shop = await openShop([storesPlugin(), catalogPlugin(), searchPlugin()])
  const req = await shop.req()
  const folder = join(process.env.SHOP_DATA ?? '', 'seeds')
  const seeds = isWhole ? wholeWithoutPictures(folder) : fewSeeds(folder, { stocksLens: true })
  const dropped: string[] = []

  async function picture(name: string): Promise<void> {
    const blank = sharp({ create: { width: 20, height: 10, channels: 3, background: '#eee' } }).webp()
    await blank.toFile(join(seeds, 'pictures', name))
  }

  await picture('halinen-musta-front.webp')
  await seedStores.run(shop.payload, seeds)
  await seedCatalog.run(shop.payload, seeds)
  globalThis.siteCache = { invalidate: ({ tags }) => void dropped.push(...tags) }

  async function articleAt(id: string): Promise<Article> {
    const answer = await shop.ask(`/article/${encodeURIComponent(id)}`)
    return (await answer.json()).data
  }

  /** The id of the first document that matches. */
  async function documentOf(collection: string, where: Where): Promise<number | string> {
    const { docs } = await shop.payload.find({ collection: collection as never, where, limit: 1 })
    return (docs[0] as unknown as { id: number | string }).id
  }

  return {
    shop,
    req,
    /** Tags of the pages that were invalidated since the shop was opened. */
    dropped,
    picture,
    seedAgain: () => seedCatalog.run(shop.payload, seeds),
    articleAt,
    documentOf,
    list: async (query: string): Promise<Listing> => (await shop.ask(`/catalog/list${query}`)).json(),
    /** A frame that is in stock and in no campaign. */
    async plainFrame(): Promise<Article> {
      const isPlain = ({ price: { unit } }: ArticleCard) =>
        unit.publicationStatus === 20 && !unit.isCampaign && unit.amount > 1000
      const card = (await listCards(req, { category: 'frames' })).articles.find(isPlain)
      return articleAt(`${card?.id}`)
    },
    async someLens(): Promise<Article> {
      const [card] = (await listCards(req, { q: 'Lumme Päivä 30' })).articles
      return articleAt(`${card?.id}`)
    },
    async change(collection: string, number: number, data: object): Promise<void> {
      const where = { number: { equals: number } }
      await shop.payload.update({ collection: collection as never, where, data: data as never })
    },
    async skuWithStock(stock: number): Promise<number> {
      const article = await documentOf('articles', { category: { equals: 'frames' } })
      const size = crypto.randomUUID()
      const data = { article, title: size, size, stock, leadTimeDays: 0 }
      const made = await shop.payload.create({ collection: 'skus' as never, data: data as never })
      return (made as unknown as { number: number }).number
    },
    async stockOf(number: number): Promise<number> {
      const { docs } = await shop.payload.find({ collection: 'skus' as never, where: { number: { equals: number } } })
      return (docs[0] as unknown as { stock: number }).stock
    },
    async close() {
      globalThis.siteCache = undefined
      await shop.close()
    },
  }
}

function wholeWithoutPictures(folder: string): string {
  cpSync(join(process.cwd(), 'content-seeds'), folder, {
    recursive: true,
    // What brands and categories show is named by their seeds.
    filter: (path) => !path.endsWith('.webp') || /\/(brand|category)-[^/]+$/.test(path),
  })
  return folder
}
