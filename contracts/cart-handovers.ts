import * as z from 'zod/mini'
import { Cart, CartAnswer } from './cart.ts'
import { Nothing, route } from './route.ts'
import { code } from './typed.ts'

/**
 * A cart that its owner hands over, as the owner sees it: a shopper to a store, or a store to the customer it serves.
 */
export const CartHandover = z.object({
  /** What takes it: eight letters to be typed in a store, or what stands in the link that a phone opens. */
  code: z.string(),
  /** When the code ends. */
  until: z.iso.datetime(),
  isTaken: z.boolean(),
})
export type CartHandover = z.infer<typeof CartHandover>

/** What becomes of rows that say something of eyes: they come along, they come once their customer is signed in, or they do not. */
export const Withheld = z.enum(['nothing', 'until_signed_in', 'always'])
export type Withheld = z.infer<typeof Withheld>

/** A cart that a store has put together, as the recipient sees it beforehand. */
export const OfferedCart = z.object({
  /** Name of the store. */
  store: z.string(),
  until: z.iso.datetime(),
  /** Whether the caller has taken it. The rows are then in the caller's own cart, and no longer here. */
  isTaken: z.boolean(),
  /** The rows that the caller gets, at the caller's prices. */
  cart: Cart,
  withheld: Withheld,
  /** Whether rows stay behind. */
  isPartial: z.boolean(),
})
export type OfferedCart = z.infer<typeof OfferedCart>

/** The caller's cart that was handed over last; null where no code of it is valid any more. */
export const getCartHandover = route({
  method: 'get',
  path: '/cart/handover',
  input: Nothing,
  output: z.object({ handover: z.nullable(CartHandover) }),
})

/**
 * Hands a copy of the caller's cart over, in place of the last one if it was not taken. Gift cards stay: their rows
 * name who receives them. Fails with `cart.nothing_to_hand_over`.
 */
export const handOverCart = route({
  method: 'post',
  path: '/cart/handover',
  input: Nothing,
  output: z.object({ handover: CartHandover }),
})

/** What a store hands over to the holder of its link. Fails with `cart.handover_unknown`. */
export const getOfferedCart = route({
  method: 'get',
  path: '/cart/handover/:code',
  input: z.object({ code: code(64) }),
  output: z.object({ offered: OfferedCart }),
})

/**
 * Puts what was handed over into the caller's cart, once: a store what a shopper shows, a shopper what a store shows. Of `code` the last eight
 * letters count in a store, so that a whole link may be scanned. Fails with `cart.handover_unknown`, `cart.nothing_to_hand_over` where nothing is
 * left that the caller may have, and `cart.too_many_lines`.
 */
export const takeCartHandover = route({
  method: 'post',
  path: '/cart/handover/take',
  input: z.object({
    code: code(500),
    /** Whether the rows replace those in the cart: a shopper who has shown the cart in a store gets it back once. */
    replaces: z.optional(z.boolean()),
  }),
  output: z.extend(CartAnswer, { isPartial: z.boolean() }),
})
