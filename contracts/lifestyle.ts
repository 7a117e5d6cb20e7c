import * as z from 'zod/mini'
import { CartAddition, CartLine } from './cart.ts'
import { ArticleId } from './catalog.ts'
import { Address, DeliveryChoice } from './checkout.ts'
import { Cents } from './money.ts'
import { PaymentOutcome, PaymentProof, PaymentStanding } from './payments.ts'
import { inUrl, Nothing, route } from './route.ts'
import { SubscriptionCard, SubscriptionId } from './subscriptions.ts'
import { phone } from './typed.ts'

/** The states of a contract (specification §4): created at signing, active at delivery. What may follow what: `domain/lifestyle/contract-states.ts`. */
export const contractStatuses = { created: 1, active: 2, terminated: 3 } as const

/** The code of a state. */
export const ContractStatus = z.literal([1, 2, 3])
export type ContractStatus = z.infer<typeof ContractStatus>

/** Names a plan: small ASCII letters and digits, at most 40. Given once. */
export const PlanId = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40))

const IsoDay = z.iso.date()

/** A price at which contracts of a plan are made for some time. It holds for as long as they bind, then the plan's own. */
export const PlanCampaign = z.object({
  name: z.string(),
  /** Cents a month, VAT included. */
  monthly: Cents,
  /** The last day on which it can be signed for. */
  until: IsoDay,
  /** Lowest price a month of the 30 days before it began; null where no reduction may be claimed. Only this may be struck through. */
  lowestPrice30d: z.nullable(Cents),
})

/**
 * What a plan can promise beside its glasses. `exams` eye exams cost nothing · `exchange` other glasses once a year ·
 * `breakage` glasses that break are replaced · `lenses` new ones when the prescription changes (product.md).
 */
export const PerkKind = z.enum(['exams', 'exchange', 'breakage', 'lenses'])
export type PerkKind = z.infer<typeof PerkKind>

/** A perk with the words by which it is promised. */
export const Perk = z.object({ kind: PerkKind, words: z.string() })

/** Glasses by the month: what a plan costs and holds. Administrators keep it. */
export const LifestylePlan = z.object({
  id: PlanId,
  name: z.string(),
  description: z.string(),
  /** Cents a month, VAT included. Fixed for a contract within its binding. */
  monthly: Cents,
  /** The campaign in which it is signed for; left out where there is none. */
  campaign: z.optional(PlanCampaign),
  bindingMonths: z.int(),
  /** Pairs of glasses; of two, one is tinted or a sunglass. */
  pairs: z.int(),
  /** The highest ordinary price of a frame, in cents; null for all frames. */
  frameUpTo: z.nullable(Cents),
  /** Slugs of the lens packages that are in it. */
  lenses: z.array(z.string()),
  /** What else comes with it. A contract keeps the words by which it was signed. */
  perks: z.array(Perk),
  /** Whether new contracts are made of it. */
  isOffered: z.boolean(),
})
export type LifestylePlan = z.infer<typeof LifestylePlan>

/** The plans that are offered, the cheapest first. */
export const listPlans = route({
  method: 'get',
  path: '/lifestyle/plans',
  input: Nothing,
  output: z.object({ plans: z.array(LifestylePlan) }),
})

/**
 * The chosen glasses: rows of the customer's cart, each a frame with the lenses that are ground for it. What the cart
 * knows of them, prescription and tint, goes into the order, and the rows leave the cart with it.
 */
export const CartRows = z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(4))

/** One of the contract's glasses, as they were chosen. `orderNumber` is null until they are ordered. */
export const ContractPair = z.object({
  articleId: ArticleId,
  articleDescription: z.string(),
  lenses: z.string(),
  media: z.object({ md: z.string(), alt: z.string() }),
  orderNumber: z.nullable(z.string()),
})
export type ContractPair = z.infer<typeof ContractPair>

/** The contract, or a later addition to it, stored unchanged as it was signed. */
export const ContractDocument = z.object({
  id: z.string(),
  kind: z.enum(['contract', 'exchange', 'notice', 'winback', 'plan']),
  on: IsoDay,
})
export type ContractDocument = z.infer<typeof ContractDocument>

