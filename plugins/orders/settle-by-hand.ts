import type { PayloadRequest } from 'payload'
import { refundStatesBefore } from '#domain/payments/refund-states.ts'
import { Refusal } from '#domain/refusal.ts'
import { findPurchase } from '#plugins/checkout/repository.ts'
import { inTurn } from '#plugins/kit/in-turn.ts'
import { claimMoneyBackAgain, giveMoneyBack, settleMoneyBack } from './give-money-back.ts'
import { orderNumbered, type Order } from './repository.ts'
import { settleRefund, type RefundSettled } from './settle-refund.ts'

/** How a refund of an order ended, by the word of staff. Throws where it has ended so already. */
export function settleRefundByHand(
  req: PayloadRequest,
  number: string,
  key: string,
  settled: RefundSettled,
): Promise<Order> {
  return inTurn(`refund ${number}`, async () => {
    const entry = (await orderNumbered(req, number)).refunds.find((each) => each.key === key)
    if (!entry) throw new Refusal('payment.unknown')
    mustBeUnsettled(entry.state, settled)
    return settleRefund(req, number, key, settled)
  })
}

interface ByHand {
  as: 'done' | 'failed' | 'again'
  by: string
  note: string
}

/** What becomes of a payment that came too late, by the word of staff: its money went, did not, or is sent once more. */
export function settleLateByHand(req: PayloadRequest, ref: string, { as, by, note }: ByHand) {
  return inTurn(`purchase ${ref}`, async () => {
    const purchase = await findPurchase(req, ref)
    if (!purchase?.refundState) throw new Refusal('payment.unknown')
    if (as === 'again') {
      await claimMoneyBackAgain(req, purchase, by)
      await giveMoneyBack(req, purchase)
    } else {
      mustBeUnsettled(purchase.refundState, { state: as })
      await settleMoneyBack(req, purchase, { state: as, by, note })
    }
    return (await findPurchase(req, ref))?.refundState ?? 'open'
  })
}

/** What the provider has done it takes back itself, or nobody does. */
function mustBeUnsettled(from: RefundSettled['state'] | 'open', { state }: Pick<RefundSettled, 'state'>): void {
  if (from === 'done' || !refundStatesBefore(state).includes(from)) throw new Refusal('order.refund_settled')
}
