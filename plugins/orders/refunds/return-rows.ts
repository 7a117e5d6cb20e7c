import type { PayloadRequest } from 'payload'
import type { RestockedRow } from '#contracts/order-handling.ts'
import type { RowPieces } from '#contracts/order-parts.ts'
import { goodsBack, newlyBack, restockedIn } from '#domain/orders/goods-back.ts'
import { refundOfGoods } from '#domain/orders/refund-of-goods.ts'
import { restockedRows } from '#domain/orders/restock.ts'
import { linesOf } from '#domain/orders/row-pieces.ts'
import { rowsToReturn, stateAfterReturn } from '#domain/orders/rows-to-return.ts'
import { promisedBack } from '#domain/payments/outstanding.ts'
import { refundable } from '#domain/payments/refund.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { returnedRowsLetter } from '../emails/refund-letters.ts'
import { RETURN_ROWS } from '../money-steps.ts'
import type { StoredReturn, Order } from '../order.ts'
import { partedOrder } from '../parted-order.ts'
import { giveBack, restockRows } from './reverse-order.ts'
import { changeOrder, putBack, withEvent, type Changes } from '../repository.ts'
import { endSubscriptions } from '../hooks.ts'

/** What came back to us: all that had left where no rows are named. */
export interface Returning {
  rows?: RowPieces[] | undefined
  /** What of it passed inspection; what may be sold again by itself where that is left out. */
  restocked?: RestockedRow[] | undefined
  /** Its money goes back with it, unless it has already. */
  isRefunded: boolean
  by: string
  note?: string | undefined
}

/** Notes rows of an order that came back, in one statement; then puts goods and money of them where they came from. */
export async function returnRows(req: PayloadRequest, number: string, returning: Returning): Promise<Order> {
  const order = await changeOrder(req, number, (before) => returned(before, returning))
  return putBack(req, order, RETURN_ROWS, String(order.returns.at(-1)?.n ?? 0))
}

function returned(order: Order, { rows: asked, restocked, isRefunded, by, note = '' }: Returning): Changes {
  const { bought, returns, promised, refunds } = order
  const parted = partedOrder(order)
  const rows = rowsToReturn(parted, asked)
  const state = stateAfterReturn(parted, rows)
  const before = promisedBack(promised, refunds)
  const price = isRefunded ? priceOf(order, { rows, refund: 0, declared: null }) : 0
  const refund = Math.min(price, Math.max(0, bought.totals.totalCost - before))
  const notified = withEvent(order, state === 'returned' ? 'returned' : 'part_returned', by, note)
  const part: StoredReturn = {
    n: (returns.at(-1)?.n ?? 0) + 1,
    at: notified.timeline.at(-1)?.at ?? '',
    by,
    rows,
    refund: isRefunded ? refund : null,
    declared: null,
    restocked: restockedRows(linesOf(bought.lines, rows), restocked),
  }
  const all = [...returns, part]
  return {
    ...(state !== order.state && { state }),
    returns: all,
    restocked: restockedIn(all),
    promised: before + refund,
    ...notified,
    steps: [{ step: RETURN_ROWS, of: String(part.n) }],
  }
}

/**
 * Notes goods of a return that its buyer had declared, once, and gives what goes back for them, in cents. Who confirms it gives the money.
 *
 * @param declared its ref.
 * @param isExchanged no money goes back for them.
 */
export async function noteDeclaredReturn(
  req: PayloadRequest,
  number: string,
  { declared, rows, by, isExchanged }: { declared: string; rows: RowPieces[]; by: string; isExchanged: boolean },
): Promise<number> {
  const order = await changeOrder(req, number, (before) => {
    if (before.returns.some((part) => part.declared === declared)) return {}
    const { returns, bought, refunds } = before
    const price = isExchanged ? 0 : priceOf(before, { rows, refund: 0, declared })
    const refund = Math.min(price, refundable(bought.totals, refunds))
    const part = { n: (returns.at(-1)?.n ?? 0) + 1, at: nowIso(), by, rows, refund, declared, restocked: [] }
    return { returns: [...returns, part], ...withEvent(before, 'part_returned', by) }
  })
  return order.returns.find((part) => part.declared === declared)?.refund ?? 0
}

/**
 * Puts what passed inspection back on the shelf and the money where it came from, and notifies the buyer. Safe to
 * repeat.
 */
export async function settleReturnedRows(req: PayloadRequest, order: Order, n: number): Promise<void> {
  const part = order.returns.find((one) => one.n === n)
  if (!part) return
  const { number, bought } = order
  await restockRows(req, bought, part.restocked, (ref) => `order ${number} return ${n} ${ref}`)
  if (part.refund === null) return
  await giveBack(req, order, { key: `rows back ${n}`, amount: part.refund, by: part.by })
  await endSubscriptions(
    req,
    order,
    part.rows.map(({ ref }) => ref),
  )
  await enqueueLetter(req, `order ${number} returned ${n}`, await returnedRowsLetter(req, order, part))
}

function priceOf(order: Order, part: Pick<StoredReturn, 'rows' | 'refund' | 'declared'>): number {
  const { bought } = order
  return refundOfGoods(bought.lines, bought.totals, newlyBack(order, part), goodsBack(order))
}
