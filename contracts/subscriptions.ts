import * as z from 'zod/mini'
import { SubscriptionInterval } from './cart.ts'
import { ArticleId, SkuId } from './catalog.ts'
import { Address, DeliveryChoice } from './checkout.ts'
import { DeliveryMethod, DeliveryMethodId } from './deliveries.ts'
import { Cents } from './money.ts'
import { LensParameters } from './prescriptions.ts'
import { PaymentOutcome, PaymentProof, PaymentStanding } from './payments.ts'
import { inUrl, Nothing, route } from './route.ts'

/** The states of a subscription (specification §3). */
export const subscriptionStatuses = { active: 100, canceled: 200, paused: 520 } as const

/** The code of a state. A paused one can be reactivated at any time, a canceled one never (specification §4). */
export const SubscriptionStatus = z.literal([100, 200, 520])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

/** Names a subscription in addresses: eight digits that do not count up, the last a check digit. */
export const SubscriptionId = z.int().check(z.minimum(10_000_000), z.maximum(99_999_999))
export type SubscriptionId = z.infer<typeof SubscriptionId>

/**
 * The states of a delivery (specification §4). `active` it waits for its day, or is being charged · `control` the prescription must
 * be checked first · `controlled` it was · `stopped` it could not be charged, and waits for its customer · `delivered` paid, and an
 * order · `frozen` the subscription is paused · `canceled` skipped, or the subscription has ended.
 */
export const DeliveryState = z.enum(['active', 'control', 'controlled', 'stopped', 'delivered', 'frozen', 'canceled'])
export type DeliveryState = z.infer<typeof DeliveryState>

/**
 * What the customer may do now. `activate` charges the saved card again for a stopped delivery, `pay` is the customer
 * paying it. `domain/subscriptions/transitions.ts` has the table.
 */
export const SubscriptionAction = z.enum([
  'move',
  'skip',
  'send_earlier',
  'change_products',
  'change_interval',
  'add_product',
  'remove_product',
  'replace_product',
  'set_address',
  'set_temporary_address',
  'pause',
  'reactivate',
  'cancel',
  'activate',
  'pay',
  'change_card',
  'remove_card',
  'answer_fit',
])
export type SubscriptionAction = z.infer<typeof SubscriptionAction>

const IsoDay = z.iso.date()
const Quantity = z.int().check(z.positive(), z.maximum(9999))
const Ref = z.string().check(z.maxLength(64))

/** A product of a subscription. Lenses are a product for each eye. */
export const SubscribedProduct = z.object({
  ref: z.string(),
  articleId: ArticleId,
  skuId: SkuId,
  articleDescription: z.string(),
  slug: z.string(),
  category: z.string(),
  media: z.object({ md: z.string(), alt: z.string() }),
  eye: z.nullable(z.enum(['right', 'left'])),
  /** Lenses: their values in one line, as on boxes; null of everything else. */
  prescription: z.nullable(z.string()),
  parameters: z.nullable(LensParameters),
  /** Day of the exam that the values are of, if the customer has given it. */
  examinedOn: z.nullable(IsoDay),
  /** Boxes, or pieces, in each delivery: 1–12. */
  quantity: z.int().check(z.positive()),
  /** Of one piece, as the next delivery will be charged by what is known today; null where it is no longer sold. */
  price: z.nullable(Cents),
  /** An announced rise of the price of one piece, for deliveries that are processed from this day on. */
  rise: z.nullable(z.object({ price: Cents, from: IsoDay })),
  /** No longer sold, or run out. Nothing is sent in its place unless the customer chooses an equal one. */
  isGone: z.boolean(),
  /** Equal lenses, where it is gone: for `replaceProduct`. */
  equals: z.array(z.object({ articleId: ArticleId, name: z.string(), slug: z.string(), price: Cents })),
})
export type SubscribedProduct = z.infer<typeof SubscribedProduct>

/** A delivery on the customer's timeline: past, under way, next, or planned. Days in Helsinki. */
export const SubscriptionDelivery = z.object({
  /** Counts the deliveries of the subscription; 1 is the first order. */
  period: z.int(),
  state: DeliveryState,
  /** The day by which the customer wants it. */
  wantedOn: IsoDay,
  /** The day on which it is charged and becomes an order. */
  processedOn: IsoDay,
  /** The day on which it is sent: promised, or expected. */
  sentOn: IsoDay,
  /** The last day on which it can be changed, skipped or moved; null where it cannot any more. */
  changeableUntil: z.nullable(IsoDay),
  /** What it costs, delivery included; of one to come by what is known today. */
  price: Cents,
  /** What of its goods is free beside that, by a recommendation; of those to come only of the next, 0 of later ones. */
  free: Cents,
  /** Whether it is the next that actions change; those after it are planned only. */
  isNext: z.boolean(),
  orderNumber: z.nullable(z.string()),
  /** Why it was not charged or sent; null where nothing is wrong. */
  trouble: z.nullable(z.enum(['declined', 'no_card', 'product_gone', 'skipped'])),
  /** When the card is tried again; null where it is not. */
  nextAttemptOn: z.nullable(IsoDay),
})
export type SubscriptionDelivery = z.infer<typeof SubscriptionDelivery>

