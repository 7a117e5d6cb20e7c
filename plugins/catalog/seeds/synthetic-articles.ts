import type { Payload } from 'payload'
import {
  createUnlessTaken,
  findAll,
  writeUnlessTaken,
  type NewDocument,
  type Stored,
} from '#plugins/kit/storage/documents.ts'
import { catalogChanged } from '../catalog-changes.ts'
import { LENS_PACKAGES } from '#domain/catalog/lens-choice.ts'
import { titleOf } from '../collections/articles.ts'
import { skuKey } from '../collections/sku-key.ts'

/** Their numbers are far from those that editors' articles get. */
const FIRST_SYNTHETIC = 1_000_000
const FIRST_SYNTHETIC_SKU = 10_000_000
/** Colors of a design. */
const COLORS = 4
/** So many are written at a time, which SQLite commits together. */
const AT_A_TIME = 100
const PRICED_FROM = '2026-01-01T00:00:00.000Z'

/**
 * Adds articles to try a large shop with, until there are `count` of them: each like a seeded one, with a name, a price and
 * a SKU of its own. Repeatable. Gives how many were added.
 */
export async function seedSyntheticArticles(payload: Payload, count: number): Promise<number> {
  const context = { payload }
  const isSeeded = { number: { less_than: FIRST_SYNTHETIC } }
  const models = (await findAll(context, 'articles', isSeeded)).filter(
    ({ category, lensChoice }) => category !== LENS_PACKAGES && !lensChoice,
  )
  const [first] = models
  if (!first) throw new Error('There are no articles that others could be made like.')
  let added = 0
  for (let from = 0; from < count; from += AT_A_TIME) {
    const places = Array.from({ length: Math.min(AT_A_TIME, count - from) }, (_, index) => from + index)
    const made = await Promise.all(
      places.map((place) => seedArticle(payload, models[place % models.length] ?? first, place)),
    )
    added += made.filter(Boolean).length
  }
  if (added > 0) await catalogChanged(context, 'all')
  return added
}

async function seedArticle(payload: Payload, like: Stored<'articles'>, place: number): Promise<boolean> {
  const context = { payload }
  const { id: _, createdAt: __, updatedAt: ___, slug: ____, ...facts } = like
  const name = `${like.name} ${Math.floor(place / COLORS) + 2}`
  const article = await createUnlessTaken(context, 'articles', {
    ...(facts as NewDocument<'articles'>),
    name,
    title: titleOf({ name, color: like.color }),
    handle: `${like.handle}-${place + 2}`,
    number: FIRST_SYNTHETIC + place,
    rank: 10_000 + place,
    model: like.model && name,
    flags: [],
    tints: [],
    finish: null,
  })
  if (!article) return false
  await writeUnlessTaken(context, 'prices', {
    article: article.id,
    channel: 'online',
    kind: 'unit',
    isCampaign: false,
    startsAt: PRICED_FROM,
    amount: 990 + ((place * 7919) % 40_000),
    key: `synthetic:${place}`,
  })
  return writeUnlessTaken(context, 'skus', {
    article: article.id,
    key: skuKey(article.id, 'M', null),
    number: FIRST_SYNTHETIC_SKU + place,
    size: 'M',
    title: `${article.title}, M`,
    stock: place % 5,
    holdsVersion: 0,
    sellsOnline: true,
    sellsInStores: true,
    isSupplierOrder: false,
    leadTimeDays: 0,
  })
}
