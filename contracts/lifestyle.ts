import * as z from 'zod/mini'
import { ArticleId } from './catalog.ts'
import { Cents } from './money.ts'
import { PaymentProof } from './payments.ts'
import { inUrl, Nothing, route } from './route.ts'
import { SubscriptionCard, SubscriptionId } from './subscriptions.ts'

/** The states of a contract (specification §4). What may follow what: `domain/lifestyle/contract-states.ts`. */
export const contractStatuses = { created: 1, active: 2, terminated: 3 } as const

/** The code of a state. */
export const ContractStatus = z.literal([1, 2, 3])
export type ContractStatus = z.infer<typeof ContractStatus>

export const PlanId = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40))

/** Glasses by the month: what a plan costs and holds. Editors own its words, marketers its price and what is in it. */
export const LifestylePlan = z.object({
  id: PlanId,
  name: z.string(),
  description: z.string(),
  /** Cents a month, VAT included. Fixed for a contract within its binding. */
  monthly: Cents,
  bindingMonths: z.int(),
  /** Pairs of glasses; of two, one is tinted or a sunglass. */
  pairs: z.int(),
  /** The highest ordinary price of a frame, in cents; null for all frames. */
  frameUpTo: z.nullable(Cents),
  /** Slugs of the lens packages that are in it. */
  lenses: z.array(z.string()),
  /** What else comes with it, a line each. */
  perks: z.array(z.string()),
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

const IsoDay = z.iso.date()

/**
 * Glasses as they are chosen: rows of her cart, each a frame with the lenses that are ground for it. What the cart knows of
 * them, prescription and tint, goes into the order, and the rows leave the cart with it.
 */
const CartRows = z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(4))

/** One of the contract's glasses, as they were chosen. */
export const ContractPair = z.object({
  articleId: ArticleId,
  articleDescription: z.string(),
  lenses: z.string(),
  media: z.object({ md: z.string(), alt: z.string() }),
  orderNumber: z.nullable(z.string()),
})
export type ContractPair = z.infer<typeof ContractPair>

/** The contract, or a later addition to it, kept unchanged as it was signed. */
export const ContractDocument = z.object({
  id: z.string(),
  kind: z.enum(['contract', 'exchange', 'price_change', 'notice', 'winback', 'connection']),
  on: IsoDay,
})
export type ContractDocument = z.infer<typeof ContractDocument>

/** What has happened, and will, in the order of days: drawn as one picture from what also bills. */
export const ContractEvent = z.object({
  what: z.enum([
    ...['signed', 'delivered', 'exchange_ordered', 'exchange_delivered', 'price_changed', 'binding_ends'],
    ...[
      'notice',
      'notice_taken_back',
      'ends',
      'won_back',
      'free_month',
      'connected',
      'disconnected',
      'held',
      'went_on',
    ],
  ] as const),
  on: IsoDay,
  /** Cents, of a change of the price. */
  amount: z.nullable(Cents),
})
export type ContractEvent = z.infer<typeof ContractEvent>

/** What her customer may do now. */
export const LifestyleAction = z.enum([
  'exchange',
  'give_notice',
  'take_back_notice',
  'withdraw',
  'connect',
  'disconnect',
  'change_card',
  'pay',
  'win_back',
])
export type LifestyleAction = z.infer<typeof LifestyleAction>

/** A contract with all that her page shows (specification §3). Days in Helsinki, amounts in cents. */
export const LifestyleContract = z.object({
  id: SubscriptionId,
  /** Send it with every change: where another came between, it is refused. */
  version: z.int(),
  status: ContractStatus,
  plan: LifestylePlan,
  pairs: z.array(ContractPair),
  signedOn: IsoDay,
  /** The day of delivery, from which it is billed; null before. */
  startedOn: z.nullable(IsoDay),
  /** The last day of the binding; null before delivery. */
  boundUntil: z.nullable(IsoDay),
  monthly: Cents,
  /** The campaign it was signed under, in words; null where there was none. */
  campaign: z.nullable(z.string()),
  exchange: z.nullable(z.object({ left: z.int(), lastOrderOn: IsoDay, binds: z.boolean() })),
  noticeOn: z.nullable(IsoDay),
  endsOn: z.nullable(IsoDay),
  /** The day on which it would end if notice were given today; null where it has been, or cannot be. */
  endsIfNoticed: z.nullable(IsoDay),
  /** What is still to be paid until then. */
  sumIfNoticed: z.nullable(Cents),
  /** Waits, since its last attempt to charge failed. */
  isHeld: z.boolean(),
  /** The next bill: its day, and what it will be by what is known today. */
  nextBill: z.nullable(z.object({ on: IsoDay, amount: Cents })),
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
const change = <Input extends z.ZodMiniType>(name: string, input: Input) =>
  route({ method: 'post', path: `/account/lifestyle/:id/${name}`, input, output: Answer })

/** Her contracts, terminated ones last. */
export const listContracts = route({
  method: 'get',
  path: '/account/lifestyle',
  input: Nothing,
  output: z.object({ contracts: z.array(LifestyleContract) }),
})

/** One of her contracts. Fails with `lifestyle.not_found`, also for somebody else's. */
export const getContract = route({ method: 'get', path: '/account/lifestyle/:id', input: One, output: Answer })

/**
 * What a contract would be before it is signed: the glasses in the cart checked against the plan, the whole sum of the binding. Fails with
 * `lifestyle.frame_not_in_plan`, `lifestyle.lenses_not_in_plan`, `lifestyle.pairs`, `lifestyle.needs_sun_pair` and what lenses refuse.
 */
export const quoteContract = route({
  method: 'post',
  path: '/lifestyle/quote',
  input: z.object({ plan: PlanId, rows: CartRows }),
  output: z.object({ plan: LifestylePlan, pairs: z.array(ContractPair), sumOfBinding: Cents }),
})

/**
 * Signs a contract, by who is strongly identified and of age, and opens the form that keeps her card: `next` is the provider's
 * page. The glasses are ordered at no price once the card is kept. Fails with `lifestyle.must_identify`, `lifestyle.must_be_adult`
 * and what a quote refuses.
 */
export const signContract = route({
  method: 'post',
  path: '/account/lifestyle/sign',
  input: z.object({
    plan: PlanId,
    rows: CartRows,
    /** `/silmälasisopimus`, in the version that is in force. */
    acceptsTerms: z.boolean(),
    /** The name of her child, if the glasses are for one. */
    wearer: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    referralCode: z.optional(z.string().check(z.trim(), z.maxLength(20))),
    shownMonthly: Cents,
  }),
  output: z.object({ id: SubscriptionId, action: z.string(), fields: z.record(z.string(), z.string()) }),
})

/**
 * She is back from the provider, at `/omat-sivut/tilaus/silmälasit/{id}/päivitä-maksu`, with a card; the contract pays by it
 * from now on.
 */
export const saveContractCard = route({
  method: 'post',
  path: '/account/lifestyle/:id/card/save',
  input: z.extend(One, { proof: PaymentProof }),
  output: Answer,
})

/** The form by which another card is kept. */
export const startContractCard = route({
  method: 'post',
  path: '/account/lifestyle/:id/card',
  input: One,
  output: z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }),
})

/** A document as a PDF in base64. Fails with `lifestyle.not_found`, also for one of another contract. */
export const getContractDocument = route({
  method: 'get',
  path: '/account/lifestyle/:id/documents/:document',
  input: z.extend(One, { document: z.string().check(z.maxLength(64)) }),
  output: z.object({ name: z.string(), content: z.string() }),
})

/**
 * Orders new glasses in place of one pair, once a year, at no price. `acceptsBinding` where it binds for twelve months more.
 * Fails with `lifestyle.exchange_used`, `lifestyle.exchange_too_late`, `lifestyle.no_exchange`, `lifestyle.must_accept_binding`.
 */
export const exchangeGlasses = change(
  'exchange',
  z.extend(Change, {
    pair: z.int().check(z.minimum(0), z.maximum(3)),
    row: z.string().check(z.maxLength(64)),
    acceptsBinding: z.boolean(),
  }),
)

/** Gives notice: it ends 30 days later, earliest with the binding. Fails with `lifestyle.notice_given`. */
export const giveNotice = change('notice', Change)

/** Takes a notice back that has not come about yet. */
export const takeBackNotice = change('notice/take-back', Change)

/**
 * Connects her lens subscriptions: what is delivered is a row of the next Lifestyle invoice. Fails with `lifestyle.needs_glasses`
 * without an active contract, and with `lifestyle.is_connected`.
 */
export const connectLenses = route({
  method: 'post',
  path: '/account/lifestyle/connect',
  input: z.object({ subscription: SubscriptionId, isConnected: z.boolean() }),
  output: z.object({ contracts: z.array(LifestyleContract) }),
})

/** What an offer to come back says, by its signed words. Fails with `winback.unknown`, `winback.taken`, `winback.too_late`. */
export const readWinback = route({
  method: 'get',
  path: '/lifestyle/winback/:token',
  input: z.object({ token: z.string().check(z.maxLength(600)) }),
  output: z.object({
    id: SubscriptionId,
    plan: LifestylePlan,
    freeMonths: z.int(),
    noticeDays: z.int(),
    until: IsoDay,
    /** The glasses are chosen anew by its customer, signed in and identified. */
    mustSignIn: z.boolean(),
  }),
})

/** Takes an offer to come back: new glasses under the same contract. */
export const takeWinback = route({
  method: 'post',
  path: '/lifestyle/winback/:token',
  input: z.object({
    token: z.string().check(z.maxLength(600)),
    rows: CartRows,
    acceptsTerms: z.boolean(),
  }),
  output: Answer,
})

/** Her referral code, what it promises, and what has come of it. Made when it is asked for first. */
export const getReferral = route({
  method: 'get',
  path: '/account/referral',
  input: Nothing,
  output: z.object({
    code: z.string(),
    link: z.string(),
    friendMonths: z.int(),
    sharerMonths: z.int(),
    /** Friends who came, and those of them who have paid for a month. */
    friends: z.int(),
    counted: z.int(),
    /** Free months that she has earned, and those that were used. */
    earned: z.int(),
    used: z.int(),
  }),
})
