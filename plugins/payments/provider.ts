import type { Payload } from 'payload'
import type { Contact } from '#contracts/checkout.ts'
import type { Cents } from '#contracts/money.ts'
import type { PaymentMethodId, PaymentProof } from '#contracts/payments.ts'
import type { CardAttempt } from '#domain/payments/card-attempts.ts'
import type { ChargeReport } from '#domain/payments/charge-states.ts'
import type { ProviderReport } from '#domain/payments/refund-states.ts'
import { namedHook } from '#plugins/kit/hook.ts'

/** What a charge is for. Every proof repeats it, so that a report of a charge reaches the subject that made it. */
export interface ChargeName {
  /** The name under which a subject has registered as an owner of charges, such as `purchase`. */
  owner: string
  /** Names the charge among those of its owner. Never given twice. */
  ref: string
}

/** The payer's details that a provider gets. */
export type Payer = Omit<Contact, 'phone'>

/** What a provider is asked to collect. */
export interface ChargeRequest extends ChargeName {
  /** Counts what was tried for one charge, from 1: each attempt after the first has a reference of its own. */
  attempt?: number
  amount: Cents
  customer: Payer
  /** Where the payer's browser comes back to. */
  returnUrl: string
}

/**
 * A card that was saved with the payer's consent. The token is as good as money: it is stored sealed and never logged.
 */
export interface SavedCard {
  token: string
  /** Such as `Visa`. */
  type: string
  lastDigits: string
  /** Last month in which it can be charged, `YYYY-MM`. */
  expires: string
}

/** A charge of a saved card. */
export interface SavedCardCharge extends ChargeRequest {
  token: string
}

/** The card was not charged. The reason is the acquirer's code, empty where it gave none; without `mayRetry` the payer must give another card. */
export interface Declined extends Pick<CardAttempt, 'reason' | 'mayRetry'> {
  outcome: 'declined'
}

/**
 * What became of holding the sum on a saved card. A reference that is known already has reached the provider before, and that answer was
 * lost: it says neither yes nor no, so that nothing may be tried under another one where the earlier request can have taken money.
 */
export type HoldAnswer = { outcome: 'held'; transactionId: string } | { outcome: 'known_already' } | Declined

/** What became of taking the sum that is held. */
export type CommitAnswer = { outcome: 'paid'; transactionId: string } | Declined

/** What a proof says of a charge, once its signature has been checked. */
export interface PaymentReport extends ChargeName, ChargeReport {
  /** Where the charge was to save the card. Said only from server to server, never by the browser. */
  card?: SavedCard
}

export interface RefundRequest extends ChargeName {
  /** Names this refund among those of its charge, so that asking twice cannot give the money back twice. */
  key: string
  transactionId: string
  amount: Cents
  /** Of the payer; null where it is erased. */
  email: string | null
}

export interface RefundAnswer {
  state: ProviderReport
  /** The refund's own at the provider. Null where it was refused before it came to be. */
  transactionId: string | null
}

/** What a signed webhook says of a refund. `owner`, `ref` and `key` are those it was asked for by. */
export interface RefundReport extends RefundAnswer, ChargeName {
  key: string
  amount: Cents
}

/** A way to be paid. Adapters speak the provider's documented API and know nothing of carts or orders. */
export interface PaymentProvider {
  /** Opens a payment. With `savesCard` the payer's card is saved as it is charged, and its token comes by webhook. */
  create: (
    charge: ChargeRequest,
    options?: { savesCard?: boolean },
  ) => Promise<{ transactionId: string; payUrl: string }>
  /** Reads what came back by the browser or by webhook. Throws `payment.signature_wrong`. */
  readProof: (proof: PaymentProof) => PaymentReport
  /** Asks the provider itself; null when it does not know the payment. Throws `payment.unavailable` on a time-out. */
  status: (transactionId: string) => Promise<PaymentReport | null>
  /** A form for the browser to post, with which a payer saves another card without paying. */
  addCardForm: (returnUrl: string) => { action: string; fields: Record<string, string> }
  /** The card that such a form has saved, by the signed words with which its browser came back. Null where it saved none. */
  savedCard: (proof: PaymentProof) => Promise<SavedCard | null>
  /**
   * Holds the sum on a saved card whose payer is not present. A hold takes no money and ends by itself: where its answer
   * is lost (`payment.unavailable`), it is asked for anew as the next attempt.
   */
  holdSaved: (charge: SavedCardCharge) => Promise<HoldAnswer>
  /**
   * Takes the sum that is held, once however often it is asked. Throws `payment.unavailable` where it is not known
   * whether it was taken: `status` then answers by the transaction.
   */
  commitHold: (charge: SavedCardCharge, transactionId: string) => Promise<CommitAnswer>
  /** Releases a hold that is not to be taken. Throws `payment.unavailable` where it is not known whether it went. */
  revertHold: (transactionId: string) => Promise<void>
  /**
   * Throws `order.refund_failed` when the provider does not take it, which it also says of a key it knows already, and
   * `payment.unavailable` when it is not known whether it has.
   */
  refund: (refund: RefundRequest) => Promise<RefundAnswer>
  /** Reads what came by the refund's webhook. Throws `payment.signature_wrong`. */
  readRefundProof: (proof: PaymentProof) => RefundReport
  /** Asks the provider how a refund stands, as `status` does for a payment. */
  refundStatus: (transactionId: string) => Promise<ProviderReport | null>
}

/** Providers by the methods that they collect by, so that what charges imports no provider. */
export const paymentProviders = namedHook<() => PaymentProvider, PaymentMethodId>('payment providers')

/** The provider that collects by a method and gives back what was paid by it. */
export function providerFor(shop: { payload: Pick<Payload, 'config'> }, method: PaymentMethodId): PaymentProvider {
  const open = paymentProviders.get(shop, method)
  if (!open) throw new Error(`No provider collects by payment method ${method}`)
  return open()
}
