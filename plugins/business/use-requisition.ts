import type { PayloadRequest } from 'payload'
import type { CompanyExam } from '#contracts/bookings.ts'
import type { ExamType } from '#contracts/exam-types.ts'
import { contractStatuses } from '#contracts/lifestyle.ts'
import { isDecidable, assertBeUsable, paysExam } from '#domain/business/requisition.ts'
import { keepsTime } from '#domain/bookings/states.ts'
import { Refusal } from '#domain/refusal.ts'
import type { CompanyPayment } from '#plugins/bookings/company-payment.ts'
import { examTypeOf } from '#plugins/bookings/schedule/repository.ts'
import { findHold } from '#plugins/bookings/holds.ts'
import { bookingByRef } from '#plugins/bookings/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import { findAgreement, type Agreement } from './repository.ts'
import { agreementInForceOf } from './representatives.ts'
import {
  changeRequisition,
  findRequisition,
  passRequisition,
  requisitionOf,
  takeRequisition,
  type StoredRequisition,
} from './requisition-repository.ts'

const AT_REFERENCE = { field: 'company.reference' }
const AT_CODE = { field: 'code' }

/** Who pays by a code. Throws why it cannot be used. */
export async function payerOf(
  req: PayloadRequest,
  code: string,
  examType?: string,
): Promise<{ requisition: StoredRequisition; agreement: Agreement }> {
  const requisition = await requisitionOf(req, code)
  const agreement = await assertPay(req, requisition, AT_CODE)
  const exam = examType === undefined ? undefined : await examTypeOf(req, examType)
  if (exam && !paysExam(requisition.pays, exam)) throw new Refusal('requisition.exam_not_paid', AT_CODE)
  return { requisition, agreement }
}

/**
 * Takes the requisition of an exam booking for the hold of this ref. The same hold takes it once, another one never,
 * until that booking is canceled. The code says which company pays, so the customer need not. A code that is not ours
 * passes where another company is named that has no agreement here: the store checks it.
 */
async function take(req: PayloadRequest, company: CompanyExam, exam: ExamType, ref: string): Promise<CompanyExam> {
  const businessId = company.organisationNumber
  const found = await findRequisition(req, company.reference)
  if (!found) {
    const isElectronic = company.requisition === 'electronic'
    const isOurs = businessId === '' || (await agreementInForceOf(req, businessId)) !== null
    if (isElectronic && isOurs) throw new Refusal('requisition.unknown', AT_REFERENCE)
    return company
  }
  if (businessId !== '' && found.businessId !== businessId) throw new Refusal('requisition.unknown', AT_REFERENCE)
  if (found.takenBy !== ref) {
    await assertPay(req, found, AT_REFERENCE)
    if (!paysExam(found.pays, exam)) throw new Refusal('requisition.exam_not_paid', AT_REFERENCE)
    if (!(await takeRequisition(req, found, ref))) throw new Refusal('requisition.used', AT_REFERENCE)
  }
  const agreement = await findAgreement(req, found.agreement)
  return { ...company, organisationNumber: found.businessId, company: agreement?.terms.company ?? company.company }
}

async function payer(context: WithPayload, { reference }: CompanyExam, ref: string): Promise<string | null> {
  const found = await findRequisition(context, reference)
  const isPaid = found?.takenBy === ref && ['booked', 'approved'].includes(found.state)
  return isPaid ? ((await findAgreement(context, found.agreement))?.terms.company ?? null) : null
}

async function move(context: WithPayload, { reference }: CompanyExam, from: string, to: string): Promise<void> {
  const found = await findRequisition(context, reference)
  if (found) await passRequisition(context, found.code, from, to)
}

/** How a requisition pays an exam. */
export const requisitionPayment: CompanyPayment = { take, payer, move }

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
