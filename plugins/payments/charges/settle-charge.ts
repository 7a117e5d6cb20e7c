import type { PayloadRequest } from 'payload'
import { hasCome, reportedChange } from '#domain/payments/charge-states.ts'
import { nextAttemptAt } from '#domain/payments/next-attempt.ts'
import { Refusal } from '#domain/refusal.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import type { Undone } from '#plugins/kit/work/steps.ts'
import { chargeOwner } from '../charge-owners.ts'
import { signature } from '#plugins/kit/sealing/secrets.ts'
import { providerFor, type PaymentReport } from '../provider.ts'
import { keepCard } from '../saved-card-repository.ts'
import { changeCharge, endCharge, findCharge, type Charge } from './repository.ts'

/** How long a payer may take with the provider where nothing else was agreed, in milliseconds. */
const PAYING_MS = 60 * 60_000
/** How long a charge that was given up is asked about, in milliseconds. */
const GIVEN_UP_MS = 48 * 60 * 60_000
/** Without a transaction for so long, a crash came before the provider was asked; in milliseconds. */
const OPENING_MS = 120_000
/** How often an open charge is asked about, in milliseconds; and one that waits for longer than most payers take. */
const OPEN_MS = 60_000
const LONG_OPEN_MS = 600_000

/**
 * Applies a provider's report of a charge, from the payer's return, the webhook or a question, whichever comes first, and
 * has its owner do what follows. Repeats change nothing.
 */
export function settleCharge(req: PayloadRequest, report: PaymentReport): Promise<Charge> {
  return serialized(`charge ${report.ref}`, async () => {
    const known = await findCharge(req, report.ref)
    if (known?.owner !== report.owner) throw new Refusal('payment.unknown')
    const card = await storedCard(req, known, report)
    const charge = await changeCharge(req, report.ref, (before) => {
      const change = reportedChange(before, report)
      if (!change) return card !== null && before.card === null ? { card } : null
      return { ...change, ...(card !== null && { card }), payUrl: null, steps: [change.state ?? before.state] }
    })
    if (report.outcome === 'paid') assertBeThisPayment(req, charge, report)
    return charge
  })
}

/**
 * Stores the card of a payment that was to save it, and returns its reference. The provider reports its token to
 * servers only, which may be after the payer is back. If the requested card does not come, the payment stands without
 * it.
 */
async function storedCard(
  req: PayloadRequest,
  charge: Charge,
  { outcome, card }: PaymentReport,
): Promise<string | null> {
  if (!card || outcome !== 'paid' || charge.card !== null) return null
  const keeping = await chargeOwner(req, charge).keepsCard?.(req, charge)
  if (!keeping) return null
  const { customer, ...consent } = keeping
  const ref = signature('kept card', `${charge.owner} ${charge.ref}`)
  return (await keepCard(req, customer, card, consent, ref)).ref
}

/** Another sum under the name of one that was paid cannot be genuine; another transaction is money that came twice. */
function assertBeThisPayment(
  { payload }: PayloadRequest,
  { owner, ref, paid, transactionId }: Charge,
  report: PaymentReport,
): void {
  if (paid !== report.amount) throw new Refusal('payment.proof_malformed')
  if (transactionId !== report.transactionId)
    payload.logger.error({ charge: `${owner} ${ref}`, transaction: report.transactionId }, 'A charge was paid twice')
}

/** Settles what the provider says of a charge; false where it knows nothing, or has not decided. Throws `payment.unavailable` when it is silent. */
export async function settleAsked(req: PayloadRequest, charge: Charge | null): Promise<boolean> {
  const report = charge?.transactionId ? await providerFor(req, charge.method).status(charge.transactionId) : null
  if (!report || report.outcome === 'waiting') return false
  await settleCharge(req, report)
  return true
}

/** Until when the payer may take, in milliseconds. The provider keeps a payment for two weeks. */
export function endOfPaying({ since, payUntil }: Pick<Charge, 'since' | 'payUntil'>): number {
  return Math.max(Date.parse(since) + PAYING_MS, Date.parse(payUntil ?? since))
}

/** Extends the time to pay an open charge until this instant (ISO), where it was shorter. */
export function letPayUntil(req: PayloadRequest, ref: string, until: string): Promise<Charge> {
  return changeCharge(req, ref, (charge) =>
    charge.state === 'open' && Date.parse(until) > endOfPaying(charge) ? { payUntil: until } : null,
  )
}

/**
 * Asks the provider of a charge, since its proof may have been lost, and settles what it says; only then is a charge given up
 * for its age.
 */
export async function askAgain(req: PayloadRequest, charge: Charge): Promise<Undone | void> {
  const { ref, state, since, goneBy, transactionId } = charge
  const ageMs = now().getTime() - Date.parse(since)
  const leftMs = endOfPaying(charge) - now().getTime()
  if (hasCome(state) || goneBy === 'provider') return
  if (state === 'gone' && (ageMs > GIVEN_UP_MS || transactionId === null)) return
  if (await settleAsked(req, charge)) return
  const isStoredReserved = state === 'reserved' && !chargeOwner(req, charge).givesUpReserved
  if (state !== 'gone' && !isStoredReserved && (transactionId === null ? ageMs > OPENING_MS : leftMs < 0)) {
    await endCharge(req, ref, 'time')
    return { notBefore: nowIso(OPEN_MS) }
  }
  if (state !== 'open') return { notBefore: nextAttemptAt(since, now()) }
  return { notBefore: nowIso(ageMs < PAYING_MS ? OPEN_MS : Math.max(OPEN_MS, Math.min(LONG_OPEN_MS, leftMs))) }
}
