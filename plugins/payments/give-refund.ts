import { isRefundDue, withNextAttempt, type RefundEntry, type RefundUpdate } from '#domain/payments/refund-entry.ts'
import { withClaim, type RefundAsked } from '#domain/payments/refund-claim.ts'
import { refundAmount } from '#domain/payments/refund.ts'
import { Refusal } from '#domain/refusal.ts'
import { now } from '#plugins/kit/clock.ts'
import { inTurn, refundNamed, refundsAt, type RefundAccount, type RefundPlace } from './refund-owner.ts'
import { providerFor } from './provider.ts'
import { applyRefundUpdate } from './settle-refund.ts'

/**
 * Gives money back: claims the amount in the document, sends the refund to the provider, and records its state. Only the
 * caller that made the claim sends it; with `rest` and nothing left, nothing is claimed. A refund that the provider
 * rejects is `failed`. Throws `payment.unavailable` when the provider's answer is unknown: the sweep continues it.
 */
export function giveRefund<Paid>(place: RefundPlace<Paid>, asked: RefundAsked): Promise<Paid> {
  return inTurn(place, async () => {
    const { paid, entry, isClaimed } = await claim(place, asked.key, (account) => withClaim(account, asked, now()))
    if (entry && asked.amount !== 'rest' && asked.amount !== refundAmount(entry))
      throw new Refusal('request.key_reused')
    return entry && isClaimed ? send(place, paid, entry, { isFirst: true }) : paid
  })
}

/**
 * Continues the refunds of a document whose next attempt is due. A refund that the provider has not answered is sent
 * again; for one that it has accepted, the provider is asked how it ended. Of two processes only one claims each refund.
 */
export async function finishRefunds<Paid>(place: RefundPlace<Paid>): Promise<void> {
  const { refunds } = await refundsAt(place)
  for (const { key } of refunds.filter((entry) => isRefundDue(entry, now())))
    await inTurn(place, () => finishOne(place, key))
}

/**
 * Changes the refunds of a document by a rule. The caller whose change was written has claimed the refund of this key.
 */
async function claim<Paid>(
  { req, owner, ref }: RefundPlace<Paid>,
  key: string,
  rule: (account: RefundAccount) => RefundEntry[] | null,
) {
  let isClaimed = false
  const paid = await owner.change(req, ref, (found) => {
    const refunds = rule(owner.accountOf(found))
    isClaimed = refunds !== null
    return refunds ? { refunds } : {}
  })
  return { paid, entry: refundNamed(owner.accountOf(paid), key), isClaimed }
}

async function finishOne<Paid>(place: RefundPlace<Paid>, key: string): Promise<void> {
  const { paid, entry, isClaimed } = await claim(place, key, ({ refunds }) => withNextAttempt(refunds, key, now()))
  if (!entry || !isClaimed) return
  if (entry.state === 'open') return void (await send(place, paid, entry, { isFirst: false }))
  const { transactionId } = entry
  const { method } = place.owner.accountOf(paid)
  const state = transactionId && (await providerFor(place.req, method).refundStatus(transactionId))
  if (state && state !== 'sent') await applyRefundUpdate(place, key, { state, reported: state, transactionId })
}

/** The gift card's share needs no provider. It is put onto the card only after the provider has refunded its own share. */
async function send<Paid>(
  place: RefundPlace<Paid>,
  paid: Paid,
  entry: RefundEntry,
  { isFirst }: { isFirst: boolean },
): Promise<Paid> {
  const { req, owner, ref } = place
  const { key, toProvider } = entry
  const { method, transactionId } = owner.accountOf(paid)
  if (toProvider === 0) return applyRefundUpdate(place, key, { state: 'done', reported: 'done' })
  // Without a transaction no provider has collected the money, so staff give it back and record it.
  if (transactionId === null) return applyRefundUpdate(place, key, { state: 'failed', reported: 'failed' })
  const email = await owner.emailOf(req, paid)
  const settled = await providerFor(req, method)
    .refund({ owner: owner.owner, ref, key, transactionId, amount: toProvider, email })
    .then(({ state, transactionId: own }): RefundUpdate => ({ state, reported: state, transactionId: own }))
    .catch(async (problem: unknown): Promise<RefundUpdate> => {
      if (!(problem instanceof Refusal) || problem.code !== 'order.refund_failed') throw problem
      // A later attempt may be rejected because the provider has the refund already: money that may have gone stays claimed.
      return isFirst && (await isUntouched(place, entry))
        ? { state: 'failed', reported: 'failed' }
        : { state: 'unsure' }
    })
  return applyRefundUpdate(place, key, settled)
}

/**
 * Whether the refund is as it was claimed. A process whose clock is ahead may have sent it meanwhile: it has claimed the
 * next attempt before.
 */
async function isUntouched<Paid>(place: RefundPlace<Paid>, { key, state, nextAskAt }: RefundEntry): Promise<boolean> {
  const latest = refundNamed(await refundsAt(place), key)
  return latest?.state === state && latest.nextAskAt === nextAskAt
}
