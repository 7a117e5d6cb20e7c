import type { PayloadRequest } from 'payload'
import { piecesBySku } from '#domain/cart/goods.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { agreedAfter, riseToAnnounce } from '#domain/subscriptions/agreed-price.ts'
import { recordArrival, openDelivery, processOn, type OpenDelivery } from '#domain/subscriptions/contract.ts'
import { arrivalDay, PROCESSED_AT, sendingDay, wantedDay } from '#domain/subscriptions/delivery-days.ts'
import { textOf } from '#locales/texts.ts'
import { releaseStock, settleStock, takeStock } from '#plugins/catalog/take-stock.ts'
import { buyerOf, memberOf } from '#plugins/friends/repository.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import type { Undone } from '#plugins/kit/work/steps.ts'
import { billDropped, freeOf } from '#plugins/ledger/free-months.ts'
import { createOrder } from '#plugins/orders/placing/create-order.ts'
import { postConfirmation } from '#plugins/orders/post-letters.ts'
import { chargeCard } from '#plugins/payments/charges/card-charges.ts'
import { isPaidElsewhere } from '#plugins/payments/charges/paid-elsewhere.ts'
import { endCharge, findCharge } from '#plugins/payments/charges/repository.ts'
import { contractThatPays, paidByContract, takenBy } from './connected.ts'
import { destinationOf, destinationOn } from './destination.ts'
import { billOf, settleWithoutCharge } from './free-delivery.ts'
import { notify } from './letters.ts'
import { linesOn, pricedProducts, totalsOfDelivery, type PricedProduct } from './priced-products.ts'
import {
  changeDelivery,
  changeSubscription,
  createDelivery,
  deliveryRef,
  findDelivery,
  subscriptionNumbered,
  type Delivery,
  type Product,
  type Subscription,
} from './repository.ts'
import { SUBSCRIPTION } from './subscription-charges.ts'
import { needsControl } from './view.ts'

/** Card or bank, as orders name it. */
const METHOD = 70

/** Under which the pieces of a delivery are held until its order has them. */
const holdRef = (ref: string) => `subscription ${ref}`

/**
 * Processes the next delivery on its day: the price of the day, its goods held, its charge written. It may be cut off
 * between any two lines and called again. If it must wait it returns until when; if it waits for the customer, it
 * notifies the customer once.
 */
export async function processDelivery(req: PayloadRequest, before: Subscription): Promise<Undone | void> {
  const subscription = before.contract.open ? before : await begin(req, before)
  if (!('contract' in subscription)) return subscription
  const { number } = subscription
  const { open } = subscription.contract
  if (open?.stage !== 'charging') return
  const { period } = open
  const ref = deliveryRef(number, period)
  const known = await findDelivery(req, ref)
  const delivery = known ?? (await freeze(req, subscription, open))
  // The customer closed the delivery while it was being created, so close it again.
  if (!known && (await subscriptionNumbered(req, number)).contract.open?.period !== period)
    return closeDelivery(req, number, period)
  const { amount } = delivery
  if (amount === 0) return
  // What was begun to be charged is not asked for elsewhere.
  const contract = known && (await findCharge(req, ref)) ? null : await takenBy(req, subscription, delivery)
  if (contract !== null) return settleWithoutCharge(req, delivery, paidByContract(contract))
  await chargeCard(req, {
    ref,
    owner: SUBSCRIPTION,
    subject: ref,
    method: METHOD,
    amount,
    card: subscription.card ?? '',
  })
}

