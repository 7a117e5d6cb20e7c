import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import type { PaymentMethodId } from '#contracts/payments.ts'
import type { RefundEntry, RefundUpdate } from '#domain/payments/refund-entry.ts'
import type { PaidShares } from '#domain/payments/refund.ts'
import { Refusal } from '#domain/refusal.ts'
import { serialized } from '#plugins/kit/serialized.ts'

/** What a refund needs to know of the document it is stored in. */
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
 * A subject in whose documents refunds are stored, so that a claim and all that is counted from it are one guarded
 * statement. `Paid` is the document: an order, or a charge.
 */
export interface RefundOwner<Paid> {
  /** Its name among the owners of charges. */
  owner: string
  find: (req: PayloadRequest, ref: string) => Promise<Paid | null>
  accountOf: (paid: Paid) => RefundAccount
  /** The address for a provider that can refund only by writing to the buyer; null where it is erased. */
  emailOf: (req: PayloadRequest, paid: Paid) => Promise<string | null>
  /**
   * Changes the document by a rule, if it still is as it was read; otherwise reads again and asks the rule again. Where
   * money of a refund has gone, the same statement schedules the step that puts the gift card's share onto the card and
   * writes to the buyer.
   */
  change: (req: PayloadRequest, ref: string, rule: (paid: Paid) => RefundChange) => Promise<Paid>
}

/** The document in which refunds are stored, by its reference among its owner's. */
export interface RefundPlace<Paid> {
  req: PayloadRequest
  owner: RefundOwner<Paid>
  ref: string
}

/** The document of a place, with what refunds need to know of it. Throws `payment.unknown` where there is none. */
export async function refundsAt<Paid>({ req, owner, ref }: RefundPlace<Paid>): Promise<RefundAccount & { of: Paid }> {
  const found = await owner.find(req, ref)
  if (!found) throw new Refusal('payment.unknown')
  return { ...owner.accountOf(found), of: found }
}

export function refundNamed({ refunds }: Pick<RefundAccount, 'refunds'>, key: string): RefundEntry | undefined {
  return refunds.find((entry) => entry.key === key)
}

/** Does what is done to refunds of one document in its turn within this process; between processes the guarded update decides. */
export function inTurn<Paid, Done>(
  { owner, ref }: Pick<RefundPlace<Paid>, 'owner' | 'ref'>,
  work: () => Promise<Done>,
): Promise<Done> {
  return serialized(`refund ${owner.owner} ${ref}`, work)
}
