import * as z from 'zod/mini'
import { CustomerDetails } from './customers.ts'
import { Cents, Totals } from './money.ts'
import { PaymentOutcome } from './payments.ts'
import { Nothing, route } from './route.ts'
import { code, email, line, postalCode } from './typed.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** A store by its number, and as customers know it. */
const NamedStore = z.object({ id: z.int(), name: z.string() })

/** Whom a store serves: name, address and phone, for the order form. */
export const ServedCustomer = z.extend(z.omit(CustomerDetails, { language: true }), {
  /** Number of the customer's account; null where there is none yet. */
  number: z.nullable(z.string()),
  email: z.string(),
})
export type ServedCustomer = z.infer<typeof ServedCustomer>

/** A browser in which staff of a store serve customers. */
export const StoreMode = z.object({
  store: NamedStore,
  /** Name of the member of staff who opened it. */
  staff: z.string(),
  /** When it ends by itself. */
  until: z.iso.datetime(),
  /** Minutes without use after which the served customer is cleared. */
  idleMinutes: z.int(),
  /** Null until a customer is chosen. */
  customer: z.nullable(ServedCustomer),
})
export type StoreMode = z.infer<typeof StoreMode>

/** The store mode of this browser; null in every other. */
export const getStoreMode = route({
  method: 'get',
  path: '/store-mode',
  input: Nothing,
  output: z.object({ mode: z.nullable(StoreMode) }),
})

/** Staff: which store the caller may open. A caller without a store may choose one, or may open none. */
export const getStoreDoor = route({
  method: 'get',
  path: '/store-mode/door',
  input: Nothing,
  output: z.object({ staff: z.string(), own: z.nullable(NamedStore), mayChoose: z.boolean() }),
})

/**
 * Staff: opens the store of this number in the caller's browser, in place of any other, and signs a customer out of it.
 * Sent again, it opens anew. Fails with `store.not_found`, `store_mode.no_store` and `store_mode.other_store`.
 */
export const openStoreMode = route({
  method: 'post',
  path: '/store-mode/open',
  input: z.object({ store: z.int() }),
  output: z.object({ mode: StoreMode }),
})

/** Ends the store mode of this browser, if there is one, and clears the served customer. */
export const closeStoreMode = route({
  method: 'post',
  path: '/store-mode/close',
  input: Nothing,
  output: z.object({ isClosed: z.literal(true) }),
})

/** Admins: closes every store that a member of staff has open, in all browsers. */
export const closeStoresOfStaff = route({
  method: 'post',
  path: '/team/:id/stores/close',
  input: z.object({ id: z.string() }),
  output: z.object({ isClosed: z.literal(true) }),
})

/** A store: clears the served customer, with the cart. The store stays open for the next. */
export const endCustomer = route({
  method: 'post',
  path: '/store-mode/customer/end',
  input: Nothing,
  output: z.object({ mode: StoreMode }),
})

/** A customer, as staff check the identity of the person before them. */
export const FoundServed = z.object({
  number: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  town: z.string(),
})
export type FoundServed = z.infer<typeof FoundServed>

/**
 * A store: customers by the whole of an address, a phone number or a customer number, at most five who share it. By `POST`, since
 * addresses hold no names. Fails with `store_mode.customer_not_found`.
 */
export const findServed = route({
  method: 'post',
  path: '/store-mode/customer/find',
  input: z.object({ words: line(200) }),
  output: z.object({ customers: z.array(FoundServed) }),
})

/** A store: serves the customer of this number, with the cart as it is. Fails with `store_mode.customer_not_found`. */
export const serveCustomer = route({
  method: 'post',
  path: '/store-mode/customer',
  input: z.object({ number: code(20) }),
  output: z.object({ mode: StoreMode }),
})

/** A store: the town of a postal code; null where none is known, so that it is typed. */
export const getTown = route({
  method: 'get',
  path: '/store-mode/town',
  input: z.object({ postalCode: postalCode() }),
  output: z.object({ town: z.nullable(z.string()) }),
})

/**
 * A store: serves a customer who has no account, and mails a link for making one. Fails with the field in the details
 * of its refusal, and with `store_mode.customer_known` and the customer number where the address has an account.
 */
export const addServed = route({
  method: 'post',
  path: '/store-mode/customer/add',
  input: z.extend(z.omit(CustomerDetails, { language: true }), { email: email() }),
  output: z.object({ mode: StoreMode }),
})

/** By which a payment request goes: text and url, or mail. */
export const RequestChannel = z.enum(['sms', 'email'])
export type RequestChannel = z.infer<typeof RequestChannel>

/** Until when a payment request may be paid: for an hour, until the store closes today, or for a day from the sale. */
export const PayingTime = z.enum(['hour', 'closing', 'day'])
export type PayingTime = z.infer<typeof PayingTime>

/** A sale of a store that is to be paid: what is bought, and nothing of who buys. */
export const PaymentAtStore = z.object({
  outcome: PaymentOutcome,
  /** Name of the store. */
  store: z.string(),
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), amount: Cents })),
  totals: Totals,
  isSubscription: z.boolean(),
  /** The provider's page, as long as it may be paid there. */
  payUrl: z.nullable(z.string()),
  /** Until when it waits for its payment, with its goods held; null where it does no more. */
  until: z.nullable(z.iso.datetime()),
  /** What the store may choose for its payment request now, with the moment at which each would end. None is earlier than `until`. */
  mayLast: z.array(z.object({ time: PayingTime, until: z.iso.datetime() })),
})
export type PaymentAtStore = z.infer<typeof PaymentAtStore>

const PurchaseRef = z.object({ ref: text(80) })
const Standing = z.object({ payment: PaymentAtStore })

/** The state of this purchase's sale: for its store, and for the holder of the link of its payment request. */
export const getPaymentAtStore = route({
  method: 'get',
  path: '/store-mode/payment/:ref',
  input: PurchaseRef,
  output: Standing,
})

/**
 * A store: sends the buyer a way to pay; again, or by the other channel. Its goods are held for as long as it may be
 * paid, an hour where `lasts` says nothing; never shorter than was promised before. Fails with
 * `store_mode.nothing_to_pay`.
 */
export const sendPaymentRequest = route({
  method: 'post',
  path: '/store-mode/payment/:ref/send',
  input: z.extend(PurchaseRef, { channel: RequestChannel, lasts: z.optional(PayingTime) }),
  output: Standing,
})

/** A store: it was paid at the till, by the receipt of this number. Fails with `payment.receipt_not_named` and `payment.not_refused`. */
export const notePaidAtTill = route({
  method: 'post',
  path: '/store-mode/payment/:ref/till',
  input: z.extend(PurchaseRef, { receipt: z.string().check(z.trim(), z.maxLength(100)) }),
  output: Standing,
})

/** A store: takes the sale back, if it has not been paid. Its goods are free again, and its link says so. */
export const withdrawPayment = route({
  method: 'post',
  path: '/store-mode/payment/:ref/withdraw',
  input: PurchaseRef,
  output: Standing,
})