/** The saved card that pays. `expires` is the last month in which it can be charged, `YYYY-MM`. */
export const SubscriptionCard = z.object({
  brand: z.string(),
  lastDigits: z.string(),
  expires: z.string(),
  /** It expires before the delivery after the next is charged. */
  expiresSoon: z.boolean(),
})
export type SubscriptionCard = z.infer<typeof SubscriptionCard>

/** How deliveries reach their customer: the method, and the pickup point or the store where one is chosen. */
export const DeliveryWay = z.object({
  methodId: DeliveryMethodId,
  name: z.string(),
  kind: DeliveryMethod.shape.kind,
  /** Name and address of the pickup place; null for home delivery. */
  place: z.nullable(z.string()),
  pickupPointId: z.nullable(z.string()),
  storeId: z.nullable(z.int()),
})
export type DeliveryWay = z.infer<typeof DeliveryWay>

/** An address for deliveries that are sent from one day to another, both included; home delivery where no way is chosen. */
export const TemporaryAddress = z.object({
  address: Address,
  from: IsoDay,
  to: IsoDay,
  delivery: z.optional(DeliveryChoice),
})
export type TemporaryAddress = z.infer<typeof TemporaryAddress>

/** A subscription in the customer's list. */
export const SubscriptionSummary = z.object({
  id: SubscriptionId,
  status: SubscriptionStatus,
  interval: SubscriptionInterval,
  products: z.array(z.pick(SubscribedProduct, { articleDescription: true, eye: true, quantity: true, media: true })),
  /** The delivery under way or to come; null of one that is canceled. */
  next: z.nullable(SubscriptionDelivery),
  /** Something waits for the customer: a charge that failed, a product that is gone, a prescription to be checked. */
  needsHer: z.boolean(),
})
export type SubscriptionSummary = z.infer<typeof SubscriptionSummary>

