import type { PayloadRequest } from 'payload'
import type { NoOrderReason } from '#contracts/checkout.ts'
import type { Cents } from '#contracts/money.ts'
import { nextQuestionAt } from '#domain/payments/next-question.ts'
import { Refusal } from '#domain/refusal.ts'
import { letGo } from '#plugins/checkout/holds.ts'
import { findPurchase, movePurchase, type MoneyBack, type Purchase } from '#plugins/checkout/repository.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import type { PaymentNews } from '#plugins/payments/provider.ts'

type Owed = Pick<Purchase, 'totals' | 'moneyBack'>

/** A payment that came too late cannot become an order: why is kept with it. Nothing where somebody else moved it. */
export function oweMoneyBack(req: PayloadRequest, purchase: Purchase, reason: NoOrderReason): Promise<Purchase | null> {
  const moneyBack = { ...moneyBackOf(purchase, 1), reason }
  return movePurchase(req, purchase.ref, 'refunding', { moneyBack }, ['paid_late'])
}

/**
 * Another sum came than was asked. What became of it only a person can find out, so it stands at the desk, where the
 * money is sent back by hand. Said again, nothing more happens.
 */
export async function oweOtherSum(
  req: PayloadRequest,
  { ref, totals }: Purchase,
  { amount, transactionId }: PaymentNews,
): Promise<void> {
  const moneyBack = { ...moneyBackOf({ totals, moneyBack: null }, 0), reason: 'other_sum' as const, received: amount }
  const changes = { transactionId, refundState: 'failed' as const, moneyBack }
  const moved = await movePurchase(req, ref, 'refunding', changes, ['awaiting_payment', 'canceled', 'abandoned'])
  if (!moved) return mustBeKnown(req, ref, amount)
  req.payload.logger.error({ purchase: ref }, 'Another sum was paid than was asked')
  await letGo(req, moved)
}

/** What goes back: all that came. */
export function sumToGiveBack({ totals, moneyBack }: Owed): Cents {
  return moneyBack?.received ?? totals.amountDue
}

/** How the money goes back, from the start of this try. What is known of it already stays. */
export function moneyBackOf({ moneyBack }: Owed, tries: number): MoneyBack {
  const since = nowIso()
  const nextAskAt = nextQuestionAt(since, now())
  const known = {
    ...(moneyBack?.reason && { reason: moneyBack.reason }),
    ...(moneyBack?.received !== undefined && { received: moneyBack.received }),
  }
  return { ...known, tries, transactionId: null, since, nextAskAt, isAskedAnew: false, by: '', note: '' }
}

/** Of an order that was made of another sum, or of a payment that came late and whole, it cannot be true. */
async function mustBeKnown(req: PayloadRequest, ref: string, amount: Cents): Promise<void> {
  const purchase = await findPurchase(req, ref)
  if (purchase?.moneyBack?.received !== amount) throw new Refusal('payment.proof_malformed')
}
