import * as z from 'zod/mini'
import { Language } from './language.ts'
import { Nothing, route } from './route.ts'
import { code, email, line, personName, phone, postalCode } from './typed.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** A password as typed. Longer ones are not hashed. */
const Password = text(200)

/** A mailed secret that opens one thing once. */
const MailedToken = code(100)

/** How a customer signed in (specification §3). */
export const loginMethods = { eid: 1, email_password: 2 } as const
export type LoginMethod = keyof typeof loginMethods

/** Why a right password does not sign in yet (specification §3): stands as `problem` in the details of a refusal. */
export const loginProblems = { terms_not_accepted: 1, email_not_verified: 2, eid_email_not_verified: 3 } as const

/** What came of a registration (specification §3). */
export const registrationResults = { undefined: -1, success: 1, success_pending_email: 2, failed: 3 } as const

/** By which a customer may be written to for marketing. */
export const MarketingChannel = z.enum(['email', 'sms'])
export type MarketingChannel = z.infer<typeof MarketingChannel>

/** A consent to marketing by one channel, or its withdrawal: the last row of a channel holds. */
export const MarketingConsent = z.object({
  channel: MarketingChannel,
  isGiven: z.boolean(),
  at: z.iso.datetime(),
  /** What the customer read when answering. */
  wording: z.string(),
})
export type MarketingConsent = z.infer<typeof MarketingConsent>

/** How much is known of who is there: a password or a passkey is weak, bank codes or a mobile certificate are strong. */
export const Trust = z.enum(['weak', 'strong'])
export type Trust = z.infer<typeof Trust>

/** Name and address of a customer; empty where not given. */
export const CustomerDetails = z.object({
  firstName: personName(80),
  lastName: personName(80),
  /** E.164. */
  phone: phone(),
  street: line(120),
  postalCode: postalCode(),
  town: line(60),
  language: Language,
})
export type CustomerDetails = z.infer<typeof CustomerDetails>

/** A customer's own view of the account. */
export const Customer = z.extend(CustomerDetails, {
  /** Such as `A12345674`. */
  number: z.string(),
  email: z.string(),
  hasPassword: z.boolean(),
  /** Whether strong identification has confirmed who this is. */
  isIdentified: z.boolean(),
  marketing: z.array(MarketingChannel),
  trust: Trust,
})
export type Customer = z.infer<typeof Customer>

