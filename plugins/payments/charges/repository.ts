import type { PayloadRequest } from 'payload'
import { givenUpChange, type GoneBy } from '#domain/payments/charge-states.ts'
import { Refusal } from '#domain/refusal.ts'
import { refundTrouble, type RefundTrouble } from '#domain/payments/refunds-for-staff.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import { createUnlessTaken, findAll, findOne, type Stored } from '#plugins/kit/storage/documents.ts'
import { changeAndSchedule, scheduleSteps, type StepToSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import { chargeOwner } from '../charge-owners.ts'
import { deciding } from '../decide.ts'
import type { Charge } from './collection.ts'

export type { Charge } from './collection.ts'

/** What a charge is asked for, which never changes. */
export type Asked = Pick<Charge, 'ref' | 'owner' | 'subject' | 'method' | 'amount'>

/** A charge as it is written first. */
export type NewCharge = Asked & Partial<Omit<Charge, keyof Asked | 'id' | 'version' | 'owed' | 'owedVersion' | 'dueAt'>>

/** What a rule changes of a charge, and the steps that it schedules. */
export type ChargeChange = Omit<Partial<NewCharge>, keyof Asked> & { steps?: readonly StepToSchedule[] }

/** Writes a charge with its scheduled steps; returns the one that is there where it was written before. */
export async function writeCharge(
  req: PayloadRequest,
  charge: NewCharge,
  steps: readonly StepToSchedule[],
): Promise<Charge> {
  const fresh = { state: 'open' as const, since: nowIso(), goneBy: null, paid: null, promised: 0, payUrl: null }
  const { elsewhere, refunds = [], ...facts } = charge
  const written = await createUnlessTaken(req, 'charges', {
    ...fresh,
    transactionId: null,
    card: null,
    attempts: null,
    payUntil: null,
    version: 1,
    ...facts,
    elsewhere: elsewhere ? sealed(elsewhere) : null,
    refunds: refunds.map(sealed),
    ...scheduleSteps(steps),
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
 * Changes a charge by a rule and schedules its steps, in one statement over what was read; then runs those steps. When
 * another change came between, it is read again and the rule asked again. A rule that returns null changes nothing.
 */
export async function changeCharge(
  req: PayloadRequest,
  ref: string,
  rule: (charge: Charge) => ChargeChange | null,
): Promise<Charge> {
  const before = await chargeNamed(req, ref)
  const change = rule(before)
  if (!change) return before
  const { steps: stepsBy = [], refunds, ...changes } = change
  const steps = [...stepsBy, ...deciding(chargeTrouble(req, { ...before, ...change }, stepsBy), before.owed)]
  const where = { and: [{ ref: { equals: ref } }, { version: { equals: before.version } }] }
  const written = {
    ...changes,
    version: { $inc: 1 },
    ...(changes.state && changes.state !== before.state && { since: nowIso() }),
    ...(refunds && { refunds: refunds.map(sealed) }),
  }
  const saved = await changeAndSchedule(req, 'charges', where, written, steps, before)
  if (!saved) return changeCharge(req, ref, rule)
  if (steps.length === 0) return openedCharge(req, saved)
  await runSteps(req, 'charges', saved)
  return chargeNamed(req, ref)
}

/**
 * Gives up an unpaid charge and schedules these steps. It may be paid all the same, and is asked about for a while.
 * Does nothing where no charge exists.
 */
export async function giveUpCharge(
  req: PayloadRequest,
  ref: string,
  by: GoneBy = 'shop',
  steps: readonly StepToSchedule[] = [],
): Promise<void> {
  if (!(await findCharge(req, ref))) return
  await changeCharge(req, ref, (charge) => {
    const change = givenUpChange(charge, by)
    return change && { ...change, payUrl: null, steps }
  })
}

/** Gives a charge up, and notifies its owner. */
export const endCharge = (req: PayloadRequest, ref: string, by?: GoneBy) => giveUpCharge(req, ref, by, ['gone'])

/** What staff must decide about the refunds of a charge, if its owner does not notify them. */
export function chargeTrouble(
  req: PayloadRequest,
  charge: Pick<Charge, 'owner' | 'promised' | 'refunds' | 'owed'>,
  steps: readonly StepToSchedule[] = [],
): RefundTrouble | null {
  const { promised, refunds, owed: pendingSteps } = charge
  if (promised === 0 || chargeOwner(req, charge).notifiesStaff) return null
  const isGiven = [...(pendingSteps ?? []), ...steps].some((each) => typeof each === 'object' && each.step === 'refund')
  return refundTrouble(promised, refunds, isGiven, now())
}

export function openedCharge(req: PayloadRequest, stored: Stored<'charges'>): Charge {
  const { createdAt: _, updatedAt: __, ...charge } = stored
  const opened = <Noted extends { note: string }>({ note, ...rest }: Noted) => {
    return { ...rest, note: note && openSealed<string>(req, `charges ${charge.id}`, note) }
  }
  const { refunds, elsewhere } = charge
  return { ...charge, refunds: refunds.map(opened), elsewhere: elsewhere && opened(elsewhere) }
}

function sealed<Noted extends { note: string }>(noted: Noted): Noted {
  return { ...noted, note: noted.note && seal(noted.note) }
}
