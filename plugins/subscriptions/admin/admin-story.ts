import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import type { Subscription as SubscriptionView } from '#contracts/subscriptions.ts'
import { refundable } from '#domain/payments/refund.ts'
import { isRefused } from '#domain/subscriptions/contract.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { balanceOf, entriesOf } from '#plugins/ledger/repository.ts'
import { findOrders } from '#plugins/orders/repository.ts'
import { chargesOf, type Charge } from '#plugins/payments/charges/repository.ts'
import { deliveriesOf, deliveryRef, findSubscription, type Subscription } from '../repository.ts'
import { subscriptionView } from '../view.ts'

/** All that happened to one subscription. */
export interface Story {
  subscription: Subscription
  /** As its customer sees it, with what can be done now. */
  view: SubscriptionView
  /** Orders of its deliveries by their numbers, and what of each can still be given back. */
  orders: Map<string, { id: number | string; left: Cents }>
  /** The latest first. */
  charges: Charge[]
  /** The charge of the delivery for which the card was declined; null where none is unpaid. */
  refused: string | null
  letters: { id: number | string; subject: string; state: string; createdAt: string }[]
  entries: Entry[]
  balance: Cents
}

export async function storyOf(req: PayloadRequest, number: number): Promise<Story | null> {
  const subscription = await findSubscription(req, number)
  if (!subscription) return null
  const { open } = subscription.contract
  const deliveries = await deliveriesOf(req, number)
  const numbers = deliveries.flatMap(({ orderNumber }) => orderNumber ?? [])
  const ledger = { kind: 'subscription' as const, number }
  const [view, orders, charges, letters, entries, balance] = await Promise.all([
    subscriptionView(req, subscription),
    numbers.length > 0 ? findOrders(req, { number: { in: numbers } }) : [],
    chargesOf(
      req,
      deliveries.map(({ period }) => deliveryRef(number, period)),
    ),
    lettersOf(req, number),
    entriesOf(req, ledger),
    balanceOf(req, ledger),
  ])
  return {
    subscription,
    view,
    charges,
    letters,
    entries,
    balance,
    refused: open && isRefused({ open }, open.period) ? deliveryRef(number, open.period) : null,
    orders: new Map(
      orders.map(({ id, number: order, bought, refunds }) => [order, { id, left: refundable(bought.totals, refunds) }]),
    ),
  }
}

/** The letters about the subscription, the latest first. */
function lettersOf(req: PayloadRequest, number: number): Promise<Story['letters']> {
  const ofIt = { key: { greater_than_equal: `subscription ${number} `, less_than: `subscription ${number} \uffff` } }
  return findAll(req, 'outbox', ofIt, { sort: '-createdAt', fields: ['subject', 'state', 'createdAt'] })
}
