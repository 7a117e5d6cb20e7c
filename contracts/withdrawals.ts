import * as z from 'zod/mini'
import { route } from './route.ts'
import { code, email, note, personName } from './typed.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** A row of an order, and how many of its pieces are given back. */
export const WithdrawnRow = z.object({ ref: text(64), quantity: z.int().check(z.positive(), z.maximum(9999)) })
export type WithdrawnRow = z.infer<typeof WithdrawnRow>

/**
 * A buyer withdraws from a contract: by name, from which order, and the address to which it is confirmed.
 *
 * A part of the order is named by `rows`, with the `token` of the order's mailed link, or without it in the buyer's own
 * `words`.
 */
export const Declaration = z.object({
  name: personName(160),
  number: code(40),
  email: email(),
  extent: z.enum(['all', 'part']),
  rows: z.optional(z.array(WithdrawnRow).check(z.maxLength(100))),
  words: z.optional(note(500)),
  token: z.optional(text(300)),
})
export type Declaration = z.infer<typeof Declaration>

/** Withdraws. Stored and confirmed by mail whether number and e-mail belong together or not. */
export const declareWithdrawal = route({
  method: 'post',
  path: '/withdrawal/declare',
  input: Declaration,
  output: z.object({ receivedAt: z.iso.datetime() }),
})

/** The state of a declaration as staff see. */
export const WithdrawalState = z.enum(['received', 'handled'])
export type WithdrawalState = z.infer<typeof WithdrawalState>

/** Staff: mails how the goods come back. */
export const sendReturnInstructions = route({
  method: 'post',
  path: '/withdrawal/:ref/instructions',
  input: z.object({ ref: text(40) }),
  output: z.object({ isPosted: z.literal(true) }),
})

/** Staff: closes a declaration. `note` records how. */
export const handleWithdrawal = route({
  method: 'post',
  path: '/withdrawal/:ref/handle',
  input: z.object({ ref: text(40), note: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) }),
  output: z.object({ state: WithdrawalState }),
})

/**
 * A period in which goods may go back: by law, or by a promise of the shop's. An `exchange` gives goods for goods, and the
 * `insurance` for broken glasses.
 */
export const ReturnTermName = z.enum(['law', 'promise', 'member_promise', 'exchange', 'insurance'])
export type ReturnTermName = z.infer<typeof ReturnTermName>

/** A term of goods: its last day, which is null as long as nothing has been sent. */
export const ReturnTerm = z.object({ name: ReturnTermName, days: z.int(), until: z.nullable(z.iso.date()) })
export type ReturnTerm = z.infer<typeof ReturnTerm>

/** How goods come back: by a carrier's parcel, or taken to a store. */
export const ReturnWay = z.enum(['post', 'store'])
export type ReturnWay = z.infer<typeof ReturnWay>

/** Why goods come back. Giving a reason is optional. */
export const ReturnReason = z.enum(['size', 'look', 'other_than_expected', 'faulty', 'too_late', 'other'])
export type ReturnReason = z.infer<typeof ReturnReason>

/** How a return stands (specification §3, confirmation state). */
export const returnStatus = { pending: 1, confirmed: 2 } as const

/** A return as its customer sees it: a withdrawal that was declared with chosen rows. */
export const MyReturn = z.object({
  ref: z.string(),
  /** Of the order. */
  number: z.string(),
  status: z.literal([returnStatus.pending, returnStatus.confirmed]),
  receivedAt: z.iso.datetime(),
  rows: z.array(z.object({ ref: z.string(), quantity: z.int(), name: z.string() })),
  way: z.nullable(ReturnWay),
  /** The last day to send the goods; null once they have come. */
  sendBy: z.nullable(z.iso.date()),
  /** Code of the carrier's label; null for a store, and until the carrier has given it. */
  code: z.nullable(z.string()),
  /** Cents that go back; null until it is confirmed. */
  refund: z.nullable(z.int()),
  isExchange: z.boolean(),
  /** The code that buys another pair; null until the goods of an exchange have come. */
  exchangeCode: z.nullable(z.string()),
})
export type MyReturn = z.infer<typeof MyReturn>

/** Every return of a customer, latest first. */
export const listMyReturns = route({
  method: 'get',
  path: '/account/returns',
  input: z.object({ number: z.optional(code(40)) }),
  output: z.object({ returns: z.array(MyReturn) }),
})

/** A row of an order that may be returned: how many pieces are left, and until when. */
export const ReturnableRow = z.object({
  ref: z.string(),
  left: z.int(),
  isReturnable: z.boolean(),
  /** Whether it may be exchanged for another, once. */
  isExchangeable: z.boolean(),
  terms: z.array(ReturnTerm),
})
export type ReturnableRow = z.infer<typeof ReturnableRow>

/** What of an order may be returned today. Fails with `order.not_found`. */
export const getReturnChoice = route({
  method: 'get',
  path: '/account/orders/:number/return',
  input: z.object({ number: code(40) }),
  output: z.object({ rows: z.array(ReturnableRow), isWithUs: z.boolean() }),
})

/**
 * A signed-in customer gives back chosen rows of an order that has left us: for the money, or as a member of Friends for
 * another pair of glasses. Of a pair that is exchanged, frame and lenses go together. Sent again, it counts once.
 */
export const declareReturn = route({
  method: 'post',
  path: '/account/orders/:number/return',
  input: z.object({
    number: code(40),
    rows: z.array(WithdrawnRow).check(z.maxLength(100)),
    way: ReturnWay,
    reason: z.optional(ReturnReason),
    words: z.optional(note(500)),
    isExchange: z.optional(z.boolean()),
  }),
  output: z.object({ return: MyReturn }),
})

/** The carrier's label of a return as a PDF, in Base64. Fails with `return.label_unavailable`. */
export const getReturnLabel = route({
  method: 'get',
  path: '/account/returns/:ref/label',
  input: z.object({ ref: text(40) }),
  output: z.object({ pdf: z.string() }),
})

/** Staff: the goods of a return have come. Their price goes back to the means paid with, once however often this is asked. */
export const confirmReturn = route({
  method: 'post',
  path: '/withdrawal/:ref/confirm',
  input: z.object({ ref: text(40) }),
  output: z.object({ state: WithdrawalState, refund: z.int() }),
})
