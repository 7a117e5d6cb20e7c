import type { PayloadRequest } from 'payload'
import { nextQuestionAt } from '#domain/payments/next-question.ts'
import { refundMayBecome } from '#domain/payments/refund-may-become.ts'
import { refundStatesBefore } from '#domain/payments/refund-states.ts'
import { Refusal } from '#domain/refusal.ts'
import { letGo } from '#plugins/checkout/holds.ts'
import { findPurchase, noteRefundOf, type MoneyBack, type Purchase } from '#plugins/checkout/repository.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import { postOnce } from '#plugins/kit/outbox.ts'
import { paymentProvider, refundWebhookUrl } from '#plugins/payments/repository.ts'
import { refundedLetter } from './emails/refunded.ts'
import { settledAs } from './give-refund.ts'
import { moneyBackOf, sumToGiveBack } from './owe-money-back.ts'
import type { RefundSettled } from './settle-refund.ts'

/**
 * Gives the money of a purchase back that cannot become an order, or goes on with it. What fails, and what nobody can
 * say the end of, waits for staff. Whoever has claimed it sends it at once; anybody else leaves it a minute.
 */
export async function giveMoneyBack(
  req: PayloadRequest,
  { ref }: Pick<Purchase, 'ref'>,
  { isClaimed = false } = {},
): Promise<void> {
  const purchase = await findPurchase(req, ref)
  if (purchase?.state !== 'refunding') return
  await letGo(req, purchase)
  const isMine = isClaimed || !purchase.refundState
  const claimed = purchase.refundState ? purchase : await claim(req, purchase)
  if (!claimed?.moneyBack || (!isMine && claimed.moneyBack.nextAskAt > nowIso())) return
  const { refundState, moneyBack } = claimed
  const nextAskAt = nextQuestionAt(moneyBack.since, now())
  await noteRefundOf(req, ref, { moneyBack: { ...moneyBack, nextAskAt, isAskedAnew: false } })
  if (refundState === 'open') await send(req, claimed, !purchase.refundState || moneyBack.isAskedAnew)
  if (refundState === 'sent') await ask(req, claimed, moneyBack)
}

/** By which name the provider knows the refund. One that failed cannot be asked for again under the same. */
export function refundKeyOf({ ref, moneyBack }: Pick<Purchase, 'ref' | 'moneyBack'>): string {
  const tries = moneyBack?.tries ?? 1
  return tries > 1 ? `${ref}-late-${tries}` : `${ref}-late`
}

/** Claims another try, after staff have seen that the one before it failed. */
export async function claimMoneyBackAgain(req: PayloadRequest, purchase: Purchase, by: string): Promise<void> {
  const tries = (purchase.moneyBack?.tries ?? 1) + 1
  const moneyBack = { ...moneyBackOf(purchase, tries), by, isAskedAnew: true }
  if (!(await noteRefundOf(req, purchase.ref, { refundState: 'open', moneyBack }, ['failed'])))
    throw new Refusal('order.refund_settled')
}

/** Notes how far it has come. The letter goes before the note, since it happens once. Said again, nothing changes. */
export async function settleMoneyBack(
  req: PayloadRequest,
  { ref }: Pick<Purchase, 'ref'>,
  { state, heard, transactionId, by = '', note = '' }: RefundSettled,
): Promise<void> {
  const purchase = await findPurchase(req, ref)
  if (!purchase?.refundState || !purchase.moneyBack) return
  const { refundState, moneyBack: earlier } = purchase
  if (!refundMayBecome({ state: refundState, heard: earlier.heard }, { state, heard })) return
  if (state === 'done') await postOnce(req, `purchase ${ref} refunded`, await refundedLetter(req, purchase))
  const moneyBack = {
    ...earlier,
    ...{ since: nowIso(), nextAskAt: nextQuestionAt(nowIso(), now()), by, note },
    transactionId: transactionId ?? earlier.transactionId,
    heard: [...(earlier.heard ?? []), ...(heard ? [heard] : [])],
  }
  const stands = { state: state === 'done' ? 'refunded' : 'refunding', stateSince: nowIso() } as const
  await noteRefundOf(
    req,
    ref,
    { ...stands, refundState: state, moneyBack, isReleased: purchase.lines !== null },
    refundStatesBefore(state),
  )
}

function claim(req: PayloadRequest, purchase: Purchase): Promise<Purchase | null> {
  return noteRefundOf(req, purchase.ref, { refundState: 'open', moneyBack: moneyBackOf(purchase, 1) }, [null])
}

/** A no to the first try is a no. A no to a later one may mean that the provider has the refund already. */
async function send(req: PayloadRequest, purchase: Purchase, isFirstTry: boolean): Promise<void> {
  const { transactionId, form } = purchase
  const settled = await paymentProvider()
    .refund({
      key: refundKeyOf(purchase),
      transactionId: transactionId ?? '',
      amount: sumToGiveBack(purchase),
      email: form.contact.email,
      webhookUrl: refundWebhookUrl(),
    })
    .then(settledAs)
    .catch((problem: unknown): RefundSettled => {
      const isPlainNo = problem instanceof Refusal && problem.code === 'order.refund_failed'
      if (!isPlainNo) throw problem
      return isFirstTry ? { state: 'failed', heard: 'failed' } : { state: 'unsure' }
    })
  await settleMoneyBack(req, purchase, settled)
}

async function ask(req: PayloadRequest, purchase: Purchase, { transactionId }: MoneyBack): Promise<void> {
  const outcome = transactionId ? await paymentProvider().refundStatus(transactionId) : null
  if (outcome && outcome !== 'waiting') await settleMoneyBack(req, purchase, settledAs({ outcome, transactionId }))
}
