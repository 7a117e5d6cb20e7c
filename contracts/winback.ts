import * as z from 'zod/mini'
import { CartRows, LifestylePlan } from './lifestyle.ts'
import { SubscriptionId } from './subscriptions.ts'
import { route } from './route.ts'
import { code } from './typed.ts'

const IsoDay = z.iso.date()
/** The signed words of a mailed offer. */
const Token = code(600)

/** An offer to take up a terminated contract again. Days in Helsinki. */
export const WinbackOffer = z.object({
  /** The contract, which keeps its number. */
  id: SubscriptionId,
  plan: LifestylePlan,
  freeMonths: z.int(),
  /** Months that it binds from the delivery of the new glasses, the free ones among them. */
  bindingMonths: z.int(),
  noticeDays: z.int(),
  /** The last day on which it can be taken. */
  until: IsoDay,
  /** `taken`: its new glasses are ordered, or were handed over. */
  state: z.enum(['open', 'taken']),
  /** The first day that is billed: by the promised day of new glasses, or by that of their delivery; null before it is taken. */
  billedFrom: z.nullable(IsoDay),
})
export type WinbackOffer = z.infer<typeof WinbackOffer>

/** What a mailed offer says. Fails with `winback.unknown` and `winback.too_late`. */
export const readWinback = route({
  method: 'get',
  path: '/lifestyle/winback/:token',
  input: z.object({ token: Token }),
  output: z.object({ offer: WinbackOffer }),
})

/**
 * Takes an offer, by the customer whose contract it is, strongly identified: the glasses in these rows of the
 * customer's cart are ordered under the same contract at no price. Fails with `winback.unknown`, `…taken`, `…not_yet`,
 * `…too_late`, `lifestyle.must_accept_terms`, `lifestyle.is_held` where a month is still unpaid, and what a quote
 * refuses.
 */
export const takeWinback = route({
  method: 'post',
  path: '/lifestyle/winback/:token',
  input: z.object({ token: Token, rows: CartRows, acceptsTerms: z.boolean() }),
  output: z.object({ offer: WinbackOffer, hasCard: z.boolean() }),
})
