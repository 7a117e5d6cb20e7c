import { expect, test } from 'vitest'
import type { Article } from '#contracts/catalog.ts'
import type { Listing } from '#contracts/listing.ts'
import { today } from '#plugins/kit/clock.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'
import { goodsOf } from './goods-of.ts'
import { lensSkuOf } from './lens-sku-of.ts'

const trial = opened(openTrial)

test('a lens SKU made to order reveals the day it was made and not the hour', async () => {
  const req = await trial.shop.req()
  const { articles } = (await (await trial.shop.ask('/catalog/list?category=contact_lenses')).json()) as Listing
  const { data: lens } = (await (await trial.shop.ask(`/article/${articles[0]?.id}`)).json()) as { data: Article }
  const axes = lens.lensChoice?.axes ?? []
  const parameters = Object.fromEntries(axes.map(({ name, values: [strongest = 0] }) => [name, strongest]))
  const number = await lensSkuOf(req, lens.id, parameters)
  expect((await goodsOf(req, [number])).get(number)).toMatchObject({ articleId: lens.id, parameters })
  const day = `${today()}T00:00:00.000Z`
  const stored = await findOne(trial.shop, 'skus', { number: { equals: number } })
  expect(stored).toMatchObject({ createdAt: day, updatedAt: day })
})
