import type { PayloadRequest } from 'payload'
import { restock } from '#plugins/catalog/repository.ts'
import type { Order } from './order.ts'
import { changeOrder } from './repository.ts'

/** Puts the returned pieces that passed inspection back where they were taken from: once for each row, if repeated. */
export async function restockOrder(req: PayloadRequest, order: Order): Promise<void> {
  const { number, bought, restocked } = order
  const { storeId, isFromStore } = bought.delivery
  for (const { ref, pieces } of restocked) {
    const line = bought.lines.find((each) => each.ref === ref)
    if (line) await restock(req, line.skuId, pieces, `order ${number} ${ref}`, isFromStore ? storeId : null)
  }
  await changeOrder(req, number, () => ({ isReversed: true }))
}
