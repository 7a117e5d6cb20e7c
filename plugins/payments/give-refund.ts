import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import {
  claimedRefund,
  isRefundDue,
  withNextAttempt,
  type RefundEntry,
  type RefundUpdate,
} from '#domain/payments/refund-entry.ts'
import { claiming, leftToRefund, mustBeWithin, refundAmount, refundShares } from '#domain/payments/refund.ts'
import { Refusal } from '#domain/refusal.ts'
import { now } from '#plugins/kit/clock.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import { refundNamed, turnOf, type RefundAccount, type RefundOwner } from './refund-owner.ts'
import { providerFor } from './providers.ts'
import { applyRefundUpdate } from './settle-refund.ts'

export interface RefundAsked {
  /** Names the refund: asked again with the same key, the money goes back once. */
  key: string
  /** In cents, or all that can still go back at the moment of the claim. */
  amount: Cents | 'rest'
  by: string
  note: string
  /** The most that refunds of the document may come to in all, of whoever may give no more. In cents. */
  most?: Cents
  /** Goes to the provider first, since no gift card paid for what is refunded. */
  isFirstToProvider?: boolean
}

/**
 * Gives money back: claims the amount in the document, sends the refund to the provider, and records its state. Only the
 * caller that made the claim sends it; with `rest` and nothing left, nothing is claimed. A refund that the provider
 * rejects is `failed`. Throws `payment.unavailable` when the provider's answer is unknown: the sweep continues it.
 */
export function giveRefund<Paid>(
  req: PayloadRequest,
  owner: RefundOwner<Paid>,
  ref: string,
  asked: RefundAsked,
): Promise<Paid> {
  return serialized(turnOf(owner, ref), async () => {
    let isClaimed = false
    const paid = await owner.change(req, ref, (found) => {
      const { refunds } = owner.accountOf(found)
      const entry = claim(owner.accountOf(found), asked)
      isClaimed = entry !== null
      return entry ? { refunds: [...refunds, entry] } : {}
    })
    const entry = refundNamed(owner.accountOf(paid), asked.key)
    if (entry && asked.amount !== 'rest' && asked.amount !== refundAmount(entry))
      throw new Refusal('request.key_reused')
    return entry && isClaimed ? send(req, owner, ref, paid, entry, () => isUntouched(req, owner, ref, entry)) : paid
  })
}

/**
 * Continues the refunds of a document whose next attempt is due. A refund that the provider has not answered is sent
 * again; for one that it has accepted, the provider is asked how it ended. Of two processes only one claims each refund.
 */
export async function finishRefunds<Paid>(req: PayloadRequest, owner: RefundOwner<Paid>, ref: string): Promise<void> {
  const found = await owner.find(req, ref)
  const due = found ? owner.accountOf(found).refunds.filter((entry) => isRefundDue(entry, now())) : []
  for (const { key } of due) await serialized(turnOf(owner, ref), () => finishOne(req, owner, ref, key))
}

function claim(
  { paid, refunds }: RefundAccount,
  { key, amount, by, note, most, isFirstToProvider = false }: RefundAsked,
): RefundEntry | null {
  if (refunds.some((entry) => entry.key === key)) return null
  const claims = claiming(refunds)
  const left = leftToRefund(paid, claims)
  if (amount === 'rest' && refundAmount(left) <= 0) return null
  if (most !== undefined) mustBeWithin(most, refunds, amount === 'rest' ? refundAmount(left) : amount)
  const shares = amount === 'rest' ? left : refundShares(paid, claims, amount, isFirstToProvider)
  return claimedRefund({ key, ...shares, by, note }, now())
}

async function finishOne<Paid>(req: PayloadRequest, owner: RefundOwner<Paid>, ref: string, key: string): Promise<void> {
  let isClaimed = false
  const paid = await owner.change(req, ref, (found) => {
    const refunds = withNextAttempt(owner.accountOf(found).refunds, key, now())
    isClaimed = refunds !== null
    return refunds ? { refunds } : {}
  })
  const entry = refundNamed(owner.accountOf(paid), key)
  if (!entry || !isClaimed) return
  if (entry.state === 'open') await send(req, owner, ref, paid, entry, async () => false)
  else if (entry.transactionId) {
    const { transactionId } = entry
    const state = await providerFor(req, owner.accountOf(paid).method).refundStatus(transactionId)
    if (state && state !== 'sent')
      await applyRefundUpdate(req, owner, ref, key, { state, reported: state, transactionId })
  }
}

/**
 * The gift card's share needs no provider. It is put onto the card only after the provider has refunded its own share.
 *
 * @param isFirst whether no attempt was made before this one; asked after its answer.
 */
async function send<Paid>(
  req: PayloadRequest,
  owner: RefundOwner<Paid>,
  ref: string,
  paid: Paid,
  { key, toProvider }: RefundEntry,
  isFirst: () => Promise<boolean>,
): Promise<Paid> {
  const { method, transactionId } = owner.accountOf(paid)
  if (toProvider === 0) return applyRefundUpdate(req, owner, ref, key, { state: 'done', reported: 'done' })
  // Without a transaction no provider has collected the money, so staff give it back and record it.
  if (transactionId === null) return applyRefundUpdate(req, owner, ref, key, { state: 'failed', reported: 'failed' })
  const email = await owner.emailOf(req, paid)
  const named = { owner: owner.owner, ref, key, transactionId, amount: toProvider, email }
  const settled = await providerFor(req, method)
    .refund(named)
    .then(({ state, transactionId: own }): RefundUpdate => ({ state, reported: state, transactionId: own }))
    .catch((problem: unknown) => afterRejection(problem, isFirst))
  return applyRefundUpdate(req, owner, ref, key, settled)
}

/**
 * Whether the refund is as it was claimed. A process whose clock is ahead may have sent it meanwhile: it has claimed the
 * next attempt before.
 */
async function isUntouched<Paid>(
  req: PayloadRequest,
  owner: RefundOwner<Paid>,
  ref: string,
  { key, state, nextAskAt }: RefundEntry,
): Promise<boolean> {
  const paid = await owner.find(req, ref)
  const latest = paid ? refundNamed(owner.accountOf(paid), key) : undefined
  return latest?.state === state && latest.nextAskAt === nextAskAt
}

/**
 * Only a rejected first attempt releases the claim. A later attempt may be rejected because the provider already has
 * the refund, and without an answer it may have it too: money that may have gone out stays claimed.
 */
async function afterRejection(problem: unknown, isFirst: () => Promise<boolean>): Promise<RefundUpdate> {
  const isRejected = problem instanceof Refusal && problem.code === 'order.refund_failed'
  if (!isRejected) throw problem
  return (await isFirst()) ? { state: 'failed', reported: 'failed' } : { state: 'unsure' }
}
