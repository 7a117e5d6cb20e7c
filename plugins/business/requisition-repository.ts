import { randomInt } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import type { Employee, Requisition, RequisitionKind, PaidItem } from '#contracts/requisitions.ts'
import type { Language } from '#contracts/language.ts'
import {
  paysExam,
  REQUISITION_MONTHS,
  readRequisitionCode,
  requisitionCode,
  shownState,
} from '#domain/business/requisition.ts'
import { plusMonths } from '#domain/calendar/days.ts'
import { Refusal } from '#domain/refusal.ts'
import { examTypes } from '#plugins/bookings/schedule/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { openEach, openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import {
  changeIf,
  createUnlessTaken,
  findAll,
  findGlobal,
  findOne,
  type Stored,
  type WithPayload,
} from '#plugins/kit/storage/documents.ts'
import { changeAndSchedule, scheduleSteps } from '#plugins/kit/work/schedule-steps.ts'
import type { Agreement } from './repository.ts'

const COLLECTION = 'requisitions'

/** For whom it is, and why it was rejected; empty otherwise. */
interface SealedRequisition {
  employee: Employee
  reason: string
}

type Row = Stored<typeof COLLECTION>

/** A requisition, opened. */
export type StoredRequisition = Omit<Row, 'key' | 'sealed' | 'createdAt' | 'updatedAt'> & SealedRequisition

/** Writes a requisition of an agreement, or gives the one that was made by this key. */
export async function writeRequisition(
  req: PayloadRequest,
  agreement: Pick<Agreement, 'number' | 'businessId'>,
  asked: { key: string; employee: Employee; pays: PaidItem[]; kind: RequisitionKind; language: Language },
): Promise<StoredRequisition> {
  const { employee, key, ...rest } = asked
  const found = await findOne(req, COLLECTION, { key: { equals: key } })
  if (found) return openedRequisition(req, found)
  const months = (await findGlobal(req, 'business-rules')).requisitionMonths ?? REQUISITION_MONTHS
  const written = await createUnlessTaken(req, COLLECTION, {
    ...rest,
    key,
    code: requisitionCode((below) => randomInt(below)),
    agreement: agreement.number,
    businessId: agreement.businessId,
    state: 'open',
    madeOn: today(),
    expiresOn: plusMonths(today(), months),
    takenBy: null,
    decidedBy: null,
    invoice: null,
    ...scheduleSteps(rest.kind === 'electronic' ? ['code'] : []),
    sealed: seal({ employee, reason: '' } satisfies SealedRequisition),
  })
  // Neither the key nor the drawn code was free: read by the key, or drawn again.
  return written ? openedRequisition(req, written) : writeRequisition(req, agreement, asked)
}

/** A requisition by a code as typed. Throws `requisition.unknown`. */
export async function requisitionOf(req: PayloadRequest, typed: string): Promise<StoredRequisition> {
  const found = await findRequisition(req, typed)
  if (!found) throw new Refusal('requisition.unknown', { field: 'code' })
  return found
}

/** A requisition by a code as typed; null where there is none. */
export async function findRequisition(req: WithPayload, typed: string): Promise<StoredRequisition | null> {
  const code = readRequisitionCode(typed)
  const found = code && (await findOne(req, COLLECTION, { code: { equals: code } }))
  return found ? openedRequisition(req, found) : null
}

/** Requisitions of a company, the newest first. */
export const requisitionsOfCompany = (req: PayloadRequest, businessId: string) =>
  all(req, { businessId: { equals: businessId } })

/** Requisitions of an agreement, the newest first. */
export const requisitionsOfAgreement = (req: PayloadRequest, agreement: number) =>
  all(req, { agreement: { equals: agreement } })

/** Takes a requisition for a hold, in place of what took it before. False if another request came first. */
export async function takeRequisition(
  req: PayloadRequest,
  { code, takenBy }: StoredRequisition,
  ref: string,
): Promise<boolean> {
  const seen = takenBy === null ? { takenBy: { exists: false } } : { takenBy: { equals: takenBy } }
  const where = { and: [isCode(code), { state: { in: ['open', 'booked'] } }, seen] }
  return (await changeIf(req, COLLECTION, where, { state: 'booked', takenBy: ref })) !== null
}

/** Lets a requisition pay what became of the hold that has taken it. Repeated, it is done once. */
export async function passRequisition(context: WithPayload, code: string, from: string, to: string): Promise<void> {
  await changeIf(context, COLLECTION, { and: [isCode(code), { takenBy: { equals: from } }] }, { takenBy: to })
}

/** Changes a requisition from one of these states. Throws where it has left them. */
export async function changeRequisition(
  req: PayloadRequest,
  { code, employee }: StoredRequisition,
  change: { from: Row['state'][]; to: Row['state']; reason?: string; by?: string; steps?: readonly string[] },
): Promise<StoredRequisition> {
  const { from, to, reason = '', by = null, steps = [] } = change
  const where = { and: [isCode(code), { state: { in: from } }] }
  const sealed = seal({ employee, reason } satisfies SealedRequisition)
  const changed = await changeAndSchedule(req, COLLECTION, where, { state: to, decidedBy: by, sealed }, steps)
  if (!changed) throw new Refusal('requisition.changed')
  return openedRequisition(req, changed)
}

/** Notes the invoice of a requisition. Repeated, the first one stays. */
export async function noteInvoice(req: PayloadRequest, { code }: StoredRequisition, invoice: number): Promise<void> {
  await changeIf(req, COLLECTION, { and: [isCode(code), { invoice: { exists: false } }] }, { invoice })
}

const isCode = (code: string): Where => ({ code: { equals: code } })

async function all(req: PayloadRequest, where: Where): Promise<StoredRequisition[]> {
  const found = await findAll(req, COLLECTION, where, { sort: '-id' })
  return Array.fromAsync(openEach(found, (row) => openedRequisition(req, row)))
}

/** The exams that a requisition pays, as a text lists them: `A, B tai C`; empty where it pays none. */
export async function paidExams(
  context: WithPayload,
  { pays, language }: Pick<StoredRequisition, 'pays' | 'language'>,
): Promise<string> {
  const exams = (await examTypes(context, language)).filter((exam) => paysExam(pays, exam))
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(exams.map(({ name }) => name))
}

/** A requisition as its company sees it. */
export function requisitionView(stored: StoredRequisition): Requisition {
  const { code, employee, pays, kind, madeOn, expiresOn, reason, invoice } = stored
  return { code, employee, pays, kind, state: shownState(stored, today()), madeOn, expiresOn, reason, invoice }
}

/** A requisition as it lies in the database, opened. */
export function openedRequisition(req: WithPayload, row: Row): StoredRequisition {
  const { key: _, sealed, createdAt: __, updatedAt: ___, ...open } = row
  return { ...open, ...openSealed<SealedRequisition>(req, `${COLLECTION} ${row.id}`, sealed) }
}