/** What has happened, and will, in the order of days: drawn as one picture from what also bills. */
export const ContractEvent = z.object({
  what: z.enum([
    ...['signed', 'card', 'delivered', 'exchange_ordered', 'exchange_delivered', 'exchange_canceled'],
    ...['binding_ends', 'notice', 'notice_taken_back', 'withdrawn', 'ends', 'billed', 'free_month'],
    ...['connected', 'disconnected', 'declined', 'held', 'went_on', 'won_back'],
    ...['card_tried', 'forgiven', 'exchange_granted', 'terminated', 'given_back', 'rise', 'rise_stopped', 'new_price'],
    ...['plan_changed', 'paid_elsewhere'],
  ] as const),
  on: IsoDay,
  /** Cents: of a bill what is charged or was paid another way, of a free month what it would have been, of a new price or plan that price; null of everything else. */
  amount: z.nullable(Cents),
})
export type ContractEvent = z.infer<typeof ContractEvent>

/** What the customer may do now. `pay` is paying what the card could not. */
export const LifestyleAction = z.enum([
  'exchange',
  'new_lenses',
  'give_notice',
  'take_back_notice',
  'change_card',
  'pay',
  'connect',
  'change_plan',
  'win_back',
  'withdraw',
])
export type LifestyleAction = z.infer<typeof LifestyleAction>

/** Another plan that a contract could have, and what this month would cost by it, as is shown before it is agreed. */
export const PlanChoice = z.object({
  plan: LifestylePlan,
  /**
   * The first day on which the customer can change to it: a cheaper one after the binding. Null where that is today.
   */
  opensOn: z.nullable(IsoDay),
  /** The bill of this month with the change today, split by days; amounts in cents, what is free of it not taken off. */
  rows: z.array(z.object({ from: IsoDay, to: IsoDay, monthly: Cents, amount: Cents })),
  /** What of it is charged. */
  amount: Cents,
})
export type PlanChoice = z.infer<typeof PlanChoice>

/** A contract with all that its page shows (specification §3). Days in Helsinki, amounts in cents. */
export const LifestyleContract = z.object({
  id: SubscriptionId,
  /** Send it with every change: where another came between, it is refused. */
  version: z.int(),
  status: ContractStatus,
  plan: LifestylePlan,
  pairs: z.array(ContractPair),
  /** The name of the child who wears the glasses; null where the customer wears them. */
  wearer: z.nullable(z.string()),
  signedOn: IsoDay,
  /** The day of delivery, from which it is billed; null before. */
  startedOn: z.nullable(IsoDay),
  /** The last day of the binding; null before delivery. */
  boundUntil: z.nullable(IsoDay),
  monthly: Cents,
  /** A higher price that was announced, and the day from which it holds; null where there is none. */
  rise: z.nullable(z.object({ monthly: Cents, from: IsoDay })),
  /** The plans of as many pairs to which it could change; empty where its state allows no change. */
  planChoices: z.array(PlanChoice),
  /**
   * The campaign it was signed under, its price a month, the last day of that, null before delivery, and what it costs from then on. Null where
   * there was none, or its plan was changed since.
   */
  campaign: z.nullable(z.object({ name: z.string(), monthly: Cents, until: z.nullable(IsoDay), after: Cents })),
  /** The exchange of the contract year; null where there is none. `binds`: its delivery binds for twelve months more. */
  exchange: z.nullable(z.object({ left: z.int(), lastOrderOn: IsoDay, binds: z.boolean() })),
  /** The first day on which new lenses can be had by its perk; null where it has none, or that is today. */
  lensesFrom: z.nullable(IsoDay),
  noticeOn: z.nullable(IsoDay),
  /** The last day; null while it goes on. */
  endsOn: z.nullable(IsoDay),
  /** The day on which it would end if notice were given today; null where it has been, or cannot be. */
  endsIfNoticed: z.nullable(IsoDay),
  /** What is still to be paid until then. */
  sumIfNoticed: z.nullable(Cents),
  /** The last day for withdrawal by the agreement; null before delivery, and once it is over. */
  withdrawableUntil: z.nullable(IsoDay),
  /** Waits, since its last attempt to charge failed. */
  isHeld: z.boolean(),
  /** The next bill: its day, what it will be by what is known today, and what is free beside that. */
  nextBill: z.nullable(z.object({ on: IsoDay, amount: Cents, free: Cents })),
  /** The bill that could not be charged; null where there is none. `nextAttemptOn` is null where it is not tried any more. */
  openBill: z.nullable(z.object({ month: z.string(), amount: Cents, nextAttemptOn: z.nullable(IsoDay) })),
  card: z.nullable(SubscriptionCard),
  documents: z.array(ContractDocument),
  events: z.array(ContractEvent),
  /** The lens subscriptions whose deliveries are rows of its invoices. */
  connected: z.array(SubscriptionId),
  actions: z.array(LifestyleAction),
})
export type LifestyleContract = z.infer<typeof LifestyleContract>

