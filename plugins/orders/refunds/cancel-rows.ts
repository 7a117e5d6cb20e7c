import type { PayloadRequest } from 'payload'
import type { RowPieces } from '#contracts/order-parts.ts'
import { piecesBySku } from '#domain/cart/goods.ts'
import { awaitedLines } from '#domain/orders/awaited-prescription.ts'
import { fittedLines } from '#domain/orders/fitting.ts'
import { goodsBack } from '#domain/orders/goods-back.ts'
import { refundOfGoods } from '#domain/orders/refund-of-goods.ts'
import { linesOf, waitingLines } from '#domain/orders/row-pieces.ts'
import { afterCanceling, rowsToCancel } from '#domain/orders/rows-to-cancel.ts'
import { promisedBack } from '#domain/payments/outstanding.ts'
import { returnStock } from '#plugins/catalog/take-stock.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import type { SealedPrescriptions } from '#plugins/checkout/repository.ts'
import { canceledRowsLetter } from '../emails/refund-letters.ts'
import { CANCEL_ROWS } from '../money-steps.ts'
import type { AdminOrder, Order } from '../order.ts'
import { partedOrder } from '../parted-order.ts'
import { giveBack } from './reverse-order.ts'
import { canceling, putBack, withEvent, type Changes } from '../repository.ts'
import { endSubscriptions, fittingBookings } from '../hooks.ts'

/** Who calls rows of an order off, and which: all that waits where none are named. */
interface Canceled {
  rows?: readonly RowPieces[] | undefined
  by: string
  note?: string
  /** What came of the prescriptions of its lines. */
  prescriptions: () => SealedPrescriptions
}

/**
 * What calling off rows of an order changes: all of it where nothing is left and nothing has left, and otherwise a part, whose money is promised
 * back by the same statement. Never more than was paid is promised.
 */
export function cancelingRows(order: Order, { rows: asked, by, note = '', prescriptions }: Canceled): Changes {
  const { bought, cancellations, promised, refunds } = order
  const parted = partedOrder(order)
  const rows = rowsToCancel(parted, asked)
  const { state, isWhole, isComplete } = afterCanceling(parted, rows, asked === undefined)
  if (isWhole) return canceling(order, by, note)
  const before = promisedBack(promised, refunds)
  const price = refundOfGoods(bought.lines, bought.totals, rows, goodsBack(order))
  const refund = Math.min(price, Math.max(0, bought.totals.totalCost - before))
  const n = (cancellations.at(-1)?.n ?? 0) + 1
  const notified = withEvent(order, isComplete ? 'rest_canceled' : 'part_canceled', by, note)
  const at = notified.timeline.at(-1)?.at ?? ''
  const after = [...cancellations, { n, at, by, rows, refund }]
  return {
    cancellations: after,
    promised: before + refund,
    ...(state === order.state
      ? { ...notified, ...stillAwaited(order, after, prescriptions) }
      : {
          state,
          waitsForOptician: false,
          awaitsPrescription: false,
          ...(state === 'confirmed' ? withEvent(notified, 'confirmed', by) : notified),
        }),
    steps: [{ step: CANCEL_ROWS, of: String(n) }],
  }
}

/** What is left waits for no prescription any more where that of the rows was the last; then the optician has it. */
function stillAwaited(
  order: Order,
  cancellations: Order['cancellations'],
  prescriptions: () => SealedPrescriptions,
): Changes {
  if (!order.awaitsPrescription) return {}
  const left = waitingLines(partedOrder({ ...order, cancellations }))
  return awaitedLines(left, prescriptions()).length > 0 ? {} : { awaitsPrescription: false, waitsForOptician: true }
}

/**
 * Runs at once the step that puts back what a canceled order, or its canceled rows, took. Returns the order as it is
 * then.
 */
export function putBackCanceled(req: PayloadRequest, canceled: AdminOrder): Promise<AdminOrder> {
  if (canceled.state === 'canceled') return putBack(req, canceled)
  return putBack(req, canceled, CANCEL_ROWS, String(canceled.cancellations.at(-1)?.n ?? 0))
}

/** Puts goods and money of canceled rows back where they came from, and notifies the buyer. Safe to repeat. */
export async function settleCanceledRows(req: PayloadRequest, order: Order, n: number): Promise<void> {
  const { number, bought, cancellations } = order
  const part = cancellations.find((one) => one.n === n)
  if (!part) return
  const ref = `order ${number} cancel ${n}`
  const { storeId, isFromStore } = bought.delivery
  const goods = linesOf(bought.lines, part.rows)
  for (const [skuId, pieces] of piecesBySku(goods))
    await returnStock(req, skuId, pieces, ref, isFromStore ? storeId : null)
  await giveBack(req, order, { key: `cancel ${n}`, amount: part.refund, by: part.by })
  await endSubscriptions(req, order, refsWithoutPieces(order))
  if (fittedLines(waitingLines(partedOrder(order))).length === 0) await fittingBookings.only(req)?.cancel(req, number)
  await enqueueLetter(req, `order ${number} canceled ${n}`, await canceledRowsLetter(req, order, part))
}

/** Rows of which every piece was called off. */
export function refsWithoutPieces({ bought, cancellations }: Order): string[] {
  return bought.lines
    .filter(({ ref, quantity }) => {
      const rows = cancellations.flatMap((part) => part.rows.filter((row) => row.ref === ref))
      return rows.reduce((sum, row) => sum + row.quantity, 0) >= quantity
    })
    .map(({ ref }) => ref)
}
