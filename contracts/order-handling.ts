import * as z from 'zod/mini'
import { LensUse } from './cart.ts'
import { Address } from './checkout.ts'
import { Cents } from './money.ts'
import { FittingMeasures } from './fittings.ts'
import { Inquiry } from './order-inquiries.ts'
import { Parcel, PartOfOrder } from './order-parts.ts'
import { OrderNumber, OrderState } from './orders.ts'
import { RefundOutcome } from './payments.ts'
import { GlassesPrescription } from './prescriptions.ts'
import { route } from './route.ts'
import { code, email, phone } from './typed.ts'

/** How many returned pieces of a row passed inspection and are restocked. */
export const RestockedRow = z.object({ ref: z.string().check(z.maxLength(80)), pieces: z.int().check(z.minimum(0)) })
export type RestockedRow = z.infer<typeof RestockedRow>

/**
 * Staff: the next step of an order, with its `parcels` when it is sent. `returned` lists what passed inspection, by row; when left out,
 * everything that is neither made to measure nor sealed for hygiene.
 */
export const moveOrder = route({
  method: 'post',
  path: '/order/:number/move',
  input: z.object({
    number: OrderNumber,
    to: OrderState,
    note: z.optional(z.string().check(z.maxLength(500))),
    restocked: z.optional(z.array(RestockedRow).check(z.maxLength(100))),
    parcels: z.optional(z.array(Parcel).check(z.maxLength(10))),
  }),
  output: z.object({ state: OrderState }),
})

/** Staff: what became of one order of many. */
const SendingOutcome = z.object({
  number: OrderNumber,
  /** Null where it was refused. */
  state: z.nullable(OrderState),
  /** Why it was refused. */
  code: z.nullable(z.string()),
})
export type SendingOutcome = z.infer<typeof SendingOutcome>

/** The most orders that are printed or sent at once. */
export const MOST_AT_ONCE = 100
/** The most labels that are booked at once: each waits for its carrier. */
export const MOST_LABELS = 50
const Numbers = z.array(OrderNumber).check(z.minLength(1), z.maxLength(MOST_AT_ONCE))

/** Staff: marks many orders as sent, each by itself: one that is refused keeps no other back. */
export const sendOrders = route({
  method: 'post',
  path: '/order/send',
  input: z.object({
    orders: z
      .array(z.object({ number: OrderNumber, parcels: z.optional(z.array(Parcel).check(z.maxLength(10))) }))
      .check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
  }),
  output: z.object({ outcomes: z.array(SendingOutcome) }),
})

/**
 * Staff: these rows have left together, or lie ready in the store, and what is not named is to follow. The order is sent once nothing is
 * left. Lenses ground for a frame go with it. Fails with `order.row_too_many` for more pieces than wait, with `order.row_held` for what waits
 * for the optician, and with `order.row_unknown`.
 */
export const fulfillOrder = route({
  method: 'post',
  path: '/order/:number/fulfill',
  input: z.object({
    number: OrderNumber,
    rows: PartOfOrder,
    note: z.optional(z.string().check(z.maxLength(500))),
    parcels: z.optional(z.array(Parcel).check(z.maxLength(10))),
  }),
  output: z.object({ state: OrderState, n: z.int() }),
})

/**
 * Staff: takes a sending back before its letter has left: fulfillment `n`, or the last one. Fails with `order.letter_left` afterwards, and with
 * `order.step_not_allowed` where there is none.
 */
export const takeBackSending = route({
  method: 'post',
  path: '/order/:number/take-back',
  input: z.object({ number: OrderNumber, n: z.optional(z.int().check(z.positive())) }),
  output: z.object({ state: OrderState }),
})

/**
 * Staff of a store, or who handles orders: an order that lies ready in its store was handed over to its buyer. Fails with `order.not_found` for what lies
 * in another store than the caller's, and with `order.step_not_allowed` where it does not lie ready, or is handed over already.
 */
export const handOverOrder = route({
  method: 'post',
  path: '/order/:number/hand-over',
  input: z.object({ number: OrderNumber }),
  output: z.object({ state: OrderState }),
})

/**
 * Staff: what to take from the shelves for these orders (`list`), or a packing slip for each (`slips`), as a PDF in base64. It
 * has the values of contact lenses, so each order notes who has printed it.
 */
export const printOrders = route({
  method: 'post',
  path: '/order/print',
  input: z.object({ numbers: Numbers, what: z.enum(['list', 'slips']) }),
  output: z.object({ pdf: z.string() }),
})

/** Staff: what became of the label of one order of many. */
const LabelOutcome = z.object({
  number: OrderNumber,
  /** Null where it was refused. */
  parcel: z.nullable(Parcel),
  /** Why it was refused. */
  code: z.nullable(z.string()),
})
export type LabelOutcome = z.infer<typeof LabelOutcome>

/**
 * Staff: books a parcel for each of these orders at its carrier, once, and gives their labels as one PDF in base64. The
 * code of a booked parcel is noted when its order is sent. A refused one does not stop the others:
 * `order.without_label` where no carrier delivers it, `order.label_unavailable` where the carrier is silent.
 */
export const labelOrders = route({
  method: 'post',
  path: '/order/labels',
  input: z.object({ numbers: z.array(OrderNumber).check(z.minLength(1), z.maxLength(MOST_LABELS)) }),
  output: z.object({ outcomes: z.array(LabelOutcome), pdf: z.nullable(z.string()) }),
})

