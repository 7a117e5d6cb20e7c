import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { createUnlessTaken, findOne, type Stored } from '#plugins/kit/storage/documents.ts'
import { changeAndSchedule, scheduleSteps, type StepToSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'

/** A lens delivery that a bill asks for. Cents, VAT included. */
export interface ConnectedRow {
  /** Names the delivery. */
  ref: string
  name: string
  amount: number
  vatRate: number
}

/** A bill as it is stored. */
export type Bill = Omit<
  Stored<'lifestyle-bills'>,
  'id' | 'createdAt' | 'updatedAt' | 'owed' | 'owedVersion' | 'dueAt' | 'vatRate'
> & { vatRate: number }

/** Stands in place of a charge where a month costs nothing. */
export const NOTHING = 'nothing'

/** Names a bill. It is also the reference of its charge. */
export function billRef(number: number, month: string): string {
  return `${number}-${month}`
}

/** The contract and the month that a reference names. */
export function readBillRef(ref: string): { number: number; month: string } {
  const [number = '', ...month] = ref.split('-')
  return { number: Number(number), month: month.join('-') }
}

/** Freezes a bill, or gives the one that is there. */
export async function createBill(
  req: PayloadRequest,
  made: Omit<Bill, 'ref' | 'version' | 'paidBy' | 'transactionId'>,
): Promise<Bill> {
  const ref = billRef(made.contract, made.month)
  const created = await createUnlessTaken(req, 'lifestyle-bills', {
    ...made,
    ref,
    version: 1,
    paidBy: null,
    transactionId: null,
    ...scheduleSteps([]),
  })
  return created ?? billNamed(req, ref)
}

export const findBill = (req: PayloadRequest, ref: string): Promise<Bill | null> =>
  findOne(req, 'lifestyle-bills', { ref: { equals: ref } })

export async function billNamed(req: PayloadRequest, ref: string): Promise<Bill> {
  const found = await findBill(req, ref)
  if (!found) throw new Refusal('payment.unknown')
  return found
}

/** Changes a bill by a rule and schedules the steps that follow from it. A rule that returns null changes nothing. */
export async function changeBill(
  req: PayloadRequest,
  ref: string,
  rule: (bill: Bill) => (Partial<Pick<Bill, 'paidBy' | 'transactionId'>> & { steps: readonly StepToSchedule[] }) | null,
): Promise<void> {
  const before = await billNamed(req, ref)
  const change = rule(before)
  if (!change) return
  const { steps, ...changes } = change
  const where = { and: [{ ref: { equals: ref } }, { version: { equals: before.version } }] }
  const saved = await changeAndSchedule(req, 'lifestyle-bills', where, { ...changes, version: { $inc: 1 } }, steps)
  if (!saved) return changeBill(req, ref, rule)
  await runSteps(req, 'lifestyle-bills', saved)
}
