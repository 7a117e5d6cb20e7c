import type { PayloadRequest } from 'payload'
import { isRefundedAgain, assertBeOutstanding, outstanding } from '#domain/payments/outstanding.ts'
import { claimedRefund, settledRefunds, type RefundEntry, type RefundUpdate } from '#domain/payments/refund-entry.ts'
import { refundMayBecome } from '#domain/payments/refund-states.ts'
import { Refusal } from '#domain/refusal.ts'
import { now } from '#plugins/kit/clock.ts'
import type { RefundReport } from './provider.ts'
import { inTurn, refundNamed, refundsAt, type RefundEvent, type RefundOwner, type RefundPlace } from './refund-owner.ts'

/**
 * Notes how far a refund has come, and schedules what follows where its money has gone. Repeated or too late, it
 * changes nothing.
 */
export async function applyRefundUpdate<Paid>(
  place: RefundPlace<Paid>,
  key: string,
  news: RefundUpdate,
): Promise<Paid> {
  const { req, owner, ref } = place
  const { of: paid, entry } = await findRefund(place, key)
  if (!refundMayBecome(entry, news)) return paid
  return owner.change(req, ref, (found) => {
    const { refunds } = owner.accountOf(found)
    const settled = settledRefunds(refunds, key, news, now())
    const before = refundNamed({ refunds }, key)
    return settled && before ? { refunds: settled, event: eventOf(before, news) } : {}
  })
}

/** Settles a refund as staff decide, and why. Throws where it has ended so already. */
export function settleRefundByHand<Paid>(
  place: RefundPlace<Paid>,
  key: string,
  { as: state, by, note }: { as: 'done' | 'failed'; by: string; note: string },
): Promise<Paid> {
  return inTurn(place, async () => {
    const { entry, promised, refunds } = await findRefund(place, key)
    // What the provider reported can be changed by the provider only.
    if (entry.state === 'done' || !refundMayBecome(entry, { state })) throw new Refusal('order.refund_settled')
    // What was given anew meanwhile cannot have gone by this one too.
    if (entry.state === 'failed') assertBeOutstanding(entry, outstanding(promised, refunds))
    return applyRefundUpdate(place, key, { state, by, note })
  })
}

/** Notes a refund that staff have given by another way than the provider. It is never sent. */
export function noteRefundGiven<Paid>(
  place: RefundPlace<Paid>,
  given: Pick<RefundEntry, 'key' | 'toProvider' | 'toGiftCard' | 'by' | 'note'>,
): Promise<Paid> {
  const { req, owner, ref } = place
  const entry: RefundEntry = { ...claimedRefund(given, now()), state: 'done' }
  const { key, by: who, note } = given
  const withEntry = (paid: Paid) => {
    const { refunds, promised } = owner.accountOf(paid)
    assertBeOutstanding(entry, outstanding(promised, refunds))
    return { refunds: [...refunds, entry], event: { key, what: 'done' as const, who, note } }
  }
  return inTurn(place, () => owner.change(req, ref, withEntry))
}

/**
 * Applies the provider's report of a refund. Repeats change nothing. A refund that staff had given up and given anew,
 * and that went after all, is theirs to look into: the money may have gone twice.
 */
export function handleRefundReport<Paid>(
  req: PayloadRequest,
  owner: RefundOwner<Paid>,
  { ref, key, amount, state, transactionId }: RefundReport,
): Promise<void> {
  const place = { req, owner, ref }
  return inTurn(place, async () => {
    const { entry, promised, refunds } = await findRefund(place, key)
    if (entry.toProvider !== amount) throw new Refusal('payment.proof_malformed')
    const isTwice = isRefundedAgain(entry, outstanding(promised, refunds)) && state === 'done'
    if (isTwice) req.payload.logger.error({ refund: `${owner.owner} ${ref} ${key}` }, 'A refund given up has gone')
    await applyRefundUpdate(place, key, { state: isTwice ? 'unsure' : state, reported: state, transactionId })
  })
}

async function findRefund<Paid>(place: RefundPlace<Paid>, key: string) {
  const found = await refundsAt(place)
  const entry = refundNamed(found, key)
  if (!entry) throw new Refusal('payment.unknown')
  return { ...found, entry }
}

/** The first event of a refund names the member of staff who asked for it, a later one the one who settled it by hand. */
function eventOf({ key, state, by, note }: RefundEntry, news: RefundUpdate): RefundEvent {
  if (news.by !== undefined) return { key, what: news.state, who: news.by, note: news.note ?? '' }
  return state === 'open' ? { key, what: news.state, who: by, note } : { key, what: news.state, who: '', note: '' }
}
