import type { PayloadRequest } from 'payload'
import type { OwedStep } from '#domain/owed-steps.ts'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import { Refusal } from '#domain/refusal.ts'
import { refundTrouble, type RefundTrouble } from '#domain/payments/refunds-for-staff.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import { createUnlessTaken, findAll, findOne, type Stored } from '#plugins/kit/storage/documents.ts'
import { changeOwing, owing, type Owes } from '#plugins/kit/work/owing.ts'
import { doOwed } from '#plugins/kit/work/run-steps.ts'
import { chargeOwner } from '../charge-owners.ts'
import { deciding } from '../decide.ts'
import type { Charge } from './charge.ts'

export type { Charge } from './charge.ts'

/** A charge as it is written first. */
export type NewCharge = Pick<Charge, 'ref' | 'owner' | 'subject' | 'method' | 'amount'> &
  Partial<
    Pick<Charge, 'state' | 'since' | 'goneBy' | 'paid' | 'promised' | 'refunds' | 'transactionId' | 'payUrl' | 'card'> &
      Pick<Charge, 'elsewhere'>
  >

/** What a rule changes of a charge, and the steps that are owed by that. */
export type ChargeChange = Partial<
  Pick<Charge, 'state' | 'goneBy' | 'paid' | 'promised' | 'refunds' | 'transactionId' | 'payUrl' | 'card' | 'attempts'>
> & { owes?: readonly Owes[] }

/** Writes a charge, which owes these steps; gives the one that is there where it was written before. */
export async function writeCharge(req: PayloadRequest, charge: NewCharge, owes: readonly Owes[]): Promise<Charge> {
  const fresh = { state: 'open' as const, since: nowIso(), goneBy: null, paid: null, promised: 0, payUrl: null }
  const written = await createUnlessTaken(req, 'charges', {
    ...{ ...fresh, transactionId: null, elsewhere: null, card: null, attempts: null, version: 1 },
    ...charge,
    refunds: withSealedNotes(charge.refunds ?? []),
    ...owing(owes),
  })
  return written ? openedCharge(req, written) : chargeNamed(req, charge.ref)
}

export async function findCharge(req: PayloadRequest, ref: string): Promise<Charge | null> {
  const found = await findOne(req, 'charges', { ref: { equals: ref } })
  return found && openedCharge(req, found)
}

/** The charges of these subjects, the latest first. */
export async function chargesOf(req: PayloadRequest, subjects: readonly string[]): Promise<Charge[]> {
  if (subjects.length === 0) return []
  const found = await findAll(req, 'charges', { subject: { in: [...subjects] } }, { sort: '-id' })
  return found.map((one) => openedCharge(req, one))
}

export async function chargeNamed(req: PayloadRequest, ref: string): Promise<Charge> {
  const found = await findCharge(req, ref)
  if (!found) throw new Refusal('payment.unknown')
  return found
}

/**
 * Changes a charge by a rule, with what is owed by that, in one statement over what was read; then does what is owed. When
 * another change came between, it is read again and the rule asked again. A rule that gives null changes nothing.
 */
export async function changeCharge(
  req: PayloadRequest,
  ref: string,
  rule: (charge: Charge) => ChargeChange | null,
): Promise<Charge> {
  const before = await chargeNamed(req, ref)
  const change = rule(before)
  if (!change) return before
  const { owes: owesBy = [], refunds, ...changes } = change
  const owes = [...owesBy, ...deciding(chargeTrouble(req, { ...before, ...change }, owesBy), before.owed)]
  const where = { and: [{ ref: { equals: ref } }, { version: { equals: before.version } }] }
  const saved = await changeOwing(
    req,
    'charges',
    where,
    {
      ...changes,
      ...(changes.state && changes.state !== before.state && { since: nowIso() }),
      ...(refunds && { refunds: withSealedNotes(refunds) }),
      version: { $inc: 1 },
    },
    owes,
    before,
  )
  if (!saved) return changeCharge(req, ref, rule)
  if (owes.length === 0) return openedCharge(req, saved)
  await doOwed(req, 'charges', saved)
  return chargeNamed(req, ref)
}

/** What staff must decide about the refunds of a charge, whose owner does not tell them. */
export function chargeTrouble(
  req: PayloadRequest,
  charge: Pick<Charge, 'owner' | 'promised' | 'refunds' | 'owed'>,
  owes: readonly Owes[] = [],
): RefundTrouble | null {
  const { promised, refunds, owed } = charge
  if (promised === 0 || chargeOwner(req, charge).tellsStaff) return null
  const isGiven = [...(owed ?? []), ...owes].some((each) => typeof each === 'object' && each.step === 'refund')
  return refundTrouble(promised, refunds, isGiven, now())
}

export function openedCharge(req: PayloadRequest, stored: Stored<'charges'>): Charge {
  const { createdAt: _, updatedAt: __, ...charge } = stored
  const opened = ({ note, ...refund }: RefundEntry): RefundEntry => {
    return { ...refund, note: note && openSealed<string>(req, `charges ${charge.id}`, note) }
  }
  return { ...charge, refunds: charge.refunds.map(opened) }
}

/** Whether a charge owes a step now. */
export function owesStep({ owed }: { owed: OwedStep[] | null }, step: string, of: string): boolean {
  return (owed ?? []).some((each) => each.step === step && each.of === of)
}

function withSealedNotes(refunds: RefundEntry[]): RefundEntry[] {
  return refunds.map((refund) => ({ ...refund, note: refund.note && seal(refund.note) }))
}