const One = z.object({ id: inUrl(SubscriptionId) })
const Change = z.extend(One, { version: z.int() })
const Answer = z.object({ contract: LifestyleContract })

/**
 * Changes answer the contract as it stands then. They fail with `lifestyle.not_allowed` where its state forbids them, and with
 * `lifestyle.changed` where `version` is not the present one.
 */
const change = <Input extends z.ZodMiniType>(name: string, input: Input) =>
  route({ method: 'post', path: `/account/lifestyle/:id/${name}`, input, output: Answer })

/** The customer's contracts, terminated ones last. */
export const listContracts = route({
  method: 'get',
  path: '/account/lifestyle',
  input: Nothing,
  output: z.object({ contracts: z.array(LifestyleContract) }),
})

/** One of the customer's contracts. Fails with `lifestyle.not_found`, also for another customer's. */
export const getContract = route({ method: 'get', path: '/account/lifestyle/:id', input: One, output: Answer })

/**
 * What a contract would be before it is signed: the glasses in the cart checked against the plan, the whole sum of the binding. Fails with
 * `lifestyle.frame_not_in_plan`, `lifestyle.lenses_not_in_plan`, `lifestyle.pairs`, `lifestyle.needs_sun_pair`, `lifestyle.plan_unknown`,
 * `cart.line_missing` and what is wrong with the prescription.
 */
export const quoteContract = route({
  method: 'post',
  path: '/lifestyle/quote',
  input: z.object({ plan: PlanId, rows: CartRows }),
  output: z.object({
    plan: LifestylePlan,
    pairs: z.array(ContractPair),
    /** What is paid in all until the end of the binding, in cents. */
    sumOfBinding: Cents,
    /** The lenses must be fitted in a store, so that the glasses are collected there. */
    needsFitting: z.boolean(),
  }),
})

const Form = z.object({ action: z.string(), fields: z.record(z.string(), z.string()) })

/**
 * Signs a contract, for an adult who is strongly identified, and opens the form that saves the card: the browser posts
 * it to the provider. The glasses are ordered at no price once the card is saved. Fails with
 * `request.needs_strong_identification`, `lifestyle.must_be_adult`, `lifestyle.must_accept_terms`,
 * `checkout.total_changed`, what a quote refuses, and what is wrong with contact, address or delivery.
 */
export const signContract = route({
  method: 'post',
  path: '/account/lifestyle/sign',
  input: z.object({
    plan: PlanId,
    rows: CartRows,
    /** `/silmälasisopimus`, in the version that is in force. */
    acceptsTerms: z.boolean(),
    /** The name of the customer's child, if the glasses are for one. */
    wearer: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    /** The monthly price shown to the customer, in cents. */
    shownMonthly: Cents,
    /** The customer's address and phone; what the account says where they are left out. */
    address: z.optional(Address),
    phone: z.optional(phone()),
    /** How the glasses are delivered; to the customer's home where it is left out. */
    delivery: z.optional(DeliveryChoice),
  }),
  output: z.extend(Form, { id: SubscriptionId }),
})

/** The form that saves another card; it comes back to `…/päivitä-maksu`. */
export const startContractCard = route({
  method: 'post',
  path: '/account/lifestyle/:id/card',
  input: One,
  output: Form,
})

/**
 * Handles the return from the provider with a card, at `/omat-sivut/tilaus/silmälasit/{id}/päivitä-maksu`; the contract
 * pays by it from now on. Fails with `subscription.card_not_saved`.
 */
export const saveContractCard = route({
  method: 'post',
  path: '/account/lifestyle/:id/card/save',
  input: z.extend(One, { proof: PaymentProof }),
  output: Answer,
})

/** Opens a payment of a month that the card could not pay. `next` is the provider's page. */
export const payContract = route({
  method: 'post',
  path: '/account/lifestyle/:id/pay',
  input: Change,
  output: z.object({ next: z.string() }),
})

