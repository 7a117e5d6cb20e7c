import * as z from 'zod/mini'
import { Cents } from './money.ts'
import { OrderNumber, OrderState } from './orders.ts'
import { RefundOutcome } from './payments.ts'
import { GlassesPrescription } from './prescriptions.ts'
import { route } from './route.ts'

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
    number: OrderNumber,
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
    number: OrderNumber,
    typed: z.string().check(z.maxLength(40)),
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

/** Staff: prescriptions of an order. Each reading is logged. */
export const readOrderPrescriptions = route({
  method: 'post',
  path: '/order/:number/prescriptions',
  input: z.object({ number: OrderNumber }),
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
        /** Photographed: fetched by itself. */
        hasFile: z.boolean(),
        /** Its values are not written down yet. */
        isToWrite: z.boolean(),
        /** Why the optician should look twice. */
        unusual: z.array(z.string()),
      }),
    ),
  }),
})
