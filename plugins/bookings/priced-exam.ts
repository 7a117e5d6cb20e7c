import type { PayloadRequest } from 'payload'
import type { CompanyExam } from '#contracts/bookings.ts'
import type { ExamType } from '#contracts/exam-types.ts'
import { freeExams } from '#plugins/customers/hooks.ts'

/** An exam as this customer pays it: nothing for one that the customer's contract has free on that day. */
export async function pricedExam(
  req: PayloadRequest,
  exam: ExamType,
  { customer, day, company }: { customer: string | null; day: string; company?: CompanyExam | undefined },
): Promise<ExamType> {
  if (customer === null || company) return exam
  const isFree = await freeExams.only(req)?.(req, customer, exam.group, day)
  return isFree ? { ...exam, price: 0 } : exam
}
