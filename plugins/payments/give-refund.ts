import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import {
  claimedRefund,
  isRefundDue,
  withNextAttempt,
  type RefundEntry,
  type RefundUpdate,
} from '#domain/payments/refund-entry.ts'
import { claiming, leftToRefund, refundAmount, refundShares } from '#domain/payments/refund.ts'
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
}

/**
 * Gives money back: claims it in the document, sends it to the provider, and notes as far as it came. Only the caller
 * whose claim it is sends it; with `rest` and nothing left, nothing is claimed. A refund the provider will not give
 * comes back as `failed`. Throws `payment.unavailable` when it is not known what became of it: the sweep goes on.
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
    return entry && isClaimed ? send(req, owner, ref, paid, entry, true) : paid
  })
}

/**
 * Goes on with the refunds of a document whose time has come: sends again those that the provider has not answered,
 * and asks how those ended that it has taken. Of two processes only one claims each refund.
 */
export async function finishRefunds<Paid>(req: PayloadRequest, owner: RefundOwner<Paid>, ref: string): Promise<void> {
  const found = await owner.find(req, ref)
  const due = found ? owner.accountOf(found).refunds.filter((entry) => isRefundDue(entry, now())) : []
  for (const { key } of due) await serialized(turnOf(owner, ref), () => finishOne(req, owner, ref, key))
}

function claim({ paid, refunds }: RefundAccount, { key, amount, by, note }: RefundAsked): RefundEntry | null {
  if (refunds.some((entry) => entry.key === key)) return null
  const claims = claiming(refunds)
  const left = leftToRefund(paid, claims)
  if (amount === 'rest' && refundAmount(left) <= 0) return null
  const shares = amount === 'rest' ? left : refundShares(paid, claims, amount)
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
  if (entry.state === 'open') await send(req, owner, ref, paid, entry, false)
  else if (entry.transactionId) {
    const { transactionId } = entry
    const state = await providerFor(owner.accountOf(paid).method).refundStatus(transactionId)
    if (state && state !== 'sent')
      await applyRefundUpdate(req, owner, ref, key, { state, reported: state, transactionId })
  }
}

/** The gift card's share needs no provider. It is put onto the card only once the provider has given its own. */
async function send<Paid>(
  req: PayloadRequest,
  owner: RefundOwner<Paid>,
  ref: string,
  paid: Paid,
  { key, toProvider }: RefundEntry,
  isFirstTry: boolean,
): Promise<Paid> {
  const { method, transactionId, email } = owner.accountOf(paid)
  if (toProvider === 0) return applyRefundUpdate(req, owner, ref, key, { state: 'done', reported: 'done' })
  // What no provider has collected, no provider can give back: staff do, and say so.
  if (transactionId === null) return applyRefundUpdate(req, owner, ref, key, { state: 'failed', reported: 'failed' })
  const named = { owner: owner.owner, ref, key, transactionId, amount: toProvider, email }
  const settled = await providerFor(method)
    .refund(named)
    .then(({ state, transactionId: own }): RefundUpdate => ({ state, reported: state, transactionId: own }))
    .catch((problem: unknown) => afterNo(problem, isFirstTry))
  return applyRefundUpdate(req, owner, ref, key, settled)
}

/**
 * Only a plain no to the first try frees the money. A no to a later one may mean that the provider has the refund
 * already, and silence that it may have: what could have gone out stays claimed.
 */
function afterNo(problem: unknown, isFirstTry: boolean): RefundUpdate {
  const isPlainNo = problem instanceof Refusal && problem.code === 'order.refund_failed'
  if (!isPlainNo) throw problem
  return isFirstTry ? { state: 'failed', reported: 'failed' } : { state: 'unsure' }
}
