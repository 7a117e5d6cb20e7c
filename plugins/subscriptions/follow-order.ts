import type { PayloadRequest } from 'payload'
import type { SubscriptionInterval } from '#contracts/cart.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { grossOn } from '#domain/ledger/events.ts'
import { refundAmount } from '#domain/payments/refund.ts'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import { cancel } from '#domain/subscriptions/contract.ts'
import { today } from '#plugins/kit/clock.ts'
import { postEntry } from '#plugins/ledger/repository.ts'
import type { Order } from '#plugins/orders/repository.ts'
import { isPaidElsewhere } from '#plugins/payments/charges/paid-elsewhere.ts'
import { beginningKey } from './begin.ts'
import { closing } from './act.ts'
import { changeSubscription, findDelivery, findSubscriptions, readDeliveryRef } from './repository.ts'

/** Ends what began with rows of an order that were canceled or came back, and what is being charged for it. Safe to repeat. */
export async function endOfOrder(
  req: PayloadRequest,
  { number }: Order,
  intervals: readonly SubscriptionInterval[],
): Promise<void> {
  const keys = intervals.map((interval) => beginningKey(number, interval))
  for (const { number: id } of await findSubscriptions(req, { key: { in: keys } }))
    await changeSubscription(req, id, ({ contract }) => {
      if (contract.status === 200) return null
      const ended = cancel(contract, today())
      return { contract: ended, event: { what: 'canceled' }, notice: 'canceled', ...closing(contract) }
    })
}

/** Money of a delivery that has gone back is taken out of its sale, and out of what the provider has collected or was paid elsewhere. */
export async function bookRefund(req: PayloadRequest, { source, placedAt }: Order, entry: RefundEntry): Promise<void> {
  const { number, period } = readDeliveryRef(source.ref)
  const amount = refundAmount(entry)
  const booked = {
    subject: { kind: 'subscription' as const, number },
    of: `delivery-${period}:${entry.key}`,
    on: helsinkiDay(entry.since),
  }
  await postEntry(req, { ...booked, kind: 'credited', gross: grossOn(helsinkiDay(placedAt), amount) })
  const isElsewhere = await isPaidElsewhere(req, (await findDelivery(req, source.ref))?.paidBy)
  await postEntry(req, { ...booked, kind: isElsewhere ? 'refunded_elsewhere' : 'refunded', amount })
}
