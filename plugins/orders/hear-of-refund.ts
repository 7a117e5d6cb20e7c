import type { PayloadRequest } from 'payload'
import { owed } from '#domain/orders/owed.ts'
import { Refusal } from '#domain/refusal.ts'
import { findPurchase, type Purchase } from '#plugins/checkout/repository.ts'
import { inTurn } from '#plugins/kit/in-turn.ts'
import type { RefundNews } from '#plugins/payments/provider.ts'
import { settledAs } from './give-refund.ts'
import { refundKeyOf, settleMoneyBack } from './give-money-back.ts'
import { sumToGiveBack } from './owe-money-back.ts'
import { findOrder, orderNumbered } from './repository.ts'
import { settleRefund } from './settle-refund.ts'

/** Acts on what the provider says of a refund, of an order or of a payment that came too late. Repeats change nothing. */
export async function hearOfRefund(req: PayloadRequest, news: RefundNews): Promise<void> {
  const [number = '', ...rest] = news.key.split('-')
  const order = await findOrder(req, number)
  if (order) return hearOfOrders(req, { ...news, key: rest.join('-') }, order.number)
  return hearOfPurchases(req, news)
}

function hearOfOrders(req: PayloadRequest, news: RefundNews, number: string): Promise<void> {
  return inTurn(`refund ${number}`, async () => {
    const { refunds, promised } = await orderNumbered(req, number)
    const entry = refunds.find(({ key }) => key === news.key)
    if (!entry) throw new Refusal('payment.unknown')
    if (entry.toProvider !== news.amount) throw new Refusal('payment.proof_malformed')
    const wasGivenAnew = entry.state === 'failed' && owed(promised, refunds) < entry.toProvider + entry.toGiftCard
    // Whether the money went twice is for staff to see.
    const isTwice = wasGivenAnew && news.outcome === 'done'
    await settleRefund(req, number, entry.key, { ...settledAs(news), ...(isTwice && { state: 'unsure' }) })
  })
}

function hearOfPurchases(req: PayloadRequest, news: RefundNews): Promise<void> {
  const [, ref = ''] = /^(.+)-late(?:-\d+)?$/.exec(news.key) ?? []
  return inTurn(`purchase ${ref}`, async () => {
    const purchase = ref ? await findPurchase(req, ref) : null
    if (!purchase?.refundState) throw new Refusal('payment.unknown')
    if (sumToGiveBack(purchase) !== news.amount) throw new Refusal('payment.proof_malformed')
    if (refundKeyOf(purchase) === news.key) return settleMoneyBack(req, purchase, settledAs(news))
    if (news.outcome === 'done') return hearOfEarlierTry(req, purchase)
  })
}

/**
 * Staff gave up on it, sent another, and then it went after all. Where the other failed, the money has gone once; else
 * whether it went twice is for them to see.
 */
async function hearOfEarlierTry(req: PayloadRequest, purchase: Purchase): Promise<void> {
  req.payload.logger.error({ purchase: purchase.ref }, 'A refund that had been given up went after all')
  await settleMoneyBack(req, purchase, { state: purchase.refundState === 'failed' ? 'done' : 'unsure' })
}
