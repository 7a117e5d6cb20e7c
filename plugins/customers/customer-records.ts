import type { PayloadRequest } from 'payload'
import { handlersOf, type Handlers } from '#plugins/kit/handlers.ts'
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
  kept?: (req: PayloadRequest, customer: StoredCustomer) => Promise<StoredRecord[]>
  /** Deletes everything except what the law requires us to keep. */
  erase: (req: PayloadRequest, customer: StoredCustomer) => Promise<StoredRecord[]>
  /** What stands in the way, as the code of a refusal, such as an order that is under way. */
  obstacle?: (req: PayloadRequest, customer: StoredCustomer) => Promise<string | null>
  /** Moves the records when two accounts become one. Without it the records of the account that goes are deleted. */
  merge?: MovesRecords
}

const EXTENSION_POINT = 'customer records'

/** For `extend`: registers how a subject gives out and deletes its records, under the name of its folder in an export. */
export function keepsCustomerRecords(handlers: Record<string, KeepsRecords>): Handlers {
  return { [EXTENSION_POINT]: handlers }
}

/** Every subject that keeps records of customers, by name. */
export function recordKeepersOf(req: PayloadRequest): Map<string, KeepsRecords> {
  return handlersOf<KeepsRecords>(req.payload.config, EXTENSION_POINT)
}
