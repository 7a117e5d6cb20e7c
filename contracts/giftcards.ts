import * as z from 'zod/mini'
import { Cents } from './money.ts'
import { route } from './route.ts'

/** Number of 16 digits, spaces allowed, and a PIN of six, of older cards four (specification §3). */
export const GiftCardKey = z.object({
  number: z.string().check(z.maxLength(40)),
  pin: z.string().check(z.maxLength(12)),
})
export type GiftCardKey = z.infer<typeof GiftCardKey>

/**
 * What happened to a card's money. `revival` gives back what an `expiry` took, since a refund makes the card good again
 * (decision 16).
 */
export const MoneyMovement = z.enum(['issue', 'use', 'return', 'expiry', 'revival'])
export type MoneyMovement = z.infer<typeof MoneyMovement>

export const GiftCardMovement = z.object({
  kind: MoneyMovement,
  /** In cents, negative where the card had less afterwards. */
  amount: z.int(),
  /** Day in Helsinki. */
  on: z.iso.date(),
})
export type GiftCardMovement = z.infer<typeof GiftCardMovement>

/** The balance of a card, the last day on which it can be used, and what happened to its money, the latest first. */
export const getGiftCardBalance = route({
  method: 'post',
  path: '/giftcard/balance',
  input: GiftCardKey,
  output: z.object({
    balance: Cents,
    expiresOn: z.iso.date(),
    isExpired: z.boolean(),
    movements: z.array(GiftCardMovement),
  }),
})
