import * as z from 'zod/mini'
import { route } from './route.ts'

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
  name: text(160),
  number: text(40),
  email: text(200),
  extent: z.enum(['all', 'part']),
  rows: z.optional(z.array(WithdrawnRow).check(z.maxLength(100))),
  words: z.optional(text(500)),
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

/** How a declaration stands at the desk. */
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
