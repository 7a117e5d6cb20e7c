import type { CollectionSlug } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { findOne, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'

const trial = opened(openTrial)
let handler: { id: DocumentId; collection: string; roles: string[] }

beforeAll(async () => {
  await trial.staff('order-handler')
  const found = await findOne(trial.shop, 'staff', { name: { exists: true } })
  handler = { id: found?.id ?? 0, roles: ['order-handler'], collection: 'staff' }
})

describe('an order handler', () => {
  test('corrects stock, and nothing else of what lies on the shelf', async () => {
    await trial.setStock(5)
    const before = await sku()
    await change('skus', before.id, { stockChange: 3, title: 'Toinen nimi', sellsOnline: false, stock: 999 })
    expect(await sku()).toMatchObject({ stock: 8, title: before.title, sellsOnline: before.sellsOnline })
  })

  test.each<CollectionSlug>(['articles', 'brands', 'delivery-methods', 'discount-codes', 'prices'])(
    'cannot change %s',
    async (collection) => {
      const one = await findOne(trial.shop, collection, { id: { exists: true } })
      await expect(
        change(collection, one?.id ?? '', { name: 'Muutettu', roles: ['admin'], amount: 1 }),
      ).rejects.toMatchObject({
        status: 403,
      })
    },
  )

  test.each(['prices', 'staff', 'skus', 'orders', 'gift-cards'])('cannot create %s', async (collection) => {
    const made = trial.shop.payload.create({
      collection: collection as never,
      data: { email: 'a@example.com', password: 'pitkä salasana', name: 'A', roles: ['admin'] } as never,
      overrideAccess: false,
      user: handler as never,
    })
    await expect(made).rejects.toMatchObject({ status: 403 })
  })
})

async function sku() {
  const found = await findOne(trial.shop, 'skus', { number: { equals: trial.goods.skuId } })
  if (!found) throw new Error('The shelf is gone')
  return found
}

function change(collection: string, id: DocumentId, data: object): Promise<unknown> {
  return trial.shop.payload.update({
    collection: collection as never,
    id,
    data: data as never,
    overrideAccess: false,
    user: handler as never,
  })
}