/** Handles the return from the provider's page, at `/omat-sivut/tilaus/silmälasit/paluu`. */
export const returnFromContractPayment = route({
  method: 'post',
  path: '/account/lifestyle/paid',
  input: PaymentProof,
  output: z.object({
    outcome: PaymentOutcome,
    payment: PaymentStanding,
    id: SubscriptionId,
  }),
})

/** The glasses that wait for a contract, apart from the customer's cart: rows of frames and of their lenses. */
export const getContractGlasses = route({
  method: 'get',
  path: '/account/lifestyle/:id/glasses',
  input: One,
  output: z.object({ items: z.array(CartLine) }),
})

/**
 * Chooses glasses for the exchange of a contract, or to take it up again; they replace those chosen before. Fails with
 * `lifestyle.frame_not_in_plan`, `lifestyle.lenses_not_in_plan`, where no glasses may be chosen, and as an addition to
 * the cart does.
 */
export const chooseContractGlasses = route({
  method: 'post',
  path: '/account/lifestyle/:id/glasses',
  input: z.extend(
    One,
    z.omit(CartAddition, { quantity: true, subscriptionInterval: true, noCheckoutInfo: true }).shape,
  ),
  output: z.object({ items: z.array(CartLine) }),
})

/**
 * Orders new glasses in place of one pair, once a year, at no price. `acceptsBinding` where it binds for twelve months more.
 * Fails with `lifestyle.exchange_used`, `lifestyle.exchange_too_late`, `lifestyle.no_exchange`, `lifestyle.must_accept_binding`,
 * `lifestyle.is_held`, and what a quote refuses.
 */
export const exchangeGlasses = change(
  'exchange',
  z.extend(Change, {
    /** The place of the pair among `pairs`. */
    pair: z.int().check(z.minimum(0), z.maximum(3)),
    /** The row of the frame, in the customer's cart or among the glasses that wait for the contract. */
    row: z.string().check(z.maxLength(64)),
    acceptsBinding: z.boolean(),
    /** How they come; as the glasses before where it is left out. */
    delivery: z.optional(DeliveryChoice),
  }),
)

/**
 * Orders the frame of a pair once more, with lenses by a changed prescription, at no price: once in 12 months. Fails with
 * `lifestyle.lenses_used`, `lifestyle.lenses_other_frame`, `lifestyle.lenses_same`, `lifestyle.is_held`, and what a quote refuses.
 */
export const orderNewLenses = change(
  'new-lenses',
  z.extend(Change, z.omit(exchangeGlasses.input, { id: true, version: true, acceptsBinding: true }).shape),
)

/** Gives notice: it ends 30 days later, earliest with the binding. Fails with `lifestyle.notice_given`. */
export const giveNotice = change('notice', Change)

/** Another plan, and the price that was shown for it. */
export const NewPlan = { plan: PlanId, shownMonthly: Cents }

/**
 * Changes to another plan from today on: this month is split by days, binding and glasses stay. Fails with `lifestyle.plan_unknown`,
 * `lifestyle.plan_same`, `lifestyle.plan_pairs`, `lifestyle.plan_bound` for a cheaper one within the binding, `checkout.total_changed`,
 * `lifestyle.notice_given` and `lifestyle.is_held`.
 */
export const changePlan = change('plan', z.extend(Change, NewPlan))

/** Takes a notice back that has not come about yet. */
export const takeBackNotice = change('notice/take-back', Change)

/**
 * Withdraws from a contract whose glasses were handed over, within 30 days: it ends today and what was paid since then goes back. Fails with
 * `lifestyle.withdrawal_over`.
 */
export const withdrawFromContract = change('withdraw', Change)

/**
 * Connects a lens subscription of the customer, or disconnects it: what is delivered is a row of the next Lifestyle
 * invoice, for as long as the contract goes on and does not wait. Fails with `lifestyle.needs_glasses` without such a
 * contract, with `lifestyle.is_connected`, and with `subscription.not_found`.
 */
export const connectLenses = route({
  method: 'post',
  path: '/account/lifestyle/connect',
  input: z.object({ subscription: SubscriptionId, isConnected: z.boolean() }),
  output: z.object({ contracts: z.array(LifestyleContract) }),
})

/** A document as a PDF in base64. Fails with `lifestyle.not_found`, also for one of another contract. */
export const getContractDocument = route({
  method: 'get',
  path: '/account/lifestyle/:id/documents/:document',
  input: z.extend(One, { document: z.string().check(z.maxLength(64)) }),
  output: z.object({ name: z.string(), content: z.string() }),
})
