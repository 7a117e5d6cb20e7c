import type { PayloadRequest } from 'payload'
import type {
  DeliveryWay,
  SubscribedProduct,
  Subscription as SubscriptionView,
  SubscriptionCard,
  SubscriptionDelivery,
  SubscriptionSummary,
} from '#contracts/subscriptions.ts'
import { lensSummary } from '#domain/prescriptions/lens-summary.ts'
import { problemWithExamDay } from '#domain/prescriptions/validity.ts'
import { asksFit, factsOf, processOn, type Content, type Contract } from '#domain/subscriptions/contract.ts'
import {
  afterNext,
  arrivalDay,
  changeableUntil,
  movableDays,
  processingDay,
  sendingDay,
  wantedDay,
} from '#domain/subscriptions/delivery-days.ts'
import { endOfPause } from '#domain/subscriptions/pause.ts'
import { actionsOf } from '#domain/subscriptions/transitions.ts'
import { today } from '#plugins/kit/clock.ts'
import { freeAhead } from '#plugins/ledger/free-months.ts'
import { cardsOf, type StoredCard } from '#plugins/payments/saved-card-repository.ts'
import { equalsOf } from './equal-lenses.ts'
import { billOf } from './free-delivery.ts'
import { amountOn, pricedProducts, priceOn, type PricedProduct } from './priced-products.ts'
import { deliveriesOf, type Subscription } from './repository.ts'

/** Planned deliveries that are shown after the next. */
const PLANNED = 3

/** The stored card that pays a subscription, null if it is no longer stored. */
export async function cardOf(req: PayloadRequest, { customer, card }: Subscription): Promise<StoredCard | null> {
  return card ? ((await cardsOf(req, customer)).find(({ ref }) => ref === card) ?? null) : null
}

/** What of a subscription decides what can be done with it. */
export async function contentOf(req: PayloadRequest, subscription: Subscription): Promise<Content> {
  const products = await pricedProducts(req, subscription)
  return contentBy(await cardOf(req, subscription), products)
}

function contentBy(card: StoredCard | null, products: readonly PricedProduct[]): Content {
  return {
    hasCard: card !== null,
    products: products.length,
    hasGoneProduct: products.some(({ goods }) => goods === null),
  }
}

/** A subscription as its customer sees it. */
export async function subscriptionView(req: PayloadRequest, subscription: Subscription): Promise<SubscriptionView> {
  const { number: id, version, startedOn, form, delivery, temporary, contract } = subscription
  const products = await pricedProducts(req, subscription)
  const card = await cardOf(req, subscription)
  const facts = factsOf(contract, contentBy(card, products))
  const actions = actionsOf(facts)
  return {
    id,
    version,
    startedOn,
    actions,
    status: contract.status,
    interval: contract.plan.interval,
    products: await Promise.all(products.map((one) => productView(req, one, nextDay(contract)))),
    deliveries: await timeline(req, subscription, products),
    address: form.address,
    delivery: wayView(delivery),
    temporaryAddress: temporary && { ...temporary, delivery: temporary.delivery ? wayView(temporary.delivery) : null },
    card: card && cardView(card, contract),
    movable: actions.includes('move') ? movableDays(today(), contract.arrivesOn) : null,
    pause: contract.pause && { from: contract.pause.from, ...endOfPause(contract.pause) },
    canceledOn: contract.canceledOn,
    asksFit: contract.status === 100 && asksFit(contract),
    needsControl: contract.control === 'control' || needsControl(subscription, today()),
  }
}

/** A subscription in a list. */
export async function summaryView(req: PayloadRequest, subscription: Subscription): Promise<SubscriptionSummary> {
  const { number: id, contract } = subscription
  const products = await pricedProducts(req, subscription)
  const deliveries = contract.status === 200 ? [] : await timeline(req, subscription, products)
  const next = deliveries.find(({ isNext }) => isNext) ?? null
  return {
    id,
    status: contract.status,
    interval: contract.plan.interval,
    next,
    products: subscription.products.map(({ articleDescription, eye, quantity, media }) => {
      return { articleDescription, eye, quantity, media }
    }),
    needsHer: contract.status === 100 && next !== null && (next.trouble !== null || next.state === 'control'),
  }
}

/** Whether the values of a lens are older than a prescription may be: of the exam, or else of the day they were confirmed. */
export function needsControl({ products, startedOn }: Subscription, on: string): boolean {
  return products.some(({ parameters, examinedOn }) => {
    return parameters !== null && problemWithExamDay(examinedOn ?? startedOn, on) === 'prescription.too_old'
  })
}

function nextDay(contract: Contract): string {
  return processOn(contract) ?? today()
}

