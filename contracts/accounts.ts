import * as z from 'zod/mini'
import { CustomerSession, MarketingConsent } from './customers.ts'
import { Nothing, route } from './route.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** What a customer allows: every answer about marketing, and how the shop notifies the customer about orders. */
export const Wishes = z.object({
  /** Oldest first; the last of a channel holds. */
  consents: z.array(MarketingConsent),
  /** Whether news of the customer's orders also goes out by text message. It always goes out by e-mail. */
  smsNotices: z.boolean(),
})
export type Wishes = z.infer<typeof Wishes>

/** What the customer allows. */
export const getWishes = route({
  method: 'get',
  path: '/account/wishes',
  input: Nothing,
  output: z.object({ wishes: Wishes }),
})

/**
 * Sets whether news of the customer's orders goes to the phone. Fails with `account.phone_needed` without a phone
 * number.
 */
export const changeNotices = route({
  method: 'post',
  path: '/account/notices',
  input: z.object({ sms: z.boolean() }),
  output: z.object({ wishes: Wishes }),
})

/** Ends every session of the customer but the caller's, and gives those left. */
export const endOtherSessions = route({
  method: 'post',
  path: '/account/sessions/end-others',
  input: Nothing,
  output: z.object({ sessions: z.array(CustomerSession) }),
})

/** Everything the shop stores of a customer, as a file to download. */
export const DataExport = z.object({
  ref: z.string(),
  state: z.enum(['asked', 'ready']),
  askedAt: z.iso.datetime(),
  /** Until when it can be downloaded; null while it is being made. */
  until: z.nullable(z.iso.datetime()),
  /** It says something of health: downloading it needs strong identification. */
  needsStrong: z.boolean(),
})
export type DataExport = z.infer<typeof DataExport>

/** The exports that wait or can be downloaded, newest first. */
export const listExports = route({
  method: 'get',
  path: '/account/exports',
  input: Nothing,
  output: z.object({ exports: z.array(DataExport) }),
})

/**
 * Asks for an export, which is made in the background; an e-mail says when it is ready. Returns the pending one if
 * there is one.
 */
export const askExport = route({
  method: 'post',
  path: '/account/exports',
  input: Nothing,
  output: z.object({ export: DataExport }),
})

/** A finished export: a ZIP in base64. Fails with `account.export_not_found`, or `request.needs_strong_identification`. */
export const downloadExport = route({
  method: 'get',
  path: '/account/exports/:ref/file',
  input: z.object({ ref: text(64) }),
  output: z.object({ name: z.string(), content: z.string() }),
})

/** What the law makes us keep after a deletion. */
export const StoredAfterDeletion = z.object({
  /** The name of a row of `domain/retention-periods.ts`, or of `locales/fi/account-tasks.json kept`. */
  period: z.string(),
  count: z.int(),
  /** The last of them goes after this day; null where it is counted from something that has not happened. */
  until: z.nullable(z.iso.date()),
})
export type StoredAfterDeletion = z.infer<typeof StoredAfterDeletion>

/** What a deletion of the account would do, and what stands in its way: codes of refusals. Deletes nothing. */
export const getDeletion = route({
  method: 'get',
  path: '/account/deletion',
  input: Nothing,
  output: z.object({ obstacles: z.array(z.string()), kept: z.array(StoredAfterDeletion) }),
})

/**
 * Deletes the account and ends every session. Asks for the password again, or for strong identification where there is
 * none. Fails with the first obstacle.
 */
export const deleteAccount = route({
  method: 'post',
  path: '/account/deletion',
  input: z.object({ password: z.optional(text(200)) }),
  output: z.object({ isDeleted: z.literal(true) }),
})
