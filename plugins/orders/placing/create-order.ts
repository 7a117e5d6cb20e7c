import { randomInt } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Language } from '#contracts/language.ts'
import type { Totals } from '#contracts/money.ts'
import type { PaymentMethodId } from '#contracts/payments.ts'
import { isSubscribed } from '#domain/cart/subscribable.ts'
import { promisedDay } from '#domain/deliveries/promised-day.ts'
import { awaitedLines } from '#domain/orders/awaited-prescription.ts'
import { fittedLines } from '#domain/orders/fitting.ts'
import type { Membership } from '#domain/orders/return-terms.ts'
import { needsOptician } from '#domain/orders/optician-steps.ts'
import { orderNumber } from '#domain/orders/order-number.ts'
import type {
  Delivery,
  LineWithoutPrescription,
  Purchase,
  SealedPrescriptions,
  SoldBy,
} from '#plugins/checkout/repository.ts'
import { now, nowIso, today } from '#plugins/kit/clock.ts'
import { awaitedAt, fittingAskedAt } from '../prescriptions/await-prescription.ts'
import { isPurchased, type Order, type OrderSource } from '../order.ts'
import { orderKeys } from '../order-keys.ts'
import { findOrderOf, writeOrder } from '../repository.ts'

/** Everything an order is made of. */
export interface NewOrder {
  source: OrderSource
  /** The store that has sold it; left out of what was ordered on the web. */
  soldBy?: SoldBy | null
  buyer: Purchase['form'] & {
    /** Number of the customer; null for a guest. */
    customer: string | null
    /** The buyer's membership at the time of purchase; `none` where it is left out. */
    membership?: Membership
    language: Language
  }
  lines: LineWithoutPrescription[]
  /** By the `ref` of their line. */
  prescriptions: SealedPrescriptions
  delivery: Delivery
  totals: Totals
  payment: {
    methodId: PaymentMethodId
    /** In the buyer's words, such as `Lahjakortti`. */
    methodName: string
    /** The payment's own at the provider; null where no provider has been paid. */
    transactionId: string | null
    giftCard: Purchase['giftCard']
    discountCode: string | null
  }
  /** Day of the version of the terms that the buyer accepted; null where the shop had published none. */
  terms: string | null
  /** The same of the agreement on lens subscriptions; left out where none begins with it. */
  subscriptionTerms?: string | null
}

/**
 * Makes an order, whatever it comes from: exactly one for each source, however often and by how many processes this is
 * called. Gives the order of the source, new or not.
 *
 * Goods, code and gift card have been taken by the caller, and the confirmation is the caller's to post
 * (`post-letters.ts`).
 */
export async function createOrder(req: PayloadRequest, asked: NewOrder): Promise<Order> {
  // A delivery of a subscription begins none.
  const begins = isPurchased(asked.source) && isSubscribed(asked.lines)
  const waits = awaitedLines(asked.lines, {}).length > 0
  const steps = [
    ...(begins ? [{ step: 'begin', at: nowIso() }] : []),
    ...(waits ? [{ step: 'await', at: awaitedAt(today()) }] : []),
    ...(fittedLines(asked.lines).length > 0 ? [{ step: 'fitting', at: fittingAskedAt(today()) }] : []),
  ]
  const written = await writeOrder(req, newOrder(asked), asked.prescriptions, steps)
  const order = written ?? (await findOrderOf(req, asked.source))
  // Neither written nor found: the number drawn belongs to another order, so the next one is drawn.
  return order ?? createOrder(req, asked)
}

function newOrder({
  source,
  soldBy,
  buyer,
  lines,
  delivery,
  totals,
  payment,
  terms,
  subscriptionTerms = null,
}: NewOrder): Order {
  const { customer, language, membership = 'none', ...form } = buyer
  const { methodId: paymentMethodId, methodName: paymentName, ...paid } = payment
  const awaitsPrescription = awaitedLines(lines, {}).length > 0
  const isForOptician = needsOptician(lines)
  const waitsForOptician = isForOptician && !awaitsPrescription
  const placedAt = nowIso()
  const isByMail = delivery.kind === 'mail'
  const states = isForOptician
    ? (['received', 'pending'] as const)
    : isByMail
      ? (['received', 'delivered'] as const)
      : (['received'] as const)
  return {
    number: orderNumber(() => randomInt(10)),
    source,
    customer,
    membership,
    language,
    // Gift cards alone need no work of staff: they are handed over with the payment.
    state: isByMail ? 'delivered' : isForOptician ? 'pending' : 'received',
    version: 1,
    placedAt,
    promisedOn: promisedDay(lines, now()),
    pickupStore: delivery.kind === 'store' ? delivery.storeId : null,
    customerName: `${form.contact.firstName} ${form.contact.lastName}`,
    email: form.contact.email,
    ...orderKeys(form.contact),
    totalCost: totals.totalCost,
    refunded: 0,
    promised: 0,
    waitsForOptician,
    awaitsAnswerUntil: null,
    awaitsPrescription,
    termsVersion: terms,
    subscriptionTerms,
    card: null,
    bought: { lines, form, delivery, totals, paymentMethodId, paymentName, ...paid, ...(soldBy && { soldBy }) },
    refunds: [],
    restocked: [],
    fulfillments: [],
    cancellations: [],
    returns: [],
    parcels: [],
    label: null,
    timeline: states.map((what) => ({ at: placedAt, what, who: '', note: '' })),
  }
}
