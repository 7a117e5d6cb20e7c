import * as z from 'zod/mini'
import { Cents } from './money.ts'
import { Nothing, route } from './route.ts'
import { code } from './typed.ts'

/** The code that a sharer gives to friends: eight capital letters and digits that are not mistaken for each other. */
export const ReferralCode = code(20).check(z.toUpperCase())

/** What a code promises, frozen when it was made. */
const Promised = {
  /** Months of Lifestyle, or lens deliveries after the first, that cost the friend nothing. */
  friendMonths: z.int(),
  /** The same for the sharer, for each friend. */
  sharerMonths: z.int(),
  /** The most that one free lens delivery is worth. */
  deliveryUpTo: Cents,
}

/** The sharer's code with its figures. */
export const OwnReferral = z.object({
  code: ReferralCode,
  /** The whole address that the sharer shares. */
  link: z.string(),
  ...Promised,
  /** Friends who took it, and those of them whose first paid month has ended. */
  friends: z.int(),
  counted: z.int(),
  /** Free months that the sharer has earned, and those that were used. */
  earned: z.int(),
  used: z.int(),
})
export type OwnReferral = z.infer<typeof OwnReferral>

/** What a customer has taken by a friend's code: so many months, of which so many were used. */
export const TakenReferral = z.object({ months: z.int(), used: z.int(), deliveryUpTo: Cents })
export type TakenReferral = z.infer<typeof TakenReferral>

/**
 * What the customer who is signed in shares, and what the customer was given. `own` is null until the customer asks for
 * a code, which needs a running lens subscription or Lifestyle contract.
 */
export const getReferral = route({
  method: 'get',
  path: '/account/referral',
  input: Nothing,
  output: z.object({ own: z.nullable(OwnReferral), canShare: z.boolean(), taken: z.nullable(TakenReferral) }),
})

/**
 * Makes the customer's code, with what is promised today. Sent again it gives the same. Fails with
 * `referral.needs_contract`.
 */
export const makeReferralCode = route({
  method: 'post',
  path: '/account/referral/code',
  input: Nothing,
  output: z.object({ own: OwnReferral }),
})

/** What a shared code promises, to a visitor who has opened its link. Fails with `referral.unknown`. */
export const readReferral = route({
  method: 'get',
  path: '/referral/:code',
  input: z.object({ code: ReferralCode }),
  output: z.object({
    ...Promised,
    /** Whether the customer who is signed in has taken it. */
    isTaken: z.boolean(),
  }),
})

/**
 * Stores what a code promises with the account of the customer who is signed in; it applies automatically to the
 * customer's first lens subscription or Lifestyle contract. Sent again it changes nothing. Fails with
 * `referral.unknown`, `…own_code`, `…sharer_ended`, `…not_new`, `…ring`, and with `…taken_already` where the customer
 * has taken another.
 */
export const takeReferral = route({
  method: 'post',
  path: '/account/referral/take',
  input: z.object({ code: ReferralCode }),
  output: z.object({ taken: TakenReferral }),
})
