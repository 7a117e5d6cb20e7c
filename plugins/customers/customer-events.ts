import type { PayloadRequest } from 'payload'
import type { MarketingConsent, MarketingChannel } from '#contracts/customers.ts'
import { handlersOf, type Handlers } from '#plugins/kit/handlers.ts'
import type { StoredCustomer } from './repository.ts'

/** What later subjects do when something happens to a customer. Each may be repeated. */
export interface CustomerEvents {
  /** A browser signs in: what the guest `from` left goes to the customer's `shopper`. Gives how many cart rows joined. */
  signedIn?: (req: PayloadRequest, event: { customer: StoredCustomer; from: string }) => Promise<number>
  /** A mailbox was proven to be the customer's. */
  emailProven?: (req: PayloadRequest, customer: StoredCustomer) => Promise<void>
  /** The customer has allowed marketing by a channel on the account page, at an instant. */
  consentGiven?: (req: PayloadRequest, customer: StoredCustomer, channel: MarketingChannel, at: string) => Promise<void>
}

const EXTENSION_POINT = 'customer events'

/** For `extend`: registers what a subject does when something happens to a customer. */
export function onCustomerEvents(handlers: Record<string, CustomerEvents>): Handlers {
  return { [EXTENSION_POINT]: handlers }
}

function eventsOf(req: PayloadRequest): CustomerEvents[] {
  return [...handlersOf<CustomerEvents>(req.payload.config, EXTENSION_POINT).values()]
}

/** Notifies every subject that a browser has signed in. Returns how many rows of carts joined. */
export async function notifySignedIn(req: PayloadRequest, customer: StoredCustomer, from: string): Promise<number> {
  let joined = 0
  for (const { signedIn } of eventsOf(req)) joined += (await signedIn?.(req, { customer, from })) ?? 0
  return joined
}

/** Notifies every subject that a mailbox was proven to be the customer's. */
export async function notifyEmailProven(req: PayloadRequest, customer: StoredCustomer): Promise<void> {
  for (const { emailProven } of eventsOf(req)) await emailProven?.(req, customer)
}

/** Notifies every subject of the consents that were given. */
export async function notifyConsentsGiven(
  req: PayloadRequest,
  customer: StoredCustomer,
  rows: readonly MarketingConsent[],
): Promise<void> {
  for (const { consentGiven } of eventsOf(req))
    for (const { channel, isGiven, at } of rows) if (isGiven) await consentGiven?.(req, customer, channel, at)
}