/**
 * Staff: cancels what has not left, or these `rows` of it, gives the goods and the money back. Once nothing is left and nothing has left, the order itself is
 * canceled, and its delivery is paid back as well. `typed` repeats the order number. Fails with `order.row_too_many` for more pieces than wait, and with
 * `order.row_unknown`.
 */
export const cancelOrder = route({
  method: 'post',
  path: '/order/:number/cancel',
  input: z.object({
    number: OrderNumber,
    rows: z.optional(PartOfOrder),
    typed: code(40),
    note: z.optional(z.string().check(z.maxLength(500))),
  }),
  output: z.object({ state: OrderState, refunded: Cents, refund: RefundOutcome }),
})

/**
 * Staff: these rows came back, or all that had left. `restocked` lists what passed inspection, by row; when left out, everything that is
 * neither made to measure nor sealed for hygiene. Where it `isRefunded`, their money goes back, unless it has already, and `typed` repeats the order
 * number. The order is returned with its last piece. Fails with `order.row_too_many` for more pieces than left, with `order.row_unknown` and with
 * `order.restock_too_many`.
 */
export const returnRows = route({
  method: 'post',
  path: '/order/:number/return',
  input: z.object({
    number: OrderNumber,
    rows: z.optional(PartOfOrder),
    restocked: z.optional(z.array(RestockedRow).check(z.maxLength(100))),
    isRefunded: z.boolean(),
    typed: z.optional(code(40)),
    note: z.optional(z.string().check(z.maxLength(500))),
  }),
  output: z.object({ state: OrderState, refunded: Cents, refund: RefundOutcome }),
})

/** Staff: a note in the order's timeline, such as what the optician has asked the customer. */
export const noteOrder = route({
  method: 'post',
  path: '/order/:number/note',
  input: z.object({ number: OrderNumber, note: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) }),
  output: z.object({ isNoted: z.literal(true) }),
})

/**
 * Staff: corrects the contact details of an order's buyer before it leaves. The name and the goods stay. Fails with
 * `order.correction_too_late` afterwards, and with the codes of the order form for what cannot be an address.
 */
export const correctOrder = route({
  method: 'post',
  path: '/order/:number/correct',
  input: z.object({
    number: OrderNumber,
    contact: z.object({ email: email(), phone: phone() }),
    /** Empty in each part where the order has none and needs none. */
    address: Address,
  }),
  output: z.object({ isCorrected: z.literal(true) }),
})

/** Staff: sends a message that was posted about an order again, to where its buyer is reached now. Fails with `letter.not_found`. */
export const resendLetter = route({
  method: 'post',
  path: '/order/:number/resend',
  input: z.object({ number: OrderNumber, letter: z.union([z.int(), z.string().check(z.maxLength(40))]) }),
  output: z.object({ isWaiting: z.literal(true) }),
})

/** What is unusual in how lenses come out in their frame. */
export const OpticsMark = z.enum([
  'no_blank',
  'not_cut',
  'low',
  'decentered',
  'thick',
  'prism',
  'vertex',
  'usual_distance',
])
export type OpticsMark = z.infer<typeof OpticsMark>

/** How lenses come out in their frame, computed. Millimeters and grams; what cannot be cut has no thickness. */
export const LensFigures = z.object({
  frame: z.object({ lensWidth: z.number(), lensHeight: z.number(), bridge: z.number() }),
  eyes: z.array(
    z.object({
      eye: z.enum(['right', 'left']),
      /** From the middle of the lens toward the nose. */
      decentration: z.number(),
      neededBlank: z.number(),
      /** The smallest blank that is large enough; null where none is. */
      blank: z.nullable(z.number()),
      /** From where a pupil commonly stands down to the edge. */
      fittingHeight: z.number(),
      center: z.nullable(z.number()),
      edge: z.nullable(z.object({ from: z.number(), to: z.number() })),
      weight: z.nullable(z.number()),
    }),
  ),
  marks: z.array(OpticsMark),
})
export type LensFigures = z.infer<typeof LensFigures>

/** Staff: prescriptions of an order, and what the buyer was asked about them. Each reading is logged. */
export const readOrderPrescriptions = route({
  method: 'post',
  path: '/order/:number/prescriptions',
  input: z.object({ number: OrderNumber }),
  output: z.object({
    prescriptions: z.array(
      z.object({
        ref: z.string(),
        articleDescription: z.string(),
        /** Of ground lenses, what they are for and their tint. */
        variety: z.string(),
        /** Of single vision, what it is for: the addition joins the sphere by it. */
        use: z.nullable(LensUse),
        /** Of a contact lens. */
        eye: z.nullable(z.enum(['right', 'left'])),
        text: z.nullable(z.string()),
        glasses: z.nullable(GlassesPrescription),
        /** Of contact lenses: day of the exam, if the shopper gave it. */
        examinedOn: z.nullable(z.iso.date()),
        /** Photographed: fetched by itself. */
        hasFile: z.boolean(),
        /** Its values are not written down yet. */
        isToWrite: z.boolean(),
        /** Whether the lenses are fitted in a store, and what was measured there. */
        needsFitting: z.boolean(),
        fitting: z.nullable(FittingMeasures),
        /** Why the optician should look twice. */
        unusual: z.array(z.string()),
        /** Of ground lenses whose values are known. */
        figures: z.nullable(LensFigures),
      }),
    ),
    /** What opticians have asked the buyer, oldest first. */
    inquiries: z.array(Inquiry),
  }),
})
