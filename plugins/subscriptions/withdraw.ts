import type { PayloadRequest } from 'payload'
import type { SubscriptionInterval } from '#contracts/cart.ts'
import { nextStates } from '#domain/orders/transitions.ts'
import { Refusal } from '#domain/refusal.ts'
import { cancel } from '#domain/subscriptions/contract.ts'
import { now, nowIso, today } from '#plugins/kit/clock.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import type { Undone } from '#plugins/kit/work/steps.ts'
import { orderRefunds } from '#plugins/orders/refunds/order-refunds.ts'
import { canceling, changeOrder, putBack, type Order } from '#plugins/orders/repository.ts'
import { giveRefund } from '#plugins/payments/give-refund.ts'
import { closing } from './act.ts'
import { beginningKey } from './begin.ts'
import { changeSubscription, deliveriesOf, findSubscriptions, subscriptionNumbered } from './repository.ts'

/** So long after its order a subscription may begin: it waits for its card. */
const BEGINS_WITHIN_MS = 2 * 3_600_000
const ASKED_AGAIN_MS = 60_000

/**
 * Ends the subscription after its customer has withdrawn from the contract, also where the customer had ended it
 * before, and refunds the charges of later deliveries. False where one of these has not begun yet. Safe to repeat.
 */
export async function withdraw(
  req: PayloadRequest,
  { number, placedAt }: Order,
  intervals: readonly SubscriptionInterval[],
): Promise<boolean> {
  const keys = new Set(intervals.map((interval) => beginningKey(number, interval)))
  const found = await findSubscriptions(req, { key: { in: [...keys] } })
  for (const { number: id } of found)
    await changeSubscription(req, id, ({ contract, events }) => {
      if (events.some(({ what }) => what === 'withdrawn')) return null
      const notified = { event: { what: 'withdrawn' as const }, notice: 'withdrawn' }
      const takeBack = { step: 'takeBack', at: nowIso() }
      if (contract.status === 200) return { ...notified, steps: [takeBack] }
      return {
        ...notified,
        contract: cancel(contract, today()),
        steps: [...(closing(contract).steps ?? []), takeBack],
      }
    })
  return found.length === keys.size || now().getTime() - Date.parse(placedAt) > BEGINS_WITHIN_MS
}

/**
 * Gives back what later deliveries of it have cost: an order that has not left is canceled, and of one that has left the whole is refunded.
 * A delivery that was paid just before waits for its order.
 */
export async function takeBackDeliveries(req: PayloadRequest, number: number): Promise<Undone | undefined> {
  const { contract } = await subscriptionNumbered(req, number)
  const later = (await deliveriesOf(req, number)).filter(({ period }) => period > 1)
  const paid = later.filter(({ paidBy, period }) => paidBy !== null || contract.paid?.period === period)
  await oneByOne(paid, async ({ orderNumber }) => orderNumber && cancelOrRefund(req, orderNumber))
  if (paid.some(({ orderNumber }) => !orderNumber)) return { notBefore: nowIso(ASKED_AGAIN_MS) }
}

/**
 * Cancels an order that has not left, and refunds the whole of one that has. Each once: the refund of an order has a name, and so has that of
 * what is canceled.
 */
export async function cancelOrRefund(req: PayloadRequest, order: string): Promise<void> {
  const changed = await changeOrder(req, order, (before) => {
    const { state, totalCost, promised } = before
    const isPending = promised >= totalCost ? {} : { promised: totalCost }
    if (!nextStates(state).includes('canceled') || before.fulfillments.length > 0) return isPending
    return canceling(before, '')
  })
  if (changed.state === 'canceled') return void (await putBack(req, changed))
  const all = { key: 'withdrawn', amount: 'rest', by: '', note: '' } as const
  await giveRefund({ req, owner: orderRefunds, ref: order }, all).catch((problem: unknown) => {
    // It stands on the order: for staff, or for the sweep.
    if (!(problem instanceof Refusal)) throw problem
  })
}
