import * as z from 'zod/mini'
import { FileType, SavedPrescription } from './kept-prescriptions.ts'
import { CustomerDetails, MarketingChannel } from './customers.ts'
import { route } from './route.ts'
import { code, email, line } from './typed.ts'

/** A customer's number, such as `A12345674`. */
const CustomerNumber = code(20)

/** Why staff did something, for their colleagues. */
const Note = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))

/** A customer as a search shows to staff. */
export const FoundCustomer = z.object({
  /** Id of the document, for its page in the admin. */
  id: z.union([z.int(), z.string()]),
  number: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** E.164; empty where not given. */
  phone: z.string(),
  town: z.string(),
})
export type FoundCustomer = z.infer<typeof FoundCustomer>

/** Staff: customers by the beginnings of their names, number, phone or address, at most twenty. */
export const findCustomers = route({
  method: 'get',
  path: '/customer/search',
  input: z.object({ words: line(100) }),
  output: z.object({ customers: z.array(FoundCustomer), hasMore: z.boolean() }),
})

/** Staff: corrects name, phone, address and language, and notes why. Fails with the field in the details of its refusal. */
export const correctCustomer = route({
  method: 'post',
  path: '/customer/:number/details',
  input: z.extend(CustomerDetails, { number: CustomerNumber, note: Note }),
  output: z.object({ isCorrected: z.literal(true) }),
})

/** Staff: ends every session of a customer, such as after a lost phone, and notes why. */
export const endCustomerSessions = route({
  method: 'post',
  path: '/customer/:number/end-sessions',
  input: z.object({ number: CustomerNumber, note: Note }),
  output: z.object({ ended: z.int() }),
})

/**
 * Opticians: opens a prescription that a customer stores with us, with its picture where it has one. Who opened it and
 * why is logged before it is answered, and the customer reads the log on My Pages. Fails with `prescription.not_found`.
 */
export const openStoredPrescription = route({
  method: 'post',
  path: '/customer/:number/prescriptions/:ref',
  input: z.object({ number: CustomerNumber, ref: z.string().check(z.maxLength(64)), note: Note }),
  output: z.object({
    prescription: SavedPrescription,
    /** Base64. */
    file: z.nullable(z.object({ type: FileType, bytes: z.string() })),
  }),
})

/** Records that follow a merge: the subject that keeps them, such as `orders`, and how many. */
export const MovedRecords = z.object({ what: z.string(), count: z.int() })
export type MovedRecords = z.infer<typeof MovedRecords>

const MergeSide = z.object({ number: z.string(), name: z.string(), email: z.string() })

/** Two accounts before they become one. */
export const MergePreview = z.object({
  stays: MergeSide,
  goes: MergeSide,
  moves: z.array(MovedRecords),
  /** The marketing that both allow, which alone stays allowed. */
  marketing: z.array(MarketingChannel),
  /** Code of what stands in the way; null where nothing does. */
  problem: z.nullable(z.string()),
})
export type MergePreview = z.infer<typeof MergePreview>

/** Customer service: what would move where `other` became part of `number`, and what stands in the way. */
export const previewMerge = route({
  method: 'get',
  path: '/customer/:number/merge/:other',
  input: z.object({ number: CustomerNumber, other: CustomerNumber }),
  output: MergePreview,
})

/**
 * Customer service: makes `other` part of `number`, for good. `email` is the address of one of the two: the customer
 * signs in with it afterwards, with the password that belongs to it. Fails with a code of `customer`, and
 * `account.being_deleted`.
 */
export const mergeCustomers = route({
  method: 'post',
  path: '/customer/:number/merge',
  input: z.object({
    number: CustomerNumber,
    other: CustomerNumber,
    email: email(254),
    note: Note,
  }),
  output: z.object({ number: z.string() }),
})

/**
 * Customer service: exports everything the shop stores of a customer, and e-mails the customer a link that requires
 * signing in. Staff never get the file.
 */
export const exportForCustomer = route({
  method: 'post',
  path: '/customer/:number/export',
  input: z.object({ number: CustomerNumber, note: Note }),
  output: z.object({ isAsked: z.literal(true) }),
})

/**
 * Customer service: deletes an account as its customer would. Fails with the same obstacles, such as `order.under_way`.
 */
export const deleteForCustomer = route({
  method: 'post',
  path: '/customer/:number/deletion',
  input: z.object({ number: CustomerNumber, note: Note }),
  output: z.object({ isDeleted: z.literal(true) }),
})
