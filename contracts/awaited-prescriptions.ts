import * as z from 'zod/mini'
import { LensUse } from './cart.ts'
import { GroundLenses } from './ground-lenses.ts'
import { FileType, UploadedFile } from './kept-prescriptions.ts'
import { OrderNumber } from './orders.ts'
import { GlassesPrescription } from './prescriptions.ts'
import { route } from './route.ts'

const Token = z.string().check(z.maxLength(300))
const LineRef = z.string().check(z.maxLength(80))

/** Lenses of an order that wait for their prescription, with what they can be ground to. */
export const AwaitedLenses = z.object({
  ref: z.string(),
  /** The lenses, and the frame they are for. */
  name: z.string(),
  frame: z.string(),
  kind: GroundLenses.shape.kind,
  bounds: z.nullable(GroundLenses.shape.bounds),
  /** Spheres that the frame allows; null where it is not wrapped. */
  wrap: GroundLenses.shape.wrap,
  /** What single vision is for, where it was chosen with them. */
  use: z.optional(LensUse),
  needsFitting: z.boolean(),
})
export type AwaitedLenses = z.infer<typeof AwaitedLenses>

/** The holder of the mailed link sees what is awaited and until when, and nothing of the buyer. */
export const getAwaited = route({
  method: 'get',
  path: '/order/awaited/:token',
  input: z.object({ token: Token }),
  output: z.object({ number: z.string(), until: z.iso.date(), awaited: z.array(AwaitedLenses) }),
})

/** Sends the values of one line. Fails as typed values in the lens chooser do, and with `prescription.not_awaited`. */
export const sendValues = route({
  method: 'post',
  path: '/order/awaited/:token/values',
  input: z.object({
    token: Token,
    ref: LineRef,
    glasses: GlassesPrescription,
    confirmsUnusual: z.optional(z.boolean()),
  }),
  output: z.object({ left: z.int() }),
})

/** Sends a picture for one line. `left` counts the lines that still wait. */
export const sendPhoto = route({
  method: 'post',
  path: '/order/awaited/:token/photo',
  input: z.object({ token: Token, ref: LineRef, file: UploadedFile }),
  output: z.object({ left: z.int() }),
})

/** Staff: writes down the values of a prescription that was photographed or given by phone. Logged. */
export const writeValues = route({
  method: 'post',
  path: '/order/:number/prescriptions/values',
  input: z.object({ number: OrderNumber, ref: LineRef, glasses: GlassesPrescription }),
  output: z.object({ isWritten: z.literal(true) }),
})

/** Staff: the photographed prescription of a line, or the picture of an answer (`inquiry`), as base64. Each reading is logged. */
export const readOrderFile = route({
  method: 'post',
  path: '/order/:number/prescriptions/file',
  input: z.object({ number: OrderNumber, ref: z.optional(LineRef), inquiry: z.optional(z.int()) }),
  output: z.object({ type: FileType, file: z.string() }),
})
