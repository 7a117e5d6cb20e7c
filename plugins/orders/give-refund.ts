import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { refundShares } from '#domain/orders/refund.ts'
import { refundToCard } from '#plugins/giftcards/repository.ts'
import { postOnce } from '#plugins/kit/outbox.ts'
import { paymentProvider } from '#plugins/payments/repository.ts'
import { orderRefundedLetter } from './emails/order-refunded.ts'
import { changeOrder, happened, type Order, type RefundEntry } from './repository.ts'

interface Asked {
  /** Names the refund: asked again with the same key, the money goes back once. */
  key: string
  amount: Cents
  by: string
  note: string
}

/** Gives money back: claimed on the order first, then sent, then noted as arrived. */
export async function giveRefund(req: PayloadRequest, number: string, asked: Asked): Promise<Order> {
  const claimed = await changeOrder(req, number, (order) => claim(order, asked))
  const entry = claimed.refunds.find(({ key }) => key === asked.key)
  if (!entry || entry.isDone) return claimed
  await send(req, claimed, entry).catch(async (problem: unknown) => {
    await changeOrder(req, number, (order) => unclaim(order, entry))
    throw problem
  })
  const order = await changeOrder(req, number, (before) => ({
    refunds: before.refunds.map((each) => (each.key === entry.key ? { ...each, isDone: true } : each)),
    ...happened(before, 'refunded', asked.by, asked.note),
  }))
  await postOnce(req, `order ${number} refund ${entry.key}`, orderRefundedLetter(order, entry))
  return order
}

function claim(order: Order, { key, amount, by, note }: Asked) {
  if (order.refunds.some((entry) => entry.key === key)) return {}
  const shares = refundShares(order.bought.totals, order.refunds, amount)
  return { refunds: [...order.refunds, { key, ...shares, by, note, isDone: false }], refunded: order.refunded + amount }
}

/** The provider would not: the order owes the money as before. */
function unclaim(order: Order, { key, toProvider, toGiftCard }: RefundEntry) {
  const refunds = order.refunds.filter((entry) => entry.key !== key)
  return { refunds, refunded: order.refunded - toProvider - toGiftCard }
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
