import type { PayloadRequest } from 'payload'
import type { PurchaseState } from '#domain/checkout/purchase-states.ts'
import type { ChargeState } from '#domain/payments/charge-states.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { writeCharge, type Charge, type NewCharge } from '#plugins/payments/charges/repository.ts'
import type { Owes } from '#plugins/kit/work/owing.ts'
import { DECIDE } from '#plugins/payments/decide.ts'
import { PURCHASE } from './open-payment.ts'
import type { Purchase } from './purchase.ts'
import { findPurchase } from './repository.ts'

/** The refund by which a payment that came too late goes back by itself; those that staff ask for are counted on. */
export const FIRST_REFUND = 'late-1'

/** In which state the charge of a purchase of before there were charges stands. */
const STATES: Record<PurchaseState, ChargeState> = {
  freezing: 'open',
  awaiting_payment: 'open',
  canceled: 'gone',
  abandoned: 'gone',
  paid: 'paid',
  ordered: 'paid',
  paid_late: 'paid',
  refunding: 'refunding',
  refunded: 'refunded',
}

/**
 * Makes the charge of a purchase whose payment was opened before there were charges, with all that the purchase knew of it
 * and what it still owes. Null where nothing was asked of a provider.
 */
export async function adoptCharge(req: PayloadRequest, ref: string): Promise<Charge | null> {
  const purchase = await findPurchase(req, ref)
  if (!purchase || purchase.totals.amountDue === 0) return null
  const { state, stateSince: since, totals, paymentMethodId: method, transactionId } = purchase
  const { payUrl, promised, refunds } = purchase
  const charge: NewCharge = {
    ...{ ref, owner: PURCHASE, subject: ref, method, amount: totals.amountDue, state: STATES[state], since },
    ...{ transactionId, payUrl: state === 'awaiting_payment' ? payUrl : null, refunds },
    ...(state === 'abandoned' && { goneBy: 'time' as const }),
    ...(state === 'canceled' && { goneBy: 'shop' as const }),
    ...(['paid', 'ordered', 'paid_late'].includes(state) && { paid: totals.amountDue }),
    ...((state === 'refunding' || state === 'refunded') && { paid: promised, promised }),
  }
  return writeCharge(req, charge, stepsOwed(purchase))
}

/** Each goes on from where the purchase stood. The first refund may have been promised and not claimed. */
function stepsOwed({ state, nextAskAt, refunds, noOrderReason }: Purchase): Owes[] {
  const at = nowIso()
  if (state === 'awaiting_payment' || state === 'freezing') return [{ step: 'ask', at }]
  if (state === 'canceled' || state === 'abandoned') return nextAskAt ? [{ step: 'ask', at: nextAskAt }] : []
  if (state === 'paid_late') return [{ step: 'paid', at }]
  if (state !== 'refunding') return []
  const underWay = refunds.filter((one) => one.state === 'open' || one.state === 'sent')
  const isUnclaimed = refunds.length === 0 && noOrderReason !== 'other_sum'
  const owed = underWay.map(({ key, nextAskAt: next }) => ({ step: 'refund', of: key, at: next }))
  const unclaimed = isUnclaimed ? [{ step: 'refund', of: FIRST_REFUND, at }] : []
  return [{ step: 'paid', at }, ...owed, ...unclaimed, { step: DECIDE, at }]
}
