import type { PayloadRequest } from 'payload'
import type { AwaitedLenses } from '#contracts/awaited-prescriptions.ts'
import { lensDemands } from '#domain/cart/lens-fit.ts'
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
    bought.lines.map(({ skuId }) => skuId),
  )
  return lines.map(({ ref, parentRef, skuId, articleDescription, lensConfiguration }) => {
    const frame = bought.lines.find((line) => line.ref === parentRef)
    const { kind, bounds, wrap, needsFitting = false } = lensDemands(frame && goods.get(frame.skuId), goods.get(skuId))
    return {
      ref,
      name: articleDescription,
      frame: frame?.articleDescription ?? '',
      kind: kind ?? 'single-vision',
      bounds: bounds ?? null,
      wrap: wrap ?? null,
      needsFitting,
      ...(lensConfiguration?.use && { use: lensConfiguration.use }),
    }
  })
}
