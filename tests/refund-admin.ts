import { latePaymentsInTrouble } from '#plugins/checkout/admin-purchases.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { stuckDocuments } from '#plugins/kit/work/stuck-steps.ts'
import { ordersWithRefundTrouble } from '#plugins/orders/admin/admin-orders.ts'
import { orderView } from '#plugins/orders/buyer/order-view.ts'
import type { Order } from '#plugins/orders/repository.ts'
import { DECIDE } from '#plugins/payments/decide.ts'
import { openOrderAdmin } from './order-admin.ts'
import { signed } from './external-services.ts'

/** Longer than any test waits. */
const LONG_SECONDS = 86_400

export type RefundAdmin = Awaited<ReturnType<typeof openRefundAdmin>>

/** The provider's record of a refund. */
interface Given {
  transactionId: string
  status: string
  amount: number
  stamp: string
}

/** A trial shop where refunds are made, settled and watched, with a provider who makes them now, later or never. */
export async function openRefundAdmin() {
  const admin = await openOrderAdmin()
  const { shop, handler, orderNumbered } = admin

  async function lateRefundsOf(purchaseRef: string): Promise<Given[]> {
    return ((await admin.paymentOf(purchaseRef)) as { refunds: Given[] }).refunds
  }

  async function refundsOf(number: string): Promise<Given[]> {
    return lateRefundsOf((await orderNumbered(number)).source.ref)
  }

  /** The next refund is made at once, as are all after it. */
  const giving = () => admin.control({ mode: 'normal', applies: 'all' })
  const proofOf = async (number: string, status: string) => proof((await refundsOf(number)).at(-1), status)
  const lateProofOf = async (ref: string, status: string) => proof((await lateRefundsOf(ref)).at(-1), status)
  const sendWebhook = (parameters: Record<string, string>) =>
    shop.ask(`/payment/paytrail/refund-webhook?${new URLSearchParams(parameters)}`)

  return {
    ...admin,
    giving,
    async freshen(): Promise<void> {
      await admin.freshen()
      await giving()
    },
    /** The next refund stays pending. */
    pending: () => admin.control({ mode: 'refund-pending', seconds: LONG_SECONDS }),
    /** The next refund is pending first, and then fails. */
    failing: () => admin.control({ mode: 'refund-pending-then-fail', seconds: 0 }),
    /** Staff record the outcome of a refund. */
    settleByHand: (number: string, body: object) => admin.ask(number, 'refund/settle', body),
    settleLate: (ref: string, body: object) => shop.ask(`/charge/${ref}/settle`, body, handler),
    /** The amount of a late payment, as staff type it. */
    sum: () => `${(admin.goods.amount / 100).toFixed(2).replace('.', ',')} €`,
    /** A purchase that is paid after its shopper has placed and paid a second one. */
    async paidTooLate(): Promise<string> {
      const shopper = await admin.shopperWith(1)
      const first = await admin.purchase(shopper)
      const second = await admin.purchase(shopper)
      await admin.settle(await admin.pay(second.next))
      await admin.webhook(await admin.pay(first.next))
      return first.purchaseRef
    },
    refundsOf,
    lateRefundsOf,
    /** The provider's signed answer about the last refund, with this behavior. */
    proofOf,
    lateProofOf,
    /** The provider's callback reports the outcome of a refund. */
    sendWebhook,
    async hearFailed(number: string): Promise<void> {
      await until(async () => (await refundsOf(number)).at(-1)?.status === 'fail')
      await sendWebhook(await proofOf(number, 'fail'))
    },
    async inTrouble(): Promise<string[]> {
      return (await ordersWithRefundTrouble(await shop.req())).map(({ number }) => number)
    },
    /** An order, and whether staff must decide about its refunds. */
    async standing(number: string) {
      const order = await orderNumbered(number)
      return { ...order, isForStaff: (await stuckDocuments(shop, 'orders', DECIDE)).includes(order.id) }
    },
    async lateInTrouble(): Promise<string[]> {
      return (await latePaymentsInTrouble(await shop.req())).map(({ purchase }) => purchase.ref)
    },
    /** The number of mails to the buyer about a refund. */
    async mailsOf(number: string): Promise<number> {
      const where = { key: { like: `order ${number} refund ` } }
      return (await shop.payload.count({ collection: 'outbox' as never, where })).totalDocs
    },
    lateMail: (ref: string) => findOne(shop, 'outbox', { key: { equals: `purchase ${ref} refunded` } }),
    /** The order as its buyer sees it. */
    seenByBuyer: async (number: string) => orderView(await orderNumbered(number)),
  }
}

export function whatHappened({ timeline }: Order): string[] {
  return timeline.map(({ what }) => what)
}

export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 200 && !(await isSo()); turn += 1) await new Promise((soon) => setTimeout(soon, 10))
}

function proof(given: Given | undefined, status: string): Record<string, string> {
  if (!given) throw new Error('Nothing was given back')
  return signed({
    'checkout-account': '375917',
    'checkout-algorithm': 'sha256',
    'checkout-amount': String(given.amount),
    'checkout-stamp': given.stamp,
    'checkout-reference': given.stamp,
    'checkout-transaction-id': given.transactionId,
    'checkout-status': status,
    'checkout-provider': 'nordea',
  })
}
