import type { PayloadRequest } from 'payload'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { withdrawalTerms } from '#domain/orders/withdrawal-terms.ts'
import { timeliness } from '#domain/withdrawals/declaration.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import type { Undone } from '#plugins/kit/work/steps.ts'
import { notifyWithdrawn, withdrawSubscriptions } from '#plugins/orders/hooks.ts'
import { findOrder } from '#plugins/orders/repository.ts'
import { isBuyers } from './admin-withdrawals.ts'
import type { Withdrawal } from './repository.ts'

const ASKED_AGAIN_MS = 10 * 60_000

/**
 * Ends the subscriptions, or the contract of glasses, that began with an order from which its customer withdraws by
 * law, without waiting for staff. Done beside the answer, so the answer reveals nothing to a stranger. What is declared
 * in words alone is for staff.
 */
export async function endWithdrawnSubscriptions(
  req: PayloadRequest,
  withdrawal: Withdrawal,
): Promise<Undone | undefined> {
  const { number, declared, receivedAt, isExchange } = withdrawal
  const order = await findOrder(req, number)
  if (!order || isExchange || !isBuyers(withdrawal, order)) return
  if (timeliness(withdrawalTerms(order.timeline), helsinkiDay(receivedAt)) !== 'law') return
  if (declared.extent === 'all') await notifyWithdrawn(req, order)
  const isMatched = (ref: string) => declared.extent === 'all' || declared.goods.some((goods) => goods.ref === ref)
  const rows = order.bought.lines.map(({ ref }) => ref).filter(isMatched)
  // One that has not begun yet, since it waits for its card, ends as soon as it has.
  if (!(await withdrawSubscriptions(req, order, rows))) return { notBefore: nowIso(ASKED_AGAIN_MS) }
}