/** Writes a delivery down: what is sent, what it costs, and what of that is free. One that costs nothing is settled at once. */
async function freeze(
  req: PayloadRequest,
  subscription: Subscription,
  { period, wantedOn, processedOn }: OpenDelivery,
): Promise<Delivery> {
  const { amount, ...rows } = linesOn(subscription, await pricedProducts(req, subscription), processedOn)
  const bill = billOf(subscription, period, processedOn)
  const free = (await freeOf(req, { ...bill, amount }))?.amount ?? 0
  const delivery = await createDelivery(
    req,
    {
      subscription: subscription.number,
      period,
      state: 'active',
      wantedOn,
      processedOn,
      ...rows,
      sentTo: destinationOf(subscription),
      free,
      sentOn: sendingDay(processedOn),
      amount: amount - free,
    },
    free === amount ? ['settle'] : [],
  )
  // Another process has frozen it before anything was free.
  if (delivery.free !== free) await billDropped(req, bill)
  return delivery
}

/** Opens the delivery, unless something stands in its way. Gives the subscription as it is then, or until when it waits. */
async function begin(req: PayloadRequest, subscription: Subscription): Promise<Subscription | Undone> {
  const { number, contract, products: before } = subscription
  const on = processOn(contract)
  if (on === null) return subscription
  if (on > today()) return { notBefore: helsinkiInstant(on, PROCESSED_AT) }
  if (contract.control !== 'controlled' && needsControl(subscription, today())) return askForControl(req, number)
  const products = await pricedProducts(req, subscription)
  const ref = deliveryRef(number, contract.period)
  const missing = products.some(({ goods }) => goods === null) || !(await holdGoods(req, ref, before))
  if (missing) return reportOutOfStock(req, subscription)
  const opened = await changeSubscription(req, subscription, ({ contract: now, version }) => {
    const after = version === subscription.version ? openDelivery(now, today()) : null
    if (!after) return null
    const event = { what: 'processed' as const, period: now.period, wantedOn: wantedDay(now.plan) }
    const known = withKnownPrices(products)
    return { contract: after, products: known, event, ...(hasNewRise(before, known) && { notice: 'rise' }) }
  })
  if (opened.contract.open?.period === contract.period) return opened
  // The customer changed the subscription first: release the goods, and look at the changed subscription anew.
  await releaseGoods(req, ref, before)
  return { notBefore: nowIso() }
}

function hasNewRise(before: readonly Product[], known: readonly Product[]): boolean {
  return known.some(({ agreed }, at) => agreed.rise && agreed.rise.amount !== before[at]?.agreed.rise?.amount)
}

/** Marks a rise whose day has come as agreed, and announces a new one from here on. */
function withKnownPrices(products: readonly PricedProduct[]): Product[] {
  return products.map(({ product, price }) => {
    const agreed = agreedAfter(product.agreed, today())
    const rise = price === null ? null : riseToAnnounce(agreed, price, today())
    return { ...product, agreed: rise ? { ...agreed, rise } : agreed }
  })
}

function askForControl(req: PayloadRequest, number: number): Promise<Subscription> {
  return changeSubscription(req, number, ({ contract }) => {
    if (contract.control !== null || contract.open) return null
    return { contract: { ...contract, control: 'control' }, event: { what: 'control' }, notice: 'control' }
  })
}

/** Notifies the customer once for each delivery, and looks again every morning, since the product may come back. */
async function reportOutOfStock(req: PayloadRequest, { number, contract, products }: Subscription): Promise<Undone> {
  const { period, plan } = contract
  await releaseGoods(req, deliveryRef(number, period), products)
  await changeSubscription(req, number, ({ events }) => {
    if (events.some((one) => one.what === 'product_gone' && one.period === period)) return null
    return { event: { what: 'product_gone', period, wantedOn: wantedDay(plan) }, notice: 'product_gone' }
  })
  return { notBefore: helsinkiInstant(plusDays(today(), 1), PROCESSED_AT) }
}

/**
 * Announces a delivery a week before: the customer is notified of what comes, of a higher price, and that the
 * prescription must be checked, while there is time to change it.
 */
