import type { PayloadRequest } from 'payload'
import { MOST_ATTEMPTS, withAttempt, withNextAttempt, type CardAttempt } from '#domain/payments/card-attempts.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { chargeOwner } from '../charge-owners.ts'
import { providerFor, type Declined, type SavedCardCharge } from '../provider.ts'
import { tokenOf } from '../saved-card-repository.ts'
import { changeCharge, chargeNamed, endCharge, writeCharge, type Asked, type Charge } from './repository.ts'
import { settleCharge } from './settle-charge.ts'

const NO_CARD: Declined = { outcome: 'declined', reason: 'no_card', mayRetry: false }

/**
 * Writes a charge of a stored card, which is taken from this instant (ISO) on. Its reference names the period, so a
 * repeated call makes no second one. `card` is the reference of the stored card.
 */
export const chargeCard = (req: PayloadRequest, asked: Asked & { card: string }, at = nowIso()): Promise<Charge> =>
  writeCharge(req, asked, [{ step: 'collect', at }])

/** Tries a charge again that was declined, from this instant (ISO) on, by another card where one is named. */
export async function collectAgain(req: PayloadRequest, ref: string, at: string, card?: string): Promise<Charge> {
  return changeCharge(req, ref, ({ state }) => {
    if (state !== 'open') return null
    return { ...(card !== undefined && { card }), steps: [{ step: 'collect', at }] }
  })
}

/**
 * Takes a charge from its card: the sum is held under a reference of this attempt, noted, and taken. Before each of the
 * two its owner is asked whether it may be. A kill in between loses nothing: what was not noted as held took no money, and
 * what was is asked for by its transaction.
 */
export async function collect(req: PayloadRequest, { ref }: Pick<Charge, 'ref'>): Promise<void> {
  const charge = await chargeNamed(req, ref)
  if (charge.state !== 'open') return
  const last = charge.attempts?.at(-1)
  if (last?.state === 'held') return takeKnown(req, charge, last)
  if (!(await mayCharge(req, charge))) return endCharge(req, ref)
  const request = await requestOf(req, charge)
  const attempt = await beginAttempt(req, charge)
  if (!attempt) return
  const asked = request && { ...request, attempt: attempt.number }
  const answer = asked ? await providerFor(req, charge.method).holdSaved(asked) : NO_CARD
  if (answer.outcome === 'declined') return noteDeclined(req, ref, attempt, answer)
  // Of a reference that was never sent before: its answer was lost on the way, as that of any other.
  if (answer.outcome === 'known_already') throw new Error('The provider knows an attempt that was not made yet')
  const held = { ...attempt, state: 'held' as const, transactionId: answer.transactionId }
  const noted = await changeCharge(req, ref, ({ state, attempts }) => {
    const changed = state === 'open' ? withAttempt(attempts ?? [], attempt, held) : null
    return changed && { attempts: changed, transactionId: answer.transactionId }
  })
  // Another process has begun the next attempt, or the charge was given up meanwhile.
  if (noted.transactionId !== answer.transactionId)
    return providerFor(req, charge.method).revertHold(answer.transactionId)
  return take(req, noted, held)
}

/** Takes what was held by a run that was cut off: it may have been taken, which is asked for first. */
async function takeKnown(req: PayloadRequest, charge: Charge, held: CardAttempt): Promise<void> {
  const known = await providerFor(req, charge.method).status(held.transactionId ?? '')
  if (!known || known.outcome === 'waiting') return take(req, await chargeNamed(req, charge.ref), held)
  if (known.outcome === 'paid') await settleCharge(req, known)
  else await noteDeclined(req, charge.ref, held, { outcome: 'declined', reason: '', mayRetry: true })
}

/** Takes what is held, unless it must not be any more. */
async function take(req: PayloadRequest, charge: Charge, held: CardAttempt): Promise<void> {
  const { ref, owner, amount, method } = charge
  const transactionId = held.transactionId ?? ''
  const provider = providerFor(req, method)
  const request = await requestOf(req, charge)
  const isAllowed = request !== null && (await mayCharge(req, charge))
  if (!isAllowed) {
    await provider.revertHold(transactionId)
    return request ? endCharge(req, ref) : noteDeclined(req, ref, held, NO_CARD)
  }
  const answer = await provider.commitHold({ ...request, attempt: held.number }, transactionId)
  if (answer.outcome === 'declined') return noteDeclined(req, ref, held, answer)
  await settleCharge(req, { owner, ref, amount, transactionId, outcome: 'paid' })
}

/**
 * A paused, canceled or ended subject is charged by no caller: the guard is at the charge itself, as it was read just
 * now.
 */
async function mayCharge(req: PayloadRequest, charge: Charge): Promise<boolean> {
  return charge.state === 'open' && ((await chargeOwner(req, charge).mayCharge?.(req, charge)) ?? false)
}

/** Claims the next attempt. Null where another process was first, or as many were made as may be. */
async function beginAttempt(req: PayloadRequest, { ref, attempts }: Charge): Promise<CardAttempt | null> {
  if ((attempts ?? []).length >= MOST_ATTEMPTS) {
    await endCharge(req, ref)
    return null
  }
  let isMine = false
  const { attempts: all } = await changeCharge(req, ref, (found) => {
    isMine = found.state === 'open' && found.attempts?.length === attempts?.length
    return isMine ? { attempts: withNextAttempt(found.attempts ?? [], nowIso()) } : null
  })
  return isMine ? (all?.at(-1) ?? null) : null
}

/** What a card was not charged for its owner decides: when it is tried again, or that it is not. */
async function noteDeclined(
  req: PayloadRequest,
  ref: string,
  attempt: CardAttempt,
  { reason, mayRetry }: Declined,
): Promise<void> {
  await changeCharge(req, ref, ({ attempts }) => {
    const declined = { state: 'declined' as const, reason, mayRetry }
    const changed = withAttempt(attempts ?? [], attempt, declined)
    return changed && { attempts: changed, transactionId: null, steps: ['declined'] }
  })
}

async function requestOf(req: PayloadRequest, charge: Charge): Promise<SavedCardCharge | null> {
  const { owner, ref, amount, card } = charge
  const token = card ? await tokenOf(req, card) : null
  if (token === null) return null
  const customer = await chargeOwner(req, charge).payer(req, charge)
  return customer && { owner, ref, amount, customer, token, returnUrl: shopUrl('/omat-sivut') }
}
