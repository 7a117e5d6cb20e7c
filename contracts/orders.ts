import * as z from 'zod/mini'
import { Address, Contact, NoOrderReason, PurchaseOutcome } from './checkout.ts'
import { CartLine } from './cart.ts'
import { DeliveryMethod } from './deliveries.ts'
import { Cents, Totals } from './money.ts'
import { RefundOutcome } from './payments.ts'
import { GlassesPrescription } from './prescriptions.ts'
import { route } from './route.ts'

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
  refunded: Cents,
  /** Null as long as nothing has been sent, because no term runs before that. */
  withdrawal: z.nullable(WithdrawalTerms),
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
  input: z.object({ number: z.string().check(z.maxLength(40)), email: z.string().check(z.maxLength(200)) }),
  output: z.object({ isAsked: z.literal(true) }),
})

/** The order behind a mailed link. */
export const getLookedUpOrder = route({
  method: 'get',
  path: '/order/lookup/:token',
  input: z.object({ token: z.string().check(z.maxLength(300)) }),
  output: z.object({ order: OrderView }),
})

const orderNumber = z.string().check(z.maxLength(40))

/** How many returned pieces of a row passed inspection and are restocked. */
export const RestockedRow = z.object({ ref: z.string().check(z.maxLength(80)), pieces: z.int().check(z.minimum(0)) })
export type RestockedRow = z.infer<typeof RestockedRow>

/**
 * Staff: the next step of an order. `returned` lists what passed inspection, by row; when left out,
 * everything that is neither made to measure nor sealed for hygiene.
 */
export const moveOrder = route({
  method: 'post',
  path: '/order/:number/move',
  input: z.object({
    number: orderNumber,
    to: OrderState,
    note: z.optional(z.string().check(z.maxLength(500))),
    restocked: z.optional(z.array(RestockedRow).check(z.maxLength(100))),
  }),
  output: z.object({ state: OrderState }),
})

/** Staff: cancels what has not left, gives the goods and the money back. `typed` repeats the order number. */
export const cancelOrder = route({
  method: 'post',
  path: '/order/:number/cancel',
  input: z.object({
    number: orderNumber,
    typed: z.string().check(z.maxLength(40)),
    note: z.optional(z.string().check(z.maxLength(500))),
  }),
  output: z.object({ state: OrderState, refunded: Cents, refund: RefundOutcome }),
})

/** Staff: gives money back. `typed` repeats the order number. */
export const refundOrder = route({
  method: 'post',
  path: '/order/:number/refund',
  input: z.object({
    number: orderNumber,
    amount: Cents.check(z.positive()),
    typed: z.string().check(z.maxLength(40)),
    note: z.optional(z.string().check(z.maxLength(500))),
  }),
  output: z.object({ refunded: Cents, refund: RefundOutcome }),
})

/**
 * Staff: enters the result of a refund by hand, where the provider reports none. `key` names the refund among those of its
 * order, `typed` repeats the order number.
 */
export const settleRefund = route({
  method: 'post',
  path: '/order/:number/refund/settle',
  input: z.object({
    number: orderNumber,
    key: z.string().check(z.maxLength(80)),
    as: z.enum(['done', 'failed']),
    typed: z.string().check(z.maxLength(40)),
    note: z.optional(z.string().check(z.maxLength(500))),
  }),
  output: z.object({ refunded: Cents, refund: RefundOutcome }),
})

/** Staff: waives what is still owed, since it is not due or was refunded another way. */
export const dropOwed = route({
  method: 'post',
  path: '/order/:number/refund/drop',
  input: z.object({
    number: orderNumber,
    typed: z.string().check(z.maxLength(40)),
    note: z.optional(z.string().check(z.maxLength(500))),
  }),
  output: z.object({ refunded: Cents }),
})

/** Staff: a note in the order's timeline, such as what the optician has asked the customer. */
export const noteOrder = route({
  method: 'post',
  path: '/order/:number/note',
  input: z.object({ number: orderNumber, note: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) }),
  output: z.object({ isNoted: z.literal(true) }),
})

/** Staff: prescriptions of an order. Each reading is logged. */
export const readOrderPrescriptions = route({
  method: 'post',
  path: '/order/:number/prescriptions',
  input: z.object({ number: orderNumber }),
  output: z.object({
    prescriptions: z.array(
      z.object({
        ref: z.string(),
        articleDescription: z.string(),
        /** Of ground lenses, their tint. */
        variety: z.string(),
        /** Of a contact lens. */
        eye: z.nullable(z.enum(['right', 'left'])),
        text: z.nullable(z.string()),
        glasses: z.nullable(GlassesPrescription),
        /** Of contact lenses: day of the exam, if the shopper gave it. */
        examinedOn: z.nullable(z.iso.date()),
        /** Why the optician should look twice. */
        unusual: z.array(z.string()),
      }),
    ),
  }),
})
