import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { refundShares } from '#domain/orders/refund.ts'
import { Refusal } from '#domain/refusal.ts'
import { refundToCard } from '#plugins/giftcards/repository.ts'
import { inTurn } from '#plugins/kit/in-turn.ts'
import { postOnce } from '#plugins/kit/outbox.ts'
import { paymentProvider } from '#plugins/payments/repository.ts'
import { orderRefundedLetter } from './emails/order-refunded.ts'
import { changeOrder, happened, orderNumbered, type Order, type RefundEntry } from './repository.ts'

interface Asked {
  /** Names the refund: asked again with the same key, the money goes back once. */
  key: string
  amount: Cents
  by: string
  note: string
}

/** Gives money back: claimed on the order first, then sent, then noted as arrived. One at a time for each order. */
export function giveRefund(req: PayloadRequest, number: string, asked: Asked): Promise<Order> {
  return inTurn(`refund ${number}`, () => give(req, number, asked))
}

/** Sends again what was claimed and never heard of: a crash came between, or the provider was silent. */
export async function finishOpenRefunds(req: PayloadRequest, { number, refunds }: Order): Promise<void> {
  for (const { key, toProvider, toGiftCard, by, note, isDone } of refunds) {
    if (!isDone) await giveRefund(req, number, { key, amount: toProvider + toGiftCard, by, note })
  }
}

async function give(req: PayloadRequest, number: string, asked: Asked): Promise<Order> {
  const before = await orderNumbered(req, number)
  const claimed = await changeOrder(req, number, (order) => claim(order, asked))
  const entry = claimed.refunds.find(({ key }) => key === asked.key)
  if (!entry || entry.isDone) return claimed
  const isFirstTry = before.refunds.every(({ key }) => key !== asked.key)
  await send(req, claimed, entry).catch(async (problem: unknown) => {
    // Only a plain no frees the money again. What may have gone out stays claimed, for the sweep to ask once more.
    const isPlainNo = problem instanceof Refusal && problem.code === 'order.refund_failed'
    if (isPlainNo && isFirstTry) await changeOrder(req, number, (order) => unclaim(order, entry))
    throw problem
  })
  const order = await changeOrder(req, number, (open) => ({
    ...withRefunds(open.refunds.map((each) => (each.key === entry.key ? { ...each, isDone: true } : each))),
    ...happened(open, 'refunded', asked.by, asked.note),
  }))
  await postOnce(req, `order ${number} refund ${entry.key}`, orderRefundedLetter(order, entry))
  return order
}

function claim(order: Order, { key, amount, by, note }: Asked) {
  if (order.refunds.some((entry) => entry.key === key)) return {}
  const shares = refundShares(order.bought.totals, order.refunds, amount)
  const entry = { key, ...shares, by, note, isDone: false }
  return { ...withRefunds([...order.refunds, entry]), refunded: order.refunded + amount }
}

/** The sweep finds orders by whether a refund of theirs is still open. */
function withRefunds(refunds: RefundEntry[]) {
  return { refunds, hasOpenRefund: refunds.some(({ isDone }) => !isDone) }
}

/** The provider would not: the order owes the money as before. */
function unclaim(order: Order, { key, toProvider, toGiftCard }: RefundEntry) {
  const refunds = order.refunds.filter((entry) => entry.key !== key)
  return { ...withRefunds(refunds), refunded: order.refunded - toProvider - toGiftCard }
}

async function send(
  req: PayloadRequest,
  { number, email, bought }: Order,
  { key, toProvider, toGiftCard }: RefundEntry,
) {
  if (toProvider > 0) {
    const webhookUrl = `${process.env.SHOP_URL ?? ''}/api/payment/paytrail/webhook`
    const transactionId = bought.transactionId ?? ''
    await paymentProvider().refund({ key: `${number}-${key}`, transactionId, amount: toProvider, email, webhookUrl })
  }
  if (toGiftCard > 0 && bought.giftCard) {
    await refundToCard(req, bought.giftCard.fingerprint, toGiftCard, `refund ${number} ${key}`)
  }
}
