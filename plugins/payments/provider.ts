import type { Cents } from '#contracts/money.ts'
import type { PaymentProof } from '#contracts/payments.ts'

/** What a provider is asked to collect. `ref` is the purchase's own name, said back in every proof. */
export interface Charge {
  ref: string
  amount: Cents
  customer: { email: string; firstName: string; lastName: string }
  /** Where the shopper's browser comes back to, and where the provider's own servers call. */
  returnUrl: string
  webhookUrl: string
}

/** What a proof says, once its signature has been checked. */
export interface PaymentNews {
  ref: string
  transactionId: string
  outcome: 'paid' | 'waiting' | 'canceled'
  amount: Cents
}

export interface Refund {
  /** Names this refund, so that asking twice cannot give the money back twice. */
  key: string
  transactionId: string
  amount: Cents
  email: string
  webhookUrl: string
}

/** What a provider has said of a refund: the money went, is on its way, or stays. */
export type RefundOutcome = 'done' | 'waiting' | 'failed'

export interface RefundAnswer {
  outcome: RefundOutcome
  /** The refund's own at the provider. Nothing where it was refused before it came to be. */
  transactionId: string | null
}

/** What a signed callback says of a refund. `key` is the one it was asked for by. */
export interface RefundNews extends RefundAnswer {
  key: string
  amount: Cents
}

/** A way to be paid. Adapters speak the provider's documented API and know nothing of carts or orders. */
export interface PaymentProvider {
  create: (charge: Charge) => Promise<{ transactionId: string; payUrl: string }>
  /** Reads what came back by the browser or by webhook. Throws `payment.signature_wrong`. */
  readProof: (proof: PaymentProof) => PaymentNews
  /** Asks the provider itself; nothing when it does not know the payment. Throws `payment.unavailable` when it is silent. */
  status: (transactionId: string) => Promise<PaymentNews | null>
  /**
   * Throws `order.refund_failed` when the provider does not take it, which it also says of a key it knows already, and
   * `payment.unavailable` when nobody knows whether it has.
   */
  refund: (refund: Refund) => Promise<RefundAnswer>
  /** Reads what came by the refund's webhook. Throws `payment.signature_wrong`. */
  readRefundProof: (proof: PaymentProof) => RefundNews
  /** Asks the provider how a refund ended, as `status` does for a payment. */
  refundStatus: (transactionId: string) => Promise<RefundOutcome | null>
}
