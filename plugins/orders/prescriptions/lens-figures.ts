import type { PayloadRequest } from 'payload'
import type { LensFigures } from '#contracts/order-handling.ts'
import { lensFrameOf } from '#domain/optics/lens-place.ts'
import { opticianFigures } from '#domain/optics/optician-figures.ts'
import { groundEyes } from '#domain/prescriptions/ground-power.ts'
import { goodsOf } from '#plugins/catalog/goods-of.ts'
import type { SealedPrescriptions } from '#plugins/checkout/repository.ts'
import type { Order } from '../order.ts'

/**
 * How ground lenses of an order come out in their frames, by the ref of their line: by the measures that the catalog has
 * of both today, and without those it no longer knows.
 */
export async function lensFiguresOf(
  req: PayloadRequest,
  { bought: { lines } }: Order,
  prescriptions: SealedPrescriptions,
): Promise<Map<string, LensFigures>> {
  const goods = await goodsOf(
    req,
    lines.map(({ skuId }) => skuId),
  )
  const found = lines.flatMap(({ ref, skuId, parentRef, lensConfiguration }) => {
    const glasses = prescriptions[ref]?.prescriptionGlasses
    const frame = goods.get(lines.find((line) => line.ref === parentRef)?.skuId ?? 0)
    const facts = goods.get(skuId)?.lensFacts
    if (!glasses || !frame?.lensCut || !facts) return []
    const cut = lensFrameOf(frame.lensCut, frame.lensSeat)
    return [[ref, opticianFigures(cut, facts, groundEyes(glasses, lensConfiguration?.use))] as const]
  })
  return new Map(found)
}