/** A browser in which the customer is signed in. */
export const CustomerSession = z.object({
  ref: z.string(),
  /** Browser and system in words, such as `Firefox, Android`. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type CustomerSession = z.infer<typeof CustomerSession>

/** Who uses the shop: the store's staff or a customer (specification §7). `user` is null for everyone else. */
export const ShopUser = z.object({ isStore: z.boolean(), name: z.string(), lias: z.optional(z.string()) })
export type ShopUser = z.infer<typeof ShopUser>

/** Who is signed in, after the shopper's token is known (specification §6, §7). `success` is false where no one is. */
export const getUser = route({
  method: 'post',
  path: '/auth/user/getUser',
  input: Nothing,
  output: z.object({ success: z.boolean(), user: z.nullable(ShopUser) }),
})

/** What is typed to register (specification §5). `repeat` is the password once more, `marketing` the channels allowed. */
export const Registration = z.object({
  firstName: personName(160),
  lastName: personName(160),
  email: email(400),
  password: Password,
  repeat: Password,
  acceptsTerms: z.boolean(),
  marketing: z.array(MarketingChannel).check(z.maxLength(2)),
})
export type Registration = z.infer<typeof Registration>

/** Asks for an account. The answer is the same whether the address has one or not: an e-mail says which. */
export const register = route({
  method: 'post',
  path: '/account/register',
  input: Registration,
  output: z.object({ result: z.literal(registrationResults.success_pending_email) }),
})

/** What a mailed link of the account does. */
export const AccountLinkKind = z.enum(['registration', 'password', 'email'])
export type AccountLinkKind = z.infer<typeof AccountLinkKind>

/**
 * What a mailed link is for. A registration asks for its password in another browser than its own; whom a store has added chooses one
 * and accepts the terms.
 */
export const readAccountLink = route({
  method: 'get',
  path: '/account/link/:token',
  input: z.object({ token: MailedToken }),
  output: z.object({
    kind: AccountLinkKind,
    email: z.string(),
    asksPassword: z.boolean(),
    choosesPassword: z.optional(z.literal(true)),
  }),
})

/** What signing in gives. `joinedLines` are rows of the guest's cart that went into the customer's. */
export const SignedIn = z.object({
  method: z.enum(['eid', 'email_password']),
  firstName: z.string(),
  joinedLines: z.int(),
})
export type SignedIn = z.infer<typeof SignedIn>

/** Makes the account of a registration and signs in. */
export const confirmRegistration = route({
  method: 'post',
  path: '/account/link/:token/registration',
  input: z.object({
    token: MailedToken,
    password: z.optional(Password),
    repeat: z.optional(Password),
    acceptsTerms: z.optional(z.boolean()),
  }),
  output: SignedIn,
})

/** Confirms a new address of the account. */
export const confirmEmail = route({
  method: 'post',
  path: '/account/link/:token/email',
  input: z.object({ token: MailedToken }),
  output: z.object({ email: z.string() }),
})

/** Sets a new password, ends every session and signs in. */
export const resetPassword = route({
  method: 'post',
  path: '/account/link/:token/password',
  input: z.object({ token: MailedToken, password: Password, repeat: Password }),
  output: SignedIn,
})

/** `acceptsTerms` is asked for when the terms of the account have changed. */
export const signIn = route({
  method: 'post',
  path: '/account/sign-in',
  input: z.object({ email: email(400), password: Password, acceptsTerms: z.optional(z.boolean()) }),
  output: SignedIn,
})

/** Ends the session of this browser. Also where there is none. */
export const signOut = route({
  method: 'post',
  path: '/account/sign-out',
  input: Nothing,
  output: z.object({ isSignedOut: z.literal(true) }),
})

/** Mails a link to a new password. The answer is the same whether the address has an account or not. */
export const forgotPassword = route({
  method: 'post',
  path: '/account/forgot-password',
  input: z.object({ email: email(400) }),
  output: z.object({ isAsked: z.literal(true) }),
})

/** The customer who is signed in. */
export const getCustomer = route({
  method: 'get',
  path: '/account/customer',
  input: Nothing,
  output: z.object({ customer: Customer }),
})

/** When the customer who is signed in was born, as strong identification has proved; null before that. */
export const getBirthDate = route({
  method: 'get',
  path: '/account/birth-date',
  input: Nothing,
  output: z.object({ birthDate: z.nullable(z.iso.date()) }),
})

/** What matters to a customer now. Each kind has its sentence and leads to its page. */
export const AccountNews = z.object({
  kind: z.enum([
    'parcel_under_way',
    'order_ready',
    'return_to_send',
    'invoice_due',
    'invoice_overdue',
    'prescription_awaited',
    'prescription_ages',
    'exam_coming',
    'charge_failed',
    'card_missing',
    'company',
  ]),
  /** Number or ref of what it is about. */
  ref: z.string(),
  /** Number of the subscription that an invoice is of, which its address names; 0 of none. Of invoices alone. */
  subscriptionId: z.optional(z.int()),
  /** Day by which it must be dealt with, or on which it is expected. */
  on: z.nullable(z.iso.date()),
  /** The open amount, in cents. */
  amount: z.optional(z.int()),
})
export type AccountNews = z.infer<typeof AccountNews>

/** What matters to the customer now, the most pressing first. */
export const listAccountNews = route({
  method: 'get',
  path: '/account/news',
  input: Nothing,
  output: z.object({ news: z.array(AccountNews) }),
})

/** Changes name, phone, address and language. Fails with the field in the details of its refusal. */
export const changeDetails = route({
  method: 'post',
  path: '/account/details',
  input: CustomerDetails,
  output: z.object({ customer: Customer }),
})

/** Gives consent to marketing by these channels, and withdraws it for the others. */
export const changeMarketing = route({
  method: 'post',
  path: '/account/marketing',
  input: z.object({ marketing: z.array(MarketingChannel).check(z.maxLength(2)) }),
  output: z.object({ customer: Customer }),
})

/** Mails a link to the new address, which holds once the link is opened. */
export const changeEmail = route({
  method: 'post',
  path: '/account/email',
  input: z.object({ email: email(400), password: z.optional(Password) }),
  output: z.object({ isAsked: z.literal(true) }),
})

/** Sets a password, by the former one where there is one, and ends all other sessions. */
export const changePassword = route({
  method: 'post',
  path: '/account/password',
  input: z.object({ current: z.optional(Password), password: Password, repeat: Password }),
  output: z.object({ isChanged: z.literal(true) }),
})

/** Every browser in which the customer is signed in, last used first. */
export const listSessions = route({
  method: 'get',
  path: '/account/sessions',
  input: Nothing,
  output: z.object({ sessions: z.array(CustomerSession) }),
})

/** Ends one session of the customer, and gives those left. Fails with `account.session_not_found`. */
export const endSession = route({
  method: 'post',
  path: '/account/sessions/:ref/end',
  input: z.object({ ref: text(64) }),
  output: z.object({ sessions: z.array(CustomerSession) }),
})