export async function announce(req: PayloadRequest, subscription: Subscription): Promise<void> {
  const { number, contract, products } = subscription
  const on = processOn(contract)
  if (on === null || on <= today()) return
  if (contract.control !== 'controlled' && needsControl(subscription, on)) {
    await askForControl(req, number)
    return
  }
  const known = withKnownPrices(await pricedProducts(req, subscription))
  if (hasNewRise(products, known))
    await changeSubscription(req, subscription, ({ version }) =>
      version === subscription.version ? { products: known, event: { what: 'rise' }, notice: 'rise' } : null,
    )
  await notify(req, subscription, `announce.${contract.period}`)
}

/** Holds the goods of a delivery, all or none. */
async function holdGoods(req: PayloadRequest, ref: string, products: readonly Product[]): Promise<boolean> {
  for (const [skuId, pieces] of piecesBySku(products))
    if (!(await takeStock(req, skuId, pieces, { ref: holdRef(ref) }))) return false
  return true
}

async function releaseGoods(req: PayloadRequest, ref: string, goods: readonly Pick<Product, 'skuId' | 'quantity'>[]) {
  for (const skuId of piecesBySku(goods).keys()) await releaseStock(req, skuId, holdRef(ref))
}

/** Closes a delivery that was skipped, paused or canceled: its goods are released, and its charge ends. */
export async function closeDelivery(req: PayloadRequest, number: number, period: number): Promise<void> {
  const subscription = await subscriptionNumbered(req, number)
  const { contract, products } = subscription
  const ref = deliveryRef(number, period)
  // The customer paid before closing it, or opened it again.
  if (contract.open?.period === period || contract.paid?.period === period) return
  const delivery = await findDelivery(req, ref)
  if (delivery?.paidBy) return
  await releaseGoods(req, ref, delivery?.lines ?? products)
  if (delivery) await changeDelivery(req, ref, ({ paidBy }) => (paidBy === null ? { state: 'canceled' } : null))
  await endCharge(req, ref)
  await billDropped(req, billOf(subscription, period))
}

/** Makes the order of a delivery that is paid, exactly one, and plans what comes after it. */
export async function orderDelivery(req: PayloadRequest, delivery: Delivery): Promise<void> {
  const { ref, lines, prescriptions, transactionId, period } = delivery
  const subscription = await subscriptionNumbered(req, delivery.subscription)
  const { customer, form, language, terms } = subscription
  const sentTo = await destinationOn(req, delivery.sentTo ?? destinationOf(subscription), sendingDay(today()))
  const isMember = (await memberOf(req, buyerOf(customer, form.contact.email))) !== null
  const order = await createOrder(req, {
    source: { kind: 'subscription', ref },
    buyer: {
      contact: form.contact,
      customer,
      language,
      membership: isMember ? 'friends' : 'none',
      address: sentTo.address,
    },
    lines,
    prescriptions,
    delivery: sentTo.delivery,
    totals: totalsOfDelivery(delivery),
    payment: {
      methodId: METHOD,
      methodName: textOf(language, 'subscription-mail')(await methodNameOf(req, delivery)),
      transactionId,
      giftCard: null,
      discountCode: null,
    },
    terms: terms ?? null,
  })
  for (const skuId of piecesBySku(lines).keys()) await settleStock(req, skuId, holdRef(ref))
  await changeDelivery(req, delivery, ({ orderNumber }) => {
    return orderNumber ? null : { orderNumber: order.number, sentOn: order.promisedOn }
  })
  await changeSubscription(req, subscription, ({ contract }) => {
    const after = recordArrival(contract, period, arrivalDay(order.promisedOn))
    return after === contract || contract.arrivesOn === after.arrivesOn ? null : { contract: after }
  })
  await postConfirmation(req, order)
}

async function methodNameOf(req: PayloadRequest, { paidBy }: Delivery): Promise<string> {
  if (contractThatPays(paidBy)) return 'payment_connected'
  return (await isPaidElsewhere(req, paidBy)) ? 'payment_elsewhere' : 'payment'
}
