import * as z from 'zod/mini'
import { FileType, KeptPrescription } from './kept-prescriptions.ts'
import { CustomerDetails } from './customers.ts'
import { route } from './route.ts'

/** A customer's number, such as `A12345674`. */
const CustomerNumber = z.string().check(z.maxLength(20))

/** Why staff did something, for their colleagues. */
const Note = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))

/** A customer as a search shows her to staff. */
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
  input: z.object({ words: z.string().check(z.maxLength(100)) }),
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
 * Opticians: opens a prescription that a customer keeps with us, with its picture where it has one. Who opened it and why
 * is logged before it is answered, and she reads the log among her data. Fails with `prescription.not_found`.
 */
export const openKeptPrescription = route({
  method: 'post',
  path: '/customer/:number/prescriptions/:ref',
  input: z.object({ number: CustomerNumber, ref: z.string().check(z.maxLength(64)), note: Note }),
  output: z.object({
    prescription: KeptPrescription,
    /** Base64. */
    file: z.nullable(z.object({ type: FileType, bytes: z.string() })),
  }),
})
