import * as z from 'zod/mini'
import { Cents } from './money.ts'
import { route } from './route.ts'

/** Number of 16 digits, spaces allowed, and a PIN of six, of older cards four (specification §3). */
export const GiftCardKey = z.object({
  number: z.string().check(z.maxLength(40)),
  pin: z.string().check(z.maxLength(12)),
})
export type GiftCardKey = z.infer<typeof GiftCardKey>

export const getGiftCardBalance = route({
  method: 'post',
  path: '/giftcard/balance',
  input: GiftCardKey,
  output: z.object({ balance: Cents, expiresOn: z.iso.date() }),
})
