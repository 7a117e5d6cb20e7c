import type { PayloadRequest } from 'payload'
import type { AwaitedLenses } from '#contracts/awaited-prescriptions.ts'
import { awaitedLines } from '#domain/orders/awaited-prescription.ts'
import { waitingLines } from '#domain/orders/row-pieces.ts'
import { goodsOf } from '#plugins/catalog/goods-of.ts'
import type { Order } from '../order.ts'
import { partedOrder } from '../parted-order.ts'
import { prescriptionsOf } from '../repository.ts'

/** The lenses of an order that still wait for their prescription; none once it waits no longer. */
export async function awaitedLenses(req: PayloadRequest, order: Order): Promise<AwaitedLenses[]> {
  const { number, awaitsPrescription, state, bought } = order
  if (!awaitsPrescription || state !== 'pending') return []
  const lines = awaitedLines(waitingLines(partedOrder(order)), await prescriptionsOf(req, number))
  const goods = await goodsOf(
    req,
    lines.map(({ skuId }) => skuId),
  )
  return lines.map(({ ref, parentRef, skuId, articleDescription, lensConfiguration }) => ({
    ref,
    name: articleDescription,
    frame: bought.lines.find((line) => line.ref === parentRef)?.articleDescription ?? '',
    kind: goods.get(skuId)?.lensKind ?? 'single-vision',
    bounds: goods.get(skuId)?.bounds ?? null,
    ...(lensConfiguration?.use && { use: lensConfiguration.use }),
    needsFitting: goods.get(skuId)?.needsFitting ?? false,
  }))
}
