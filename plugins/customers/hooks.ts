import type { PayloadRequest } from 'payload'
import type { AccountNews, MarketingChannel, MarketingConsent } from '#contracts/customers.ts'
import type { ExamGroup } from '#contracts/exam-types.ts'
import { hook, namedHook } from '#plugins/kit/hook.ts'
import type { StoredCustomer } from './repository.ts'

/** A file among a customer's data, such as a photographed prescription. */
export interface RecordFile {
  /** Below the folder of the subject, such as `2026-11-22.jpg`. */
  path: string
  bytes: Uint8Array
}

/** What a subject keeps of a customer, in the words of a reader, opened where it is sealed. */
export interface CustomerRecords {
  /** Rows as JSON holds them. */
  rows: readonly object[]
  files?: readonly RecordFile[]
  /** They say something of health, or hold a social number: only a strong sign-in may download them. */
  isHealth?: boolean
}

/** What may stay after a deletion: each has its words in `locales/fi/account-tasks.json kept`. */
export const storedKinds = [
  'orders',
  'invoices',
  'withdrawals',
  'prescriptions',
  'purchases',
  'forms',
  'agreements',
] as const

/** What the law makes us keep after a deletion, and until when. */
export interface StoredRecord {
  period: (typeof storedKinds)[number]
  /** How many of them. */
  count: number
  /** The last of them goes after this day; null where it is counted from something that has not happened. */
  until: string | null
}

/** How what a subject keeps of one account becomes another one's. Each may be repeated. */
export interface MovesRecords {
  /** How much there is of it, for the preview. */
  count: (req: PayloadRequest, from: StoredCustomer) => Promise<number>
  move: (req: PayloadRequest, from: StoredCustomer, into: StoredCustomer) => Promise<void>
}

/** How a subject exports and deletes what it stores of a customer. Each may be repeated. */
export interface KeepsRecords {
  collect: (req: PayloadRequest, customer: StoredCustomer) => Promise<CustomerRecords>
  /** What the law requires us to keep, before anything is deleted. A subject without it keeps nothing. */
  stored?: (req: PayloadRequest, customer: StoredCustomer) => Promise<StoredRecord[]>
  /** Deletes everything except what the law requires us to keep. */
  erase: (req: PayloadRequest, customer: StoredCustomer) => Promise<StoredRecord[]>
  /** What stands in the way, as the code of a refusal, such as an order that is under way. */
  obstacle?: (req: PayloadRequest, customer: StoredCustomer) => Promise<string | null>
  /** Moves the records when two accounts become one. Without it the records of the account that goes are deleted. */
  merge?: MovesRecords
}

/** Exports and deletes what a subject stores of a customer, under the name of its folder in an export. */
export const customerRecords = namedHook<KeepsRecords>('customer records')

/** What later subjects do when something happens to a customer. Each may be repeated. */
export interface CustomerEvents {
  /** A browser signs in: what the guest `from` left goes to the customer's `shopper`. Gives how many cart rows joined. */
  signedIn?: (req: PayloadRequest, event: { customer: StoredCustomer; from: string }) => Promise<number>
  /** A mailbox was proven to be the customer's. */
  emailProven?: (req: PayloadRequest, customer: StoredCustomer) => Promise<void>
  /** The customer has allowed marketing by a channel on the account page, at an instant. */
  consentGiven?: (req: PayloadRequest, customer: StoredCustomer, channel: MarketingChannel, at: string) => Promise<void>
}

/** What subjects do when something happens to a customer. */
export const customerEvents = hook<CustomerEvents>('customer events')

/** Notifies every subject that a browser has signed in. Returns how many rows of carts joined. */
export async function notifySignedIn(req: PayloadRequest, customer: StoredCustomer, from: string): Promise<number> {
  let joined = 0
  for (const { signedIn } of customerEvents.of(req)) joined += (await signedIn?.(req, { customer, from })) ?? 0
  return joined
}

/** Notifies every subject that a mailbox was proven to be the customer's. */
export async function notifyEmailProven(req: PayloadRequest, customer: StoredCustomer): Promise<void> {
  for (const { emailProven } of customerEvents.of(req)) await emailProven?.(req, customer)
}

/** Notifies every subject of the consents that were given. */
export async function notifyConsentsGiven(
  req: PayloadRequest,
  customer: StoredCustomer,
  rows: readonly MarketingConsent[],
): Promise<void> {
  for (const { consentGiven } of customerEvents.of(req))
    for (const { channel, isGiven, at } of rows) if (isGiven) await consentGiven?.(req, customer, channel, at)
}

/** What a subject has to say on the first page of My Pages. */
export type NotifiesNews = (req: PayloadRequest, customer: StoredCustomer) => Promise<AccountNews[]>

/** What subjects have to say on the first page of My Pages. */
export const accountNews = hook<NotifiesNews>('account news')

/** The news of every subject, the most pressing first. */
export async function accountNewsOf(req: PayloadRequest, customer: StoredCustomer): Promise<AccountNews[]> {
  const news = await Promise.all(accountNews.of(req).map((notify) => notify(req, customer)))
  return news.flat().toSorted((one, other) => (one.on ?? '9999').localeCompare(other.on ?? '9999'))
}

/** Finds the day of the version of the terms of the account in force; null where none is published. */
export type FindAccountTerms = (req: PayloadRequest) => Promise<string | null>

/** Finds the terms of the account. */
export const accountTerms = hook<FindAccountTerms>('account terms')

/** The day of the version of the terms of the account in force; null where none is published. */
export async function accountTermsInForce(req: PayloadRequest): Promise<string | null> {
  return (await accountTerms.only(req)?.(req)) ?? null
}

/** Whether an exam on this ISO day costs a customer nothing. */
export type IsExamFree = (req: PayloadRequest, customer: string, group: ExamGroup, day: string) => Promise<boolean>

/** Whether a contract of the customer has an exam free. */
export const freeExams = hook<IsExamFree>('free exams')