async function productView(req: PayloadRequest, one: PricedProduct, on: string): Promise<SubscribedProduct> {
  const { agreed, ...product } = one.product
  const isGone = one.goods === null
  return {
    ...product,
    prescription: product.parameters && lensSummary(product.parameters),
    price: isGone ? null : priceOn(one, on),
    rise: agreed.rise && agreed.rise.from > today() ? { price: agreed.rise.amount, from: agreed.rise.from } : null,
    isGone,
    equals: isGone ? await equalsOf(req, one.product) : [],
  }
}

function wayView({ methodId, name, kind, place, pickupPointId, storeId }: Subscription['delivery']): DeliveryWay {
  return { methodId, name, kind, place, pickupPointId: pickupPointId ?? null, storeId }
}

function cardView({ type: brand, lastDigits, expires }: StoredCard, contract: Contract): SubscriptionCard {
  return { brand, lastDigits, expires, expiresSoon: expiresSoon(expires, contract) }
}

/** Whether a card cannot be charged any more when the delivery after the next is. */
export function expiresSoon(expires: string, { plan }: Contract): boolean {
  const after = processingDay(wantedDay(plan, 1), null)
  return expires < after.slice(0, 7)
}

/** Every delivery of a subscription: past, under way, the next, and those planned after it. */
async function timeline(
  req: PayloadRequest,
  subscription: Subscription,
  products: readonly PricedProduct[],
): Promise<SubscriptionDelivery[]> {
  const { number, contract, events } = subscription
  const known = await deliveriesOf(req, number)
  const none = { free: 0, changeableUntil: null, orderNumber: null, trouble: null, nextAttemptOn: null, isNext: false }
  const made = known.map(({ period, state, wantedOn, processedOn, sentOn, amount, free, orderNumber }) => {
    const open = contract.open?.period === period ? contract.open : null
    const trouble =
      state === 'canceled' ? ('skipped' as const) : open && open.stage !== 'charging' ? troubleOf(subscription) : null
    return {
      ...none,
      period,
      wantedOn,
      processedOn,
      sentOn,
      price: amount,
      free: free ?? 0,
      orderNumber,
      trouble,
      state: open?.stage === 'stopped' ? ('stopped' as const) : state,
      nextAttemptOn: open?.nextAttemptOn ?? null,
      isNext: open !== null,
    }
  })
  const skips = events
    .filter(({ what, period }) => what === 'skipped' && !known.some((one) => one.period === period))
    .map(({ period = 0, wantedOn = '' }) => {
      const on = processingDay(wantedOn, null)
      const skipped = { state: 'canceled' as const, trouble: 'skipped' as const, price: amountOn(products, on) }
      return { ...none, ...skipped, period, wantedOn, processedOn: on, sentOn: sendingDay(on) }
    })
  const past = [...made, ...skips].toSorted((one, other) => one.period - other.period)
  const ahead = planned(subscription, products, contract.open === null)
  return [...past, ...(await Promise.all(ahead.map((one) => withFree(req, subscription, one))))]
}

/** The next delivery with what of it would be free; of those after it that is decided as they come. */
async function withFree(
  req: PayloadRequest,
  subscription: Subscription,
  delivery: SubscriptionDelivery,
): Promise<SubscriptionDelivery> {
  const { period, price: amount, isNext } = delivery
  if (!isNext) return delivery
  const free = (await freeAhead(req, { ...billOf(subscription, period), amount }))?.amount ?? 0
  return { ...delivery, price: amount - free, free }
}

function troubleOf({ card }: Subscription): 'declined' | 'no_card' {
  return card ? 'declined' : 'no_card'
}

function planned(
  { contract }: Subscription,
  products: readonly PricedProduct[],
  isNextFirst: boolean,
): SubscriptionDelivery[] {
  const { status, period, control, open } = contract
  if (status === 200) return []
  const isGone = products.some(({ goods }) => goods === null)
  let { plan, arrivesOn } = contract
  if (open) arrivesOn = arrivalDay(sendingDay(today()))
  return Array.from({ length: PLANNED + 1 }, (_, ahead) => {
    const wantedOn = wantedDay(plan)
    const usual = processingDay(wantedOn, arrivesOn)
    const processedOn = usual < today() ? today() : usual
    const isNext = ahead === 0 && isNextFirst
    const sentOn = sendingDay(processedOn)
    plan = afterNext(plan)
    arrivesOn = arrivalDay(sentOn)
    const until = changeableUntil(processedOn)
    return {
      period: period + ahead,
      wantedOn,
      processedOn,
      sentOn,
      isNext,
      state: status === 520 ? ('frozen' as const) : ahead === 0 && control ? control : ('active' as const),
      changeableUntil: status === 100 && isNext && until >= today() ? until : null,
      price: amountOn(products, processedOn),
      free: 0,
      orderNumber: null,
      trouble: isNext && isGone ? ('product_gone' as const) : null,
      nextAttemptOn: null,
    }
  })
}
