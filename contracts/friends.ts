import * as z from 'zod/mini'
import { Nothing, route } from './route.ts'
import { code, email } from './typed.ts'

/**
 * What came of joining Friends (specification §3). The answer is always `created` where the customer is not signed in:
 * an e-mail goes to the address, so that no one learns who is a member.
 */
export const loyaltyOutcomes = { undefined: 0, created: 1, joined: 2, already_loyalty_member: 3 } as const
export type LoyaltyOutcome = (typeof loyaltyOutcomes)[keyof typeof loyaltyOutcomes]

const Outcome = z.object({ outcome: z.enum(loyaltyOutcomes) })

/** Where the customer joined. */
export const JoiningPlace = z.enum(['benefits', 'my_pages', 'booking', 'checkout', 'thanks'])
export type JoiningPlace = z.infer<typeof JoiningPlace>

/** The secret of a mailed link, which proves the mailbox it was sent to. */
const Token = code(400)

/** A benefit that a member has now. */
export const FriendsBenefit = z.object({
  kind: z.enum(['half_frame', 'exchange', 'insurance']),
  /** Number of the booking or of the order that it is of. */
  of: z.string(),
  /** The discount code by which half a frame is had; null of the others. */
  code: z.nullable(z.string()),
  /** Its last day; null as long as what it is counted from has not happened: the visit, or the delivery. */
  until: z.nullable(z.iso.date()),
})
export type FriendsBenefit = z.infer<typeof FriendsBenefit>

/** A membership of Friends as its member sees it. */
export const Membership = z.object({
  email: z.string(),
  isMember: z.boolean(),
  /** The day on which the customer joined; null for a customer who is no member. */
  since: z.nullable(z.iso.date()),
  /** The day of the accepted version of the terms; null where none was published. */
  termsVersion: z.nullable(z.iso.date()),
  benefits: z.array(FriendsBenefit),
})
export type Membership = z.infer<typeof Membership>

/** Asks to join. Fails with the field in the details of its refusal. */
export const joinFriends = route({
  method: 'post',
  path: '/friends/join',
  input: z.object({
    email: email(400),
    acceptsTerms: z.boolean(),
    place: JoiningPlace,
  }),
  output: Outcome,
})

/** The membership of the customer who is signed in. */
export const getMembership = route({
  method: 'get',
  path: '/friends/membership',
  input: Nothing,
  output: z.object({ membership: Membership }),
})

/** Ends the membership of the customer who is signed in. Also where there is none. */
export const leaveFriends = route({
  method: 'post',
  path: '/friends/leave',
  input: Nothing,
  output: z.object({ membership: Membership }),
})

/** The membership of a mailed link. Changes nothing: programs open links ahead of people. */
export const readFriendsLink = route({
  method: 'get',
  path: '/friends/link/:token',
  input: z.object({ token: Token }),
  output: z.object({ membership: Membership }),
})

/** Joins by a mailed link. Its answer is `joined` or `already_loyalty_member`. */
export const joinByLink = route({
  method: 'post',
  path: '/friends/link/:token/join',
  input: z.object({ token: Token }),
  output: Outcome,
})

/** Leaves by a mailed link, without signing in. */
export const leaveByLink = route({
  method: 'post',
  path: '/friends/link/:token/leave',
  input: z.object({ token: Token }),
  output: z.object({ membership: Membership }),
})
