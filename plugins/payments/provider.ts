import type { Cents } from '#contracts/money.ts'
import type { PaymentProof } from '#contracts/payments.ts'
import type { ProviderReport } from '#domain/payments/refund-states.ts'

/** What a charge is for. Every proof repeats it, so that a report of a charge reaches the subject that made it. */
export interface ChargeName {
  /** The name under which a subject has registered as an owner of charges, such as `purchase`. */
  owner: string
  /** Names the charge among those of its owner. Never given twice. */
  ref: string
}

/** What a provider is asked to collect. */
export interface Charge extends ChargeName {
  amount: Cents
  customer: { email: string; firstName: string; lastName: string }
  /** Where the payer's browser comes back to. */
  returnUrl: string
}

/** A card that was saved with the payer's consent. The token is as good as money: it is kept sealed and never logged. */
export interface SavedCard {
  token: string
  /** Such as `Visa`. */
  type: string
  lastDigits: string
  /** Last month in which it can be charged, `YYYY-MM`. */
  expires: string
}

/** A charge of a saved card, by a subscription for instance. */
export interface SavedCardCharge extends Charge {
  token: string
  /** True where the payer presses a button now, so that their bank may ask them to authenticate. */
  isPayerPresent: boolean
}

/** What became of a charge of a saved card. */
export type SavedCardAnswer =
  | { outcome: 'paid'; transactionId: string }
  /** The bank asks the payer to authenticate at `payUrl`; a report follows as for any charge. */
  | { outcome: 'needs_payer'; transactionId: string; payUrl: string }
  /** `mayRetry` is false where the payer must give another card. */
  | { outcome: 'declined'; reason: string; mayRetry: boolean }

/** What a proof says of a charge, once its signature has been checked. */
export interface PaymentReport extends ChargeName {
  transactionId: string
  outcome: 'paid' | 'waiting' | 'canceled'
  amount: Cents
  /** Where the charge was to save the card. Said only from server to server, never by the browser. */
  card?: SavedCard
}

export interface RefundRequest extends ChargeName {
  /** Names this refund among those of its charge, so that asking twice cannot give the money back twice. */
  key: string
  transactionId: string
  amount: Cents
  email: string
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
  create: (charge: Charge, options?: { savesCard?: boolean }) => Promise<{ transactionId: string; payUrl: string }>
  /** Reads what came back by the browser or by webhook. Throws `payment.signature_wrong`. */
  readProof: (proof: PaymentProof) => PaymentReport
  /** Asks the provider itself; null when it does not know the payment. Throws `payment.unavailable` on a time-out. */
  status: (transactionId: string) => Promise<PaymentReport | null>
  /** A form for the browser to post, with which a payer saves another card without paying. */
  addCardForm: (returnUrl: string) => { action: string; fields: Record<string, string> }
  /** The card that such a form has saved, by the signed words with which its browser came back. Null where it saved none. */
  savedCard: (proof: PaymentProof) => Promise<SavedCard | null>
  /**
   * Charges a saved card. Throws `payment.unavailable` when it is not known whether the card was charged: then only
   * the webhook tells, and the same charge sent again is declined as one the provider knows already.
   */
  chargeSaved: (charge: SavedCardCharge) => Promise<SavedCardAnswer>
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
