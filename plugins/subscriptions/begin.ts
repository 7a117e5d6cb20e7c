import type { PayloadRequest } from 'payload'
import { SubscriptionInterval } from '#contracts/cart.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { vatRateOn } from '#domain/money/vat.ts'
import { createContract } from '#domain/subscriptions/contract.ts'
import { arrivalDay } from '#domain/subscriptions/delivery-days.ts'
import { billPaid } from '#plugins/ledger/free-months.ts'
import { prescriptionsOf, type Order } from '#plugins/orders/repository.ts'
import { billOf } from './free-delivery.ts'
import { createDelivery, createSubscription, type Product } from './repository.ts'

/**
 * Begins the subscriptions of an order: what comes at one interval is one subscription, whose first delivery is the order
 * itself. Repeated, it begins none twice. A subscription needs a customer, who signs in to order it.
 */
export async function beginSubscriptions(req: PayloadRequest, order: Order): Promise<void> {
  const { customer } = order
  if (!customer) return
  for (const interval of SubscriptionInterval.options) {
    const lines = order.bought.lines.filter(({ subscriptionInterval }) => subscriptionInterval === interval)
    if (lines.length > 0) await begin(req, { ...order, customer }, interval, lines)
  }
}

/** Names the order and the interval as they were when it began. */
export function beginningKey(firstOrder: string, interval: SubscriptionInterval): string {
  return `${firstOrder} ${interval}`
}

async function begin(
  req: PayloadRequest,
  order: Order & { customer: string },
  interval: SubscriptionInterval,
  lines: Order['bought']['lines'],
): Promise<void> {
  const { number: firstOrder, customer, language, promisedOn, placedAt, termsVersion, bought } = order
  const prescriptions = await prescriptionsOf(req, firstOrder)
  const startedOn = helsinkiDay(placedAt)
  const { contact, address } = bought.form
  const subscription = await createSubscription(req, {
    key: beginningKey(firstOrder, interval),
    customer,
    firstOrder,
    language,
    startedOn,
    terms: termsVersion,
    card: order.card ?? null,
    agreed: order.subscriptionTerms ?? null,
    form: { contact, address },
    delivery: { ...bought.delivery, isFromStore: false },
    contract: createContract(arrivalDay(promisedOn), interval),
    products: lines.map(
      ({ ref, articleId, skuId, articleDescription, slug, category, media, eye, quantity, price }): Product => {
        const { parameters = null, examinedOn = null } = prescriptions[ref] ?? {}
        return {
          ref,
          articleId,
          skuId,
          articleDescription,
          slug,
          category,
          media,
          eye,
          quantity,
          parameters,
          examinedOn,
          agreed: { amount: price.amount, rise: null },
        }
      },
    ),
  })
  const refs = new Set(lines.map(({ ref }) => ref))
  await createDelivery(req, {
    subscription: subscription.number,
    period: 1,
    state: 'delivered',
    orderNumber: firstOrder,
    lines,
    wantedOn: arrivalDay(promisedOn),
    processedOn: startedOn,
    sentOn: promisedOn,
    amount: lines.reduce((sum, { price, quantity }) => sum + price.amount * quantity, 0),
    vatRate: vatRateOn(startedOn),
    prescriptions: Object.fromEntries(Object.entries(prescriptions).filter(([ref]) => refs.has(ref))),
  })
  // The first delivery was paid with its order.
  await billPaid(req, billOf(subscription, 1, startedOn))
}
