import * as z from 'zod/mini'
import { Address, Contact, NoOrderReason, PurchaseOutcome } from './checkout.ts'
import { CartLine } from './cart.ts'
import { DeliveryMethod } from './deliveries.ts'
import { Cents, Totals } from './money.ts'
import { Fulfillment, Parcel, PiecesOfRow, TakenBack } from './order-parts.ts'
import { route } from './route.ts'
import { ReturnTerm } from './withdrawals.ts'
import { code, email } from './typed.ts'

/** An order by its number. */
export const OrderNumber = code(40)

/** How far an order has come (specification §4). The transitions are in `domain/orders/transitions.ts`. */
export const OrderState = z.enum(['received', 'confirmed', 'pending', 'sent', 'canceled', 'delivered', 'returned'])
export type OrderState = z.infer<typeof OrderState>

/** §3's code, derived from the state: Undefined −1, Handling 1, Delivered 2, Canceled 3. */
export const OrderStatus = z.literal([-1, 1, 2, 3])
export type OrderStatus = z.infer<typeof OrderStatus>

/** A line as it was bought. It has the eye, never its values; so it has no SKU, which identifies the values of a contact lens. */
export const OrderLine = z.pick(CartLine, {
  ref: true,
  parentRef: true,
  articleId: true,
  articleDescription: true,
  slug: true,
  brand: true,
  variety: true,
  quantity: true,
  eye: true,
  media: true,
  price: true,
  availability: true,
  leadTimeDays: true,
  isMadeToMeasure: true,
  isSealed: true,
  subscriptionInterval: true,
})
export type OrderLine = z.infer<typeof OrderLine>

/** The last days on which a contract may be withdrawn from: by law, and by the shop's own promise. */
export const WithdrawalTerms = z.object({ lawUntil: z.iso.date(), shopUntil: z.iso.date() })
export type WithdrawalTerms = z.infer<typeof WithdrawalTerms>

/** What the buyer sees of an order. */
export const OrderView = z.object({
  number: z.string(),
  state: OrderState,
  status: OrderStatus,
  placedAt: z.iso.datetime(),
  lines: z.array(OrderLine),
  totals: Totals,
  contact: Contact,
  address: Address,
  delivery: z.object({
    methodId: z.int(),
    kind: DeliveryMethod.shape.kind,
    name: z.string(),
    place: z.nullable(z.string()),
    /** Taken from the shelf of the store it is collected from, so that nothing has to be sent there. */
    isFromStore: z.boolean(),
  }),
  paymentName: z.string(),
  /** Day by which everything has left us, counted in Finnish working days. */
  promisedOn: z.iso.date(),
  waitsForOptician: z.boolean(),
  /** The last day on which it waits for the prescription that the buyer sends later; null where it waits for none. */
  awaitsPrescriptionUntil: z.nullable(z.iso.date()),
  /** The token of the link by which it is sent; null where none is awaited. */
  sendPrescriptionBy: z.nullable(z.string()),
  /** The last day on which it waits for the buyer's answer to the optician; null where nothing is asked. */
  awaitsAnswerUntil: z.nullable(z.iso.date()),
  /** The token of the link by which the buyer answers; null where nothing is asked. */
  answerBy: z.nullable(z.string()),
  /** The fitting of its lenses in a store, and the token by which it is booked as long as it is awaited; null where it needs none. */
  fitting: z.nullable(z.object({ bookBy: z.nullable(z.string()), workingDays: z.int() })),
  refunded: Cents,
  /** What has left together, oldest first, with the pages of the carriers. Empty as long as nothing has, and of older orders. */
  fulfillments: z.array(z.extend(Fulfillment, { parcels: z.array(z.extend(Parcel, { url: z.string() })) })),
  /** What was called off before it left, while the rest went on; oldest first. */
  cancellations: z.array(TakenBack),
  /** What came back to us, while the rest did not; oldest first. */
  returns: z.array(TakenBack),
  /** Where the pieces of each row are. */
  pieces: z.array(PiecesOfRow),
  /** Null as long as nothing has been sent, because no term runs before that. */
  withdrawal: z.nullable(WithdrawalTerms),
  /**
   * What the law and the chain give for these goods, the shortest term first. Those of Friends are left out where
   * neither the buyer's account nor a mailed link proves who asks, since a person who typed an address must not learn
   * whose it is.
   */
  rights: z.array(ReturnTerm),
  /** Day of the version of the terms that was accepted; null where the shop had published none. */
  termsVersion: z.nullable(z.iso.date()),
})
export type OrderView = z.infer<typeof OrderView>

/** The confirmation page. There is no order while the payment is open. */
export const getConfirmation = route({
  method: 'get',
  path: '/order/confirmation/:ref',
  input: z.object({ ref: z.string().check(z.maxLength(80)) }),
  output: z.object({
    outcome: PurchaseOutcome,
    order: z.nullable(OrderView),
    /** What was paid and goes back or has gone, and why there is no order. */
    givenBack: z.nullable(z.object({ reason: NoOrderReason, amount: Cents })),
  }),
})

/** Mails a link if number and e-mail belong together. The answer is the same whether they do or not. */
export const lookUpOrder = route({
  method: 'post',
  path: '/order/lookup',
  input: z.object({ number: OrderNumber, email: email() }),
  output: z.object({ isAsked: z.literal(true) }),
})

/** The order behind a mailed link. */
export const getLookedUpOrder = route({
  method: 'get',
  path: '/order/lookup/:token',
  input: z.object({ token: z.string().check(z.maxLength(300)) }),
  output: z.object({ order: OrderView }),
})
