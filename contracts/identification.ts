import * as z from 'zod/mini'
import { SignedIn } from './customers.ts'
import { Nothing, route } from './route.ts'
import { code, email } from './typed.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** Kinds of strong identification (specification §3). Finland's is now the Finnish Trust Network, under the old id. */
export const eidKinds = { se_bank_id: 0, fi_tupas: 1, dk_nem_id: 3, dk_mit_id: 10 } as const

/** A path of the shop to which identification leads back. */
const Next = z.nullable(text(500))

/** Signing in by identification, and where the customer was going. */
export const IdentifiedSignIn = z.extend(SignedIn, { next: Next })
export type IdentifiedSignIn = z.infer<typeof IdentifiedSignIn>

/** Begins an identification: gives the address at the provider, and the browser a cookie that only its return may use. */
export const startIdentification = route({
  method: 'post',
  path: '/auth/eid/start',
  input: z.object({ next: z.optional(Next) }),
  output: z.object({ kind: z.literal(eidKinds.fi_tupas), to: z.url() }),
})

/**
 * The browser comes back from the provider, with this query. Signs in where an account has the social number. Fails with
 * `eid.account_needed` or `eid.password_needed` where the customer must say more, and with the codes of `eid.*`.
 */
export const returnFromIdentification = route({
  method: 'post',
  path: '/auth/eid/return',
  input: z.object({ search: text(4000) }),
  output: IdentifiedSignIn,
})

/** What the shop asks the person identified in this browser before signing in. Fails with `eid.expired`. */
export const getIdentified = route({
  method: 'get',
  path: '/auth/eid/identified',
  input: Nothing,
  output: z.object({
    firstName: z.string(),
    asks: z.enum(['account', 'password', 'terms']),
    /** The person's new account waits for its mailed link. */
    awaitsEmail: z.boolean(),
  }),
})
export type Identified = z.infer<typeof getIdentified.output>

/**
 * Links the identification to the account of this password: the signed-in customer's, or that of the address. An
 * account of another name is refused with `eid.other_name`, unless the person confirms owning it.
 */
export const linkIdentified = route({
  method: 'post',
  path: '/auth/eid/link',
  input: z.object({
    email: z.optional(email(400)),
    password: text(200),
    acceptsTerms: z.optional(z.boolean()),
    confirmsName: z.optional(z.boolean()),
  }),
  output: IdentifiedSignIn,
})

/** Accepts the terms of the account in force, which the customer had not seen yet, and signs in. */
export const acceptTermsIdentified = route({
  method: 'post',
  path: '/auth/eid/terms',
  input: z.object({ acceptsTerms: z.boolean() }),
  output: IdentifiedSignIn,
})

/** Asks for a new account: a link goes to the address. The answer is the same whether the address has an account or not. */
export const registerIdentified = route({
  method: 'post',
  path: '/auth/eid/account',
  input: z.object({ email: email(400), acceptsTerms: z.boolean() }),
  output: z.object({ isMailed: z.literal(true) }),
})

/** What a mailed link of a new account is for. In another browser its reader identifies again. */
export const readIdentifiedLink = route({
  method: 'get',
  path: '/auth/eid/account/:token',
  input: z.object({ token: code(100) }),
  output: z.object({ email: z.string(), asksIdentification: z.boolean() }),
})

/** Makes the account of a mailed link, and signs in. */
export const confirmIdentified = route({
  method: 'post',
  path: '/auth/eid/account/:token',
  input: z.object({ token: code(100) }),
  output: IdentifiedSignIn,
})

/** The social number of the customer who is signed in, masked: `131052-****`. Null before strong identification. */
export const getSocialNumber = route({
  method: 'get',
  path: '/auth/eid/social-number',
  input: Nothing,
  output: z.object({ socialNumber: z.nullable(z.string()) }),
})

/** The shop's public keys, with which the provider checks its requests and encrypts its answers (RFC 7517). */
export const getEidKeys = route({
  method: 'get',
  path: '/auth/eid/keys',
  input: Nothing,
  output: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
})
