import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { claiming, leftToRefund, refundShares } from '#domain/orders/refund.ts'
import { nextQuestionAt } from '#domain/payments/next-question.ts'
import { Refusal } from '#domain/refusal.ts'
import { inTurn } from '#plugins/kit/in-turn.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import type { RefundAnswer } from '#plugins/payments/provider.ts'
import { paymentProvider, refundWebhookUrl } from '#plugins/payments/repository.ts'
import { noteLaterTry, settleRefund, type RefundSettled } from './settle-refund.ts'
import { changeOrder, type Order, type RefundEntry } from './repository.ts'

interface Asked {
  /** Names the refund: asked again with the same key, the money goes back once. */
  key: string
  /** In cents, or all that can still go back when its turn has come. */
  amount: Cents | 'rest'
  by: string
  note: string | null
}

/**
 * Gives money back: claimed on the order first, then sent, then noted as far as it came. One at a time for each order.
 * Throws `order.refund_failed` when the provider will not; then the order owes as before, and says so.
 */
export function giveRefund(req: PayloadRequest, number: string, asked: Asked): Promise<Order> {
  return inTurn(`refund ${number}`, () => give(req, number, asked))
}

async function give(req: PayloadRequest, number: string, asked: Asked): Promise<Order> {
  let isFirstTry = false
  const order = await changeOrder(req, number, (found) => {
    const claimed = claim(found, asked)
    isFirstTry = 'refunds' in claimed
    return claimed
  })
  const entry = order.refunds.find(({ key }) => key === asked.key)
  if (entry && asked.amount !== 'rest' && asked.amount !== entry.toProvider + entry.toGiftCard) {
    throw new Refusal('request.key_reused')
  }
  if (entry?.state === 'failed') throw new Refusal('order.refund_failed')
  if (entry?.state !== 'open') return order
  const settled = await send(order, entry)
    .then(settledAs)
    .catch((problem: unknown) => afterNo(req, number, entry, { problem, isFirstTry }))
  const after = await settleRefund(req, number, entry.key, settled)
  if (settled.state === 'failed') throw new Refusal('order.refund_failed')
  return after
}

function claim(order: Order, { key, amount, by, note }: Asked) {
  if (order.refunds.some((entry) => entry.key === key)) return {}
  const { totals } = order.bought
  const claims = claiming(order.refunds)
  const left = leftToRefund(totals, claims)
  if (amount === 'rest' && left.toProvider + left.toGiftCard <= 0) return {}
  const shares = amount === 'rest' ? left : refundShares(totals, claims, amount)
  const at = nowIso()
  const entry: RefundEntry = {
    ...{ key, ...shares, by, note },
    // Whoever claims it sends it: another process that sent it meanwhile would hear a no to the first try, or make it one.
    ...{ state: 'open', since: at, nextAskAt: nextQuestionAt(at, now()), transactionId: null },
  }
  return { refunds: [...order.refunds, entry] }
}

/** What goes onto a gift card goes there only once the provider has done its part. */
async function send({ number, email, bought }: Order, { key, toProvider }: RefundEntry): Promise<RefundAnswer> {
  if (toProvider === 0) return { outcome: 'done', transactionId: null }
  return paymentProvider().refund({
    key: `${number}-${key}`,
    transactionId: bought.transactionId ?? '',
    amount: toProvider,
    email,
    webhookUrl: refundWebhookUrl(),
  })
}

/** The same in the words an order keeps. */
export function settledAs({ outcome, transactionId }: RefundAnswer): RefundSettled {
  return { state: outcome === 'waiting' ? 'sent' : outcome, heard: outcome, transactionId }
}

/**
 * Only a plain no to the first try frees the money. A no to a later one may mean that the provider has the refund
 * already, and silence that it may have: what could have gone out stays claimed.
 */
async function afterNo(
  req: PayloadRequest,
  number: string,
  { key }: RefundEntry,
  { problem, isFirstTry }: { problem: unknown; isFirstTry: boolean },
): Promise<RefundSettled> {
  const isPlainNo = problem instanceof Refusal && problem.code === 'order.refund_failed'
  if (isPlainNo) return isFirstTry ? { state: 'failed', heard: 'failed' } : { state: 'unsure' }
  await noteLaterTry(req, number, key)
  throw problem
}