/** A subscription with all that its page shows (specification §3). */
export const Subscription = z.object({
  id: SubscriptionId,
  /** Send it with every change: where another came between, it is refused. */
  version: z.int(),
  status: SubscriptionStatus,
  interval: SubscriptionInterval,
  startedOn: IsoDay,
  products: z.array(SubscribedProduct),
  /** Past ones first, then what is under way, the next, and planned ones. */
  deliveries: z.array(SubscriptionDelivery),
  address: Address,
  delivery: DeliveryWay,
  /** Its way is null for home delivery that is chosen by the shop. */
  temporaryAddress: z.nullable(z.extend(TemporaryAddress, { delivery: z.nullable(DeliveryWay) })),
  card: z.nullable(SubscriptionCard),
  actions: z.array(SubscriptionAction),
  /** Earliest and latest day to which the next delivery can be moved; null where none can. */
  movable: z.nullable(z.object({ from: IsoDay, to: IsoDay })),
  /** Why it is paused now, and until when. `to` is the day on which it goes on, or is canceled where `endsBy` says so. */
  pause: z.nullable(z.object({ from: IsoDay, to: IsoDay, endsBy: z.enum(['reactivation', 'cancellation']) })),
  canceledOn: z.nullable(IsoDay),
  /** Whether the interval fits is asked, once after two deliveries. */
  asksFit: z.boolean(),
  /** The prescription is over its age: a booking link is shown, and values of a new exam are taken. */
  needsControl: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>

const One = z.object({ id: inUrl(SubscriptionId) })
const Change = z.extend(One, { version: z.int() })
const Answer = z.object({ subscription: Subscription })

/** The customer's subscriptions, canceled ones last. */
export const listSubscriptions = route({
  method: 'get',
  path: '/account/subscriptions',
  input: Nothing,
  output: z.object({ subscriptions: z.array(SubscriptionSummary) }),
})

/** One of the customer's subscriptions. Fails with `subscription.not_found`, also for another customer's. */
export const getSubscription = route({
  method: 'get',
  path: '/account/subscriptions/:id',
  input: One,
  output: Answer,
})

/**
 * All changes answer the subscription as it stands then. They fail with `subscription.not_allowed` where the table forbids
 * them, and with `subscription.changed` where `version` is not the present one.
 */
const change = <Input extends z.ZodMiniType>(name: string, input: Input) =>
  route({ method: 'post', path: `/account/subscriptions/:id/${name}`, input, output: Answer })

/** Moves the next delivery to another day; later ones follow from there. Fails with `subscription.day_too_early` and `…_too_late`. */
export const moveDelivery = change('move', z.extend(Change, { on: IsoDay }))

/** Leaves out the next delivery, or the one that could not be charged. The series stays. */
export const skipDelivery = change('skip', Change)

/** Has the next delivery processed at once; later ones follow from there. */
export const sendEarlier = change('send-earlier', Change)

const Lenses = z.object({ parameters: LensParameters, quantity: Quantity })
/** With new values: confirms a valid prescription for them, and the day of its exam, if given. */
const Confirmed = { confirmsPrescription: z.optional(z.boolean()), examinedOn: z.optional(IsoDay) }

/** Changes boxes, values of lenses, and the day of the exam. Products that are not named stay as they are. */
export const changeProducts = change(
  'products',
  z.extend(Change, {
    products: z
      .array(z.object({ ref: Ref, quantity: z.optional(Quantity), parameters: z.optional(LensParameters) }))
      .check(z.maxLength(40)),
    ...Confirmed,
  }),
)

/** Changes the months between deliveries, counted from the next one. */
export const changeInterval = change('interval', z.extend(Change, { interval: SubscriptionInterval }))

/** Adds lenses, each eye by itself, or a piece by its `skuId`. Fails with `subscription.article_not_available`. */
export const addProduct = change(
  'add',
  z.extend(Change, {
    articleId: ArticleId,
    right: z.optional(Lenses),
    left: z.optional(Lenses),
    piece: z.optional(z.object({ skuId: SkuId, quantity: Quantity })),
    ...Confirmed,
  }),
)

/** Takes a product out. The last one cannot be taken out: the subscription is canceled instead. */
export const removeProduct = change('remove', z.extend(Change, { ref: Ref }))

/** Takes one of the equal lenses in place of a product that is gone, with the same values. */
export const replaceProduct = change('replace', z.extend(Change, { ref: Ref, articleId: ArticleId }))

/**
 * Where deliveries are sent from now on, and how. Fails with `delivery.pickup_point_missing` where the point is not near
 * the address; without `delivery` the present way stays, if it can.
 */
export const setAddress = change(
  'address',
  z.extend(Change, { address: Address, delivery: z.optional(DeliveryChoice) }),
)

/** Where deliveries are sent that leave from one day to another; null takes it away. */
export const setTemporaryAddress = change(
  'temporary-address',
  z.extend(Change, { temporary: z.nullable(TemporaryAddress) }),
)

/** Pauses it, until a day or without an end, at most twelve months. A delivery that is being charged is not sent. */
export const pauseSubscription = change('pause', z.extend(Change, { until: z.optional(IsoDay) }))

/** Ends a pause. */
export const reactivateSubscription = change('reactivate', Change)

/** Ends it for good. What has been charged still comes. */
export const cancelSubscription = change('cancel', Change)

/** Charges the saved card at once for a delivery that could not be charged. */
export const activateDelivery = change('activate', Change)

/** Opens a payment of a delivery that could not be charged. `next` is the provider's page. */
export const payDelivery = route({
  method: 'post',
  path: '/account/subscriptions/:id/pay',
  input: Change,
  output: z.object({ next: z.string() }),
})

/** Handles the return from the provider's page, at `/omat-sivut/tilaus/paluu`. */
export const returnFromDeliveryPayment = route({
  method: 'post',
  path: '/account/subscriptions/paid',
  input: PaymentProof,
  output: z.object({
    outcome: PaymentOutcome,
    payment: PaymentStanding,
    id: SubscriptionId,
  }),
})

/** The form that the browser posts to the provider, who asks for a card; it comes back to `…/päivitä-maksu`. */
export const startCardChange = route({
  method: 'post',
  path: '/account/subscriptions/:id/card',
  input: One,
  output: z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }),
})

/** Saves the card of the form, by the signed parameters with which the browser came back. It pays from now on. */
export const saveCard = route({
  method: 'post',
  path: '/account/subscriptions/:id/card/save',
  input: z.extend(One, { proof: PaymentProof }),
  output: Answer,
})

/** Erases the card. Nothing can be charged until another is given. */
export const removeSubscriptionCard = change('card/remove', Change)

/** Whether boxes run out (`too_seldom`) or pile up (`too_often`). It changes nothing but that it is not asked again. */
export const answerFit = change('fit', z.extend(Change, { answer: z.enum(['fits', 'too_often', 'too_seldom']) }))

/** What can be added to a subscription: articles that are sold by subscription, at the price of one piece. */
export const listSubscribable = route({
  method: 'get',
  path: '/account/subscribable',
  input: Nothing,
  output: z.object({
    articles: z.array(
      z.object({
        articleId: ArticleId,
        name: z.string(),
        slug: z.string(),
        category: z.string(),
        media: z.object({ md: z.string(), alt: z.string() }),
        packageAmount: z.nullable(z.int()),
        price: Cents,
      }),
    ),
  }),
})

/** The interval that is proposed to who wears lenses so often: boxes neither pile up nor run out. */
export const IntervalProposal = z.object({
  interval: SubscriptionInterval,
  /** Boxes for each eye. */
  boxes: z.int(),
})
export type IntervalProposal = z.infer<typeof IntervalProposal>
