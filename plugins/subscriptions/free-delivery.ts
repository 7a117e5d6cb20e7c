import type { PayloadRequest } from 'payload'
import { recordPayment } from '#domain/subscriptions/contract.ts'
import { today } from '#plugins/kit/clock.ts'
import type { Bill } from '#plugins/ledger/free-months.ts'
import { changeDelivery, changeSubscription, type Delivery, type Subscription } from './repository.ts'

/** Stands in place of a charge where a delivery costs nothing. */
export const NOTHING = 'nothing'

/** A delivery that costs nothing is paid as soon as it is frozen, if it is still open: it makes no charge, and its order. */
export const settleFree = (req: PayloadRequest, delivery: Delivery): Promise<void> =>
  settleWithoutCharge(req, delivery, NOTHING)

/** Settles a delivery, if it is still open, by what stands in place of a charge. May be repeated. */
export async function settleWithoutCharge(req: PayloadRequest, delivery: Delivery, by: string): Promise<void> {
  const { subscription, period } = delivery
  let isOpen = false
  await changeSubscription(req, subscription, ({ contract }) => {
    const after = recordPayment(contract, period, by, today())
    isOpen ||= after !== null
    return !after || after === contract ? null : { contract: after, event: { what: 'paid', period } }
  })
  if (!isOpen) return
  await changeDelivery(req, delivery, ({ paidBy }) => {
    return paidBy === null ? { state: 'delivered', paidBy: by, steps: ['order', 'books'] } : null
  })
}

/** A delivery as who gives bills for nothing knows it. */
export function billOf(
  { number, customer }: Pick<Subscription, 'number' | 'customer'>,
  period: number,
  on = today(),
): Bill {
  return { subject: { kind: 'subscription', number }, customer, period: String(period), on }
}
