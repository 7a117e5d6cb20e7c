import { beforeAll, describe, expect, test } from 'vitest'
import { findOne } from '#plugins/kit/documents.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'

const trial = opened(openTrial)
let handler: { id: number | string; collection: string; roles: string[] }

beforeAll(async () => {
  await trial.staff('order-handler')
  const found = await findOne<{ id: number | string; roles: string[] }>(trial.shop, 'staff', { name: { exists: true } })
  handler = { id: found?.id ?? '', roles: ['order-handler'], collection: 'staff' }
})

describe('an order handler', () => {
  test('corrects stock, and nothing else of what lies on the shelf', async () => {
    await trial.setStock(5)
    const before = await sku()
    await change('skus', before.id, { stockChange: 3, title: 'Toinen nimi', sellsOnline: false, stock: 999 })
    expect(await sku()).toMatchObject({ stock: 8, title: before.title, sellsOnline: before.sellsOnline })
  })

  test.each(['articles', 'brands', 'delivery-methods', 'discount-codes', 'prices'])(
    'cannot change %s',
    async (collection) => {
      const one = await findOne<{ id: number | string }>(trial.shop, collection, { id: { exists: true } })
      await expect(
        change(collection, one?.id ?? '', { name: 'Muutettu', roles: ['admin'], amount: 1 }),
      ).rejects.toMatchObject({
        status: 403,
      })
    },
  )

  test.each(['prices', 'staff', 'skus', 'orders', 'gift-cards'])('cannot make %s', async (collection) => {
    const made = trial.shop.payload.create({
      collection: collection as never,
      data: { email: 'a@example.com', password: 'pitkä salasana', name: 'A', roles: ['admin'] } as never,
      overrideAccess: false,
      user: handler as never,
    })
    await expect(made).rejects.toMatchObject({ status: 403 })
  })
})

interface Sku {
  id: number | string
  title: string
  stock: number
  sellsOnline: boolean
}

async function sku(): Promise<Sku> {
  const found = await findOne<Sku>(trial.shop, 'skus', { number: { equals: trial.goods.skuId } })
  if (!found) throw new Error('The shelf is gone')
  return found
}

function change(collection: string, id: number | string, data: object): Promise<unknown> {
  return trial.shop.payload.update({
    collection: collection as never,
    id,
    data: data as never,
    overrideAccess: false,
    user: handler as never,
  })
}
