import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import type { PaymentMethodId } from '#contracts/payments.ts'
import type { RefundEntry, RefundUpdate } from '#domain/payments/refund-entry.ts'
import type { PaidShares } from '#domain/payments/refund.ts'

/** What a refund needs to know of the document it is kept in. */
export interface RefundAccount {
  paid: PaidShares
  /** What the buyer shall have back in all, in cents. What was not given of it is outstanding. */
  promised: Cents
  refunds: RefundEntry[]
  method: PaymentMethodId
  transactionId: string | null
}

/** One step of a refund, for a document that keeps a timeline. */
export interface RefundEvent {
  key: string
  what: RefundUpdate['state']
  who: string
  note: string
}

/** What a step of a refund writes. Nothing where another process has made the step already. */
export interface RefundChange {
  refunds?: RefundEntry[]
  event?: RefundEvent
}

/**
 * A subject in whose documents refunds are kept, so that a claim and all that is counted from it are one guarded
 * statement. `Paid` is the document: an order, or a charge.
 */
export interface RefundOwner<Paid> {
  /** Its name among the owners of charges. */
  owner: string
  find: (req: PayloadRequest, ref: string) => Promise<Paid | null>
  accountOf: (paid: Paid) => RefundAccount
  /** The address to which a provider writes that has no other way to give money back; null where it is forgotten. */
  emailOf: (req: PayloadRequest, paid: Paid) => Promise<string | null>
  /** Changes the document by a rule, if it still is as it was read; otherwise reads again and asks the rule again. */
  change: (req: PayloadRequest, ref: string, rule: (paid: Paid) => RefundChange) => Promise<Paid>
  /** Puts the gift card's share onto the card and writes to the buyer. Safe to repeat. */
  arrive: (req: PayloadRequest, paid: Paid, entry: RefundEntry) => Promise<void>
}

export function refundNamed({ refunds }: Pick<RefundAccount, 'refunds'>, key: string): RefundEntry | undefined {
  return refunds.find((entry) => entry.key === key)
}

/** Refunds of one document go one after another within this process; between processes the guarded update decides. */
export const turnOf = <Paid>({ owner }: RefundOwner<Paid>, ref: string) => `refund ${owner} ${ref}`
