import type { SkuId } from '#contracts/catalog.ts'
import { type Language, SHOP_LANGUAGE } from '#contracts/language.ts'
import type { Goods } from '#domain/catalog/goods.ts'
import { today } from '#plugins/kit/clock.ts'
import { findOne, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { heldBy } from '#plugins/kit/storage/reserve.ts'
import { currentSnapshot } from './snapshot/current-snapshot.ts'
import { goodsOfSku } from './snapshot/goods.ts'
import { entryIn } from './snapshot/in-language.ts'
import type { SnapshotSku } from './snapshot/snapshot-types.ts'

/** How many pieces in the warehouse this owner holds, not sold yet. */
async function heldPieces(context: WithPayload, skuId: SkuId, owner: string): Promise<number> {
  return heldBy((await findOne(context, 'skus', { number: { equals: skuId } }, ['holds']))?.holds, owner)
}

/**
 * The goods behind these SKUs today, named in a language, without those no longer sold. Pieces held by the shopper's own unpaid purchase count
 * as in stock for them, since that purchase is given up when they order again.
 */
export async function goodsOf(
  context: WithPayload,
  skuIds: readonly SkuId[],
  shopperId?: string,
  language: Language = SHOP_LANGUAGE,
): Promise<Map<SkuId, Goods>> {
  // What is bought in a preview costs what it costs now.
  const snapshot = await currentSnapshot({ payload: context.payload })
  const found = new Map<SkuId, Goods>()
  for (const skuId of skuIds) {
    const known = snapshot.bySku.get(skuId)
    const goods = known && goodsOfSku(entryIn(known.entry, language), known.sku, today())
    if (goods) found.set(skuId, shopperId === undefined ? goods : await withOwn(context, goods, known.sku, shopperId))
  }
  return found
}

async function withOwn(context: WithPayload, goods: Goods, { holds }: SnapshotSku, shopperId: string): Promise<Goods> {
  const { skuId, publicationStatus, toOrder } = goods
  const isGone = publicationStatus === 30
  // The snapshot is updated for every reservation of made-to-order goods, but not for each release.
  const mayHold = toOrder !== null && heldBy(holds, shopperId) > 0
  const held = isGone || mayHold ? await heldPieces(context, skuId, shopperId) : 0
  if (held === 0) return goods
  return toOrder ? { ...goods, toOrder: { ...toOrder, pieces: toOrder.pieces + held } } : back(goods)
}

function back(goods: Goods): Goods {
  return { ...goods, publicationStatus: 20, availability: 'in_stock' }
}
