import type { PayloadRequest } from 'payload'
import type { CompanyExam } from '#contracts/bookings.ts'
import { contractStatuses } from '#contracts/lifestyle.ts'
import { isDecidable, assertBeUsable } from '#domain/business/requisition.ts'
import { keepsTime } from '#domain/bookings/states.ts'
import { Refusal } from '#domain/refusal.ts'
import { findHold } from '#plugins/bookings/holds.ts'
import { bookingByRef } from '#plugins/bookings/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import { findAgreement, type Agreement } from './repository.ts'
import { agreementInForceOf } from './representatives.ts'
import {
  changeRequisition,
  findRequisition,
  requisitionOf,
  takeRequisition,
  type StoredRequisition,
} from './requisition-repository.ts'

const AT_REFERENCE = { field: 'company.reference' }

/** Who pays by a code. Throws why it cannot be used. */
export async function payerOf(
  req: PayloadRequest,
  code: string,
): Promise<{ requisition: StoredRequisition; agreement: Agreement }> {
  const requisition = await requisitionOf(req, code)
  return { requisition, agreement: await assertPay(req, requisition, { field: 'code' }) }
}

/**
 * Takes the requisition of an exam booking for the hold of this ref. The same hold takes it once, another one never,
 * until that booking is canceled. A code that is not ours passes where the company has no agreement here: the store
 * checks it.
 */
export async function takeForBooking(req: PayloadRequest, company: CompanyExam, ref: string): Promise<void> {
  const businessId = company.organisationNumber
  const found = await findRequisition(req, company.reference)
  if (!found) {
    const isOurs = company.requisition === 'electronic' && (await agreementInForceOf(req, businessId)) !== null
    if (isOurs) throw new Refusal('requisition.unknown', AT_REFERENCE)
    return
  }
  if (found.takenBy === ref) return
  if (found.businessId !== businessId) throw new Refusal('requisition.unknown', AT_REFERENCE)
  await assertPay(req, found, AT_REFERENCE)
  if (!found.pays.includes('exam')) throw new Refusal('requisition.exam_not_paid', AT_REFERENCE)
  if (!(await takeRequisition(req, found, ref))) throw new Refusal('requisition.used', AT_REFERENCE)
}

async function assertPay(
  req: PayloadRequest,
  requisition: StoredRequisition,
  where: Record<string, string>,
): Promise<Agreement> {
  const { state, expiresOn, takenBy } = requisition
  const isFreeAgain = state === 'booked' && !(takenBy !== null && (await isHeld(req, takenBy)))
  assertBeUsable({ state: isFreeAgain ? 'open' : state, expiresOn }, today(), where)
  const agreement = await findAgreement(req, requisition.agreement)
  if (agreement?.status !== contractStatuses.active) throw new Refusal('requisition.agreement_ended', where)
  return agreement
}

/** Whether the hold that has taken a requisition is still one, or has become a booking that stands. */
async function isHeld(req: PayloadRequest, ref: string): Promise<boolean> {
  const booking = await bookingByRef(req, ref)
  return booking ? keepsTime(booking.state) : (await findHold(req, ref)) !== undefined
}

/** Saves a store's answer to a requisition, once, and notifies the company and the employee. */
export async function decideOn(
  req: PayloadRequest,
  { code, isApproved, reason, by }: { code: string; isApproved: boolean; reason: string; by: string },
): Promise<StoredRequisition> {
  if (!isApproved && reason === '') throw new Refusal('requisition.reason_missing', { field: 'reason' })
  const found = await requisitionOf(req, code)
  if (!isDecidable(found, today())) assertBeUsable(found, today())
  const to = isApproved ? 'approved' : 'rejected'
  const decided = await changeRequisition(req, found, { from: ['open', 'booked'], to, reason, by, steps: ['decided'] })
  await runSteps(req, 'requisitions', decided)
  return decided
}
