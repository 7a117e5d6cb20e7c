import type { PayloadRequest } from 'payload'
import type { BookingView, CompanyExam } from '#contracts/bookings.ts'
import type { ExamType } from '#contracts/exam-types.ts'
import { hook } from '#plugins/kit/hook.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import type { Booking } from './repository.ts'

/** How a company pays an exam by a requisition. A hold, and the booking that is made of it, have the same ref. */
export interface CompanyPayment {
  /**
   * Takes the requisition for the hold that is booked, and gives the company that pays by it. Throws where it does not pay
   * this exam. Repeated for one hold, it is taken once.
   */
  take: (req: PayloadRequest, company: CompanyExam, exam: ExamType, ref: string) => Promise<CompanyExam>
  /** The name of the company whose requisition pays the booking of this ref; null where a store has still to see one. */
  payer: (context: WithPayload, company: CompanyExam, ref: string) => Promise<string | null>
  /** Lets the requisition pay the new time of a moved booking. Safe to repeat. */
  move: (context: WithPayload, company: CompanyExam, from: string, to: string) => Promise<void>
}

/** Charges a company for an exam when a hold is booked. */
export const companyPayment = hook<CompanyPayment>('company payment')

/** Who pays a booking in place of its customer; null where the customer pays. */
export async function payerOf(
  context: WithPayload,
  { ref, form: { company } }: Pick<Booking, 'ref' | 'form'>,
): Promise<BookingView['payer']> {
  if (!company) return null
  const known = await companyPayment.only(context)?.payer(context, company, ref)
  return { company: known ?? company.company, isConfirmed: Boolean(known) }
}
