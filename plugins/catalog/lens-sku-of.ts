import type { ArticleId, SkuId } from '#contracts/catalog.ts'
import type { LensParameters } from '#contracts/prescriptions.ts'
import { isMade } from '#domain/catalog/lens-choice.ts'
import { Refusal } from '#domain/refusal.ts'
import { today } from '#plugins/kit/clock.ts'
import { nextNumber } from '#plugins/kit/storage/counters.ts'
import { createUnlessTaken, findOne, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { FIRST_SKU } from './collections/skus.ts'
import { skuKey } from './collections/sku-key.ts'
import { lensTitle } from './lens-title.ts'
import { currentSnapshot } from './snapshot/current-snapshot.ts'
import { STOCK_COUNTER } from './snapshot/snapshot-types.ts'

/**
 * The SKU of a contact lens in these parameters. One that was never stocked gets its number now.
 *
 * Concurrent calls create a combination once, since its key is unique. Only the day of its creation is stored: the exact
 * time would link it to an order, and so a prescription to a customer.
 */
export async function lensSkuOf(
  context: WithPayload,
  articleId: ArticleId,
  parameters: LensParameters,
): Promise<SkuId> {
  const entry = (await currentSnapshot(context)).byNumber.get(articleId)
  if (!entry?.price) throw new Refusal('article.not_found')
  const { id: article, lensChoice, name, color } = entry.about
  const status = entry.price.unit.publicationStatus
  if (!lensChoice || !isMade(lensChoice, parameters)) throw new Refusal('article.combination_not_made')

  const key = skuKey(article, null, parameters)
  const known = await numberOf(context, key)
  if (known !== undefined) return known
  // A new SKU would bring back a lens that was taken off the web shop.
  if (status !== 20) throw new Refusal('article.not_sold_online', { name })
  const made = await createUnlessTaken(context, 'skus', {
    number: await nextNumber(context, 'sku', FIRST_SKU),
    title: lensTitle([name, color].filter(Boolean).join(', '), parameters),
    article,
    key,
    parameters,
    stock: 0,
    holdsVersion: 0,
    sellsOnline: true,
    sellsInStores: true,
    isSupplierOrder: true,
    leadTimeDays: lensChoice.leadTimeDays,
    createdAt: `${today()}T00:00:00.000Z`,
    updatedAt: `${today()}T00:00:00.000Z`,
  })
  const number = made?.number ?? (await numberOf(context, key))
  if (number === undefined) throw new Error(`SKU ${key} is neither there nor free`)
  await nextNumber(context, STOCK_COUNTER)
  return number
}

async function numberOf(context: WithPayload, key: string): Promise<SkuId | undefined> {
  return (await findOne(context, 'skus', { key: { equals: key } }))?.number ?? undefined
}
