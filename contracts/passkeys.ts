import * as z from 'zod/mini'
import { SignedIn } from './customers.ts'
import { Nothing, route } from './route.ts'
import { code } from './typed.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** Bytes as base64url without padding, as WebAuthn's JSON has them (W3C Web Authentication Level 3 §5.1.8). */
const bytes = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+$/))

/** Name of a passkey; 60 signs at most. */
export const PasskeyName = text(60)

/** The id of a credential: at most 1,023 bytes (WebAuthn §4). */
const CredentialId = bytes(1364)

/** How a browser reaches an authenticator, such as `internal` or `hybrid`. */
const Transports = z.array(text(20)).check(z.maxLength(10))

/** A passkey as its customer sees it. */
export const Passkey = z.object({
  ref: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Null where it has not been used for signing in. */
  lastUsedAt: z.nullable(z.iso.datetime()),
})
export type Passkey = z.infer<typeof Passkey>

/**
 * The proof that adding a passkey requires: nothing after a recent sign-in, else the password, and without a password a
 * new sign-in.
 */
export const PasskeyProof = z.enum(['none', 'password', 'sign_in'])
export type PasskeyProof = z.infer<typeof PasskeyProof>

const Passkeys = z.object({ passkeys: z.array(Passkey) })

/** The passkeys of the customer, oldest first, and what adding another asks for. */
export const listPasskeys = route({
  method: 'get',
  path: '/account/passkeys',
  input: Nothing,
  output: z.extend(Passkeys, { proof: PasskeyProof }),
})

/** A passkey as options name it to a browser. */
export const Credential = z.object({ id: CredentialId, type: z.literal('public-key'), transports: Transports })

/** What the browser makes a passkey from (WebAuthn `PublicKeyCredentialCreationOptionsJSON`). Times are milliseconds. */
export const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
})
export type CreationOptions = z.infer<typeof CreationOptions>

/**
 * Begins adding a passkey for the customer for whom the page was drawn, by the customer number. Fails with
 * `account.other_person` where another customer has signed in meanwhile, with `account.password_wrong` where the
 * password is asked for, with `passkey.sign_in_again` where only a new sign-in will do, and with `passkey.too_many`.
 */
export const startAddingPasskey = route({
  method: 'post',
  path: '/account/passkeys/options',
  input: z.object({ customer: code(20), password: z.optional(text(200)) }),
  output: z.object({ options: CreationOptions }),
})

/** What the browser answers when it has made a passkey (WebAuthn `RegistrationResponseJSON`, what we read of it). */
export const CreatedCredential = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.optional(Transports),
  }),
})
export type CreatedCredential = z.infer<typeof CreatedCredential>

/** Adds the passkey that the browser has made, under a name of its own. Fails with a code of `passkey`. */
export const addPasskey = route({
  method: 'post',
  path: '/account/passkeys',
  input: z.object({ name: PasskeyName, credential: CreatedCredential }),
  output: Passkeys,
})

/** Gives a passkey another name. Fails with `passkey.not_found` or `passkey.name_missing`. */
export const renamePasskey = route({
  method: 'post',
  path: '/account/passkeys/:ref/rename',
  input: z.object({ ref: text(64), name: PasskeyName }),
  output: Passkeys,
})

/** Removes a passkey: it can no longer sign anyone in. Fails with `passkey.not_found`. */
export const removePasskey = route({
  method: 'post',
  path: '/account/passkeys/:ref/remove',
  input: z.object({ ref: text(64) }),
  output: Passkeys,
})

/** What the browser signs in by (WebAuthn `PublicKeyCredentialRequestOptionsJSON`). It names no credential: any of ours will do. */
export const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})
export type RequestOptions = z.infer<typeof RequestOptions>

/** Begins signing in by a passkey. The answer is the same for everybody: it knows of no account. */
export const startPasskeySignIn = route({
  method: 'post',
  path: '/account/sign-in/passkey/options',
  input: Nothing,
  output: z.object({ options: RequestOptions }),
})

/** What the browser answers when a passkey has signed (WebAuthn `AuthenticationResponseJSON`, what we read of it). */
export const SignedCredential = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: z.optional(bytes(88)),
  }),
})
export type SignedCredential = z.infer<typeof SignedCredential>

/**
 * Signs in by a passkey. `acceptsTerms` is asked for when the terms of the account have changed. Fails with a code of
 * `passkey`, and with `account.terms_not_accepted` as signing in by password does.
 */
export const signInByPasskey = route({
  method: 'post',
  path: '/account/sign-in/passkey',
  input: z.object({ credential: SignedCredential, acceptsTerms: z.optional(z.boolean()) }),
  output: SignedIn,
})
