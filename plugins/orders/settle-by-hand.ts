import type { PayloadRequest } from 'payload'
import { mustBeOwed, owed } from '#domain/orders/owed.ts'
import { refundStatesBefore } from '#domain/payments/refund-states.ts'
import { Refusal } from '#domain/refusal.ts'
import { findPurchase } from '#plugins/checkout/repository.ts'
import { inTurn } from '#plugins/kit/in-turn.ts'
import { claimMoneyBackAgain, giveMoneyBack, settleMoneyBack } from './give-money-back.ts'
import { orderNumbered, type Order } from './repository.ts'
import { settleRefund, type RefundSettled } from './settle-refund.ts'

interface ByHand<Ending> {
  as: Ending
  by: string
  note: string
}

/** How a refund of an order ended, by the word of staff. Throws where it has ended so already. */
export function settleRefundByHand(
  req: PayloadRequest,
  number: string,
  key: string,
  { as, by, note }: ByHand<'done' | 'failed'>,
): Promise<Order> {
  return inTurn(`refund ${number}`, async () => {
    const { refunds, promised } = await orderNumbered(req, number)
    const entry = refunds.find((each) => each.key === key)
    if (!entry) throw new Refusal('payment.unknown')
    mustBeUnsettled(entry.state, { state: as })
    // What was given anew meanwhile cannot have gone by this one too.
    if (entry.state === 'failed') mustBeOwed(entry, owed(promised, refunds))
    return settleRefund(req, number, key, { state: as, by, note })
  })
}

/** What becomes of a payment that came too late, by the word of staff: its money went, did not, or is sent once more. */
export function settleLateByHand(
  req: PayloadRequest,
  ref: string,
  { as, by, note }: ByHand<'done' | 'failed' | 'again'>,
) {
  return inTurn(`purchase ${ref}`, async () => {
    const purchase = await findPurchase(req, ref)
    if (!purchase?.refundState) throw new Refusal('payment.unknown')
    if (as === 'again') {
      await claimMoneyBackAgain(req, purchase, by)
      await giveMoneyBack(req, purchase, { isClaimed: true })
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
