import * as z from 'zod/mini'

/** Who carries parcels for us. */
export const Carrier = z.enum(['posti', 'matkahuolto'])
export type Carrier = z.infer<typeof Carrier>

/** A parcel on its way, by the carrier's tracking code. */
export const Parcel = z.object({ carrier: Carrier, code: z.string().check(z.regex(/^[A-Z0-9]{6,35}$/)) })
export type Parcel = z.infer<typeof Parcel>

/** Pieces of a row of an order, by the row's `ref`. */
export const RowPieces = z.object({
  ref: z.string().check(z.maxLength(80)),
  quantity: z.int().check(z.positive(), z.maximum(9999)),
})
export type RowPieces = z.infer<typeof RowPieces>

/** Rows of an order that are sent, canceled or taken back together. */
export const PartOfOrder = z.array(RowPieces).check(z.minLength(1), z.maxLength(100))

/** What of an order left us together, or lies ready in its store. An order is sent in one fulfillment or in several. */
export const Fulfillment = z.object({
  /** Counts from 1 within its order. */
  n: z.int(),
  /** When staff marked it. */
  at: z.iso.datetime(),
  rows: z.array(RowPieces),
  parcels: z.array(Parcel),
})
export type Fulfillment = z.infer<typeof Fulfillment>

/** Where the pieces of a row of an order are. They add up to the pieces that were bought. */
export const PiecesOfRow = z.object({
  ref: z.string(),
  /** Bought, and neither sent nor canceled yet. */
  waiting: z.int(),
  /** With the buyer, or on their way to the buyer. */
  sent: z.int(),
  canceled: z.int(),
  /** Sent, and back with us. */
  returned: z.int(),
})
export type PiecesOfRow = z.infer<typeof PiecesOfRow>

/** What of an order was called off before it left, or came back to us, at one time. */
export const TakenBack = z.object({
  /** Counts from 1 within its order. */
  n: z.int(),
  at: z.iso.datetime(),
  rows: z.array(RowPieces),
  /** What goes back for it, in cents. */
  refund: z.int(),
})
export type TakenBack = z.infer<typeof TakenBack>
