import type { PayloadRequest } from 'payload'
import type { PrescribedLenses } from '#contracts/booking-handling.ts'
import type { ExamRecord } from '#contracts/exam-records.ts'
import type { StoredLenses, StoredSummary } from '#contracts/kept-prescriptions.ts'
import type { GlassesPrescription, LensParameters } from '#contracts/prescriptions.ts'
import { isMade } from '#domain/catalog/lens-choice.ts'
import { isUnmeasured, assertBeMeasured, unusualMeasurements } from '#domain/prescriptions/exam-record.ts'
import { assertBeReadable } from '#domain/prescriptions/glasses-problems.ts'
import { unusualValues } from '#domain/prescriptions/unusual.ts'
import { Refusal } from '#domain/refusal.ts'
import { findArticle } from '#plugins/catalog/repository.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { today } from '#plugins/kit/clock.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { heldByBooking, keep, storedOf, summaryOf } from '#plugins/prescriptions/repository.ts'
import { lastGlasses } from '#plugins/prescriptions/last-glasses.ts'
import type { Booking } from '../repository.ts'
import { examinedCustomer } from '../visits/adopt-bookings.ts'

/** What an optometrist writes after a visit. */
interface Written {
  glasses?: Omit<GlassesPrescription, 'examinedOn'> | undefined
  lenses?: PrescribedLenses | undefined
  exam?: ExamRecord | undefined
  confirmsUnusual?: boolean | undefined
}

/** By which prescriptions of a visit are found. */
export const sourceOf = ({ number }: Booking) => `exam ${number}`

/** The prescriptions written after a visit, without their values, newest first. */
export async function writtenAfter(req: PayloadRequest, booking: Booking): Promise<StoredSummary[]> {
  return (await storedOf(req, sourceOf(booking))).map(summaryOf)
}

/**
 * Saves what an optometrist prescribes after a visit among the customer's own prescriptions, or with the booking until
 * an account is known to be the customer's. Each is dated by the visit and signed with the writer's name; glasses and
 * lenses are separate. Measurements are stored with the glasses, or with lenses that come alone. Findings are not part
 * of it: they stay in the patient record of the chain (docs/decisions/prescriptions.md).
 */
export async function writePrescription(req: PayloadRequest, booking: Booking, written: Written): Promise<void> {
  const { number, day, state } = booking
  if (state !== 'done') throw new Refusal('booking.state_unfit')
  const customer = (await examinedCustomer(req, booking))?.number ?? heldByBooking(number)
  // A customer who comes before the booked day was examined today.
  const examinedOn = day < today() ? day : today()
  const exam = written.exam && !isUnmeasured(written.exam) ? written.exam : null
  const glasses = written.glasses && { ...written.glasses, examinedOn }
  const lenses = written.lenses && (await prescribedLenses(req, written.lenses))
  if (!glasses && !lenses) throw new Refusal('prescription.missing')
  const last = glasses ? await lastGlasses(req, customer) : null
  assertBePlausible({ glasses: glasses ?? null, exam, last }, written.confirmsUnusual ?? false)

  const key = idempotencyKeyOf(req) ?? crypto.randomUUID()
  const common = {
    customer,
    examinedOn,
    source: 'exam',
    sourceRef: sourceOf(booking),
    signedBy: staffNameOf(req),
  } as const
  // Each by a key of its own, so that what a crash has cut off is gone on with when it is sent again.
  if (glasses) await keep(req, { ...common, sourceKey: `${sourceOf(booking)} glasses ${key}`, glasses, exam })
  if (lenses)
    await keep(req, { ...common, sourceKey: `${sourceOf(booking)} lenses ${key}`, lenses, exam: glasses ? null : exam })
}

/** What is validated of a visit: the values, the measurements, and the customer's previous glasses. */
interface Judged {
  glasses: GlassesPrescription | null
  exam: ExamRecord | null
  last: GlassesPrescription | null
}

/** The rules of a prescription that its customer types, and those of what was measured. */
export function assertBePlausible({ glasses, exam, last }: Judged, isConfirmed: boolean): void {
  if (glasses) assertBeReadable(glasses, today())
  if (exam) assertBeMeasured(exam, glasses)
  if (isConfirmed) return
  const unusual = [
    ...(glasses ? unusualValues(glasses, last) : []),
    ...(exam ? unusualMeasurements(exam, glasses) : []),
  ]
  if (unusual.length > 0) throw new Refusal('prescription.unusual', { unusual: unusual.join(' ') })
}

/** Lenses that are made in these values, for one eye at least. */
async function prescribedLenses(
  req: PayloadRequest,
  { articleId, right, left }: PrescribedLenses,
): Promise<StoredLenses> {
  const article = await findArticle(req, String(articleId))
  if (!article?.lensChoice) throw new Refusal('article.not_found')
  const { lensChoice, name, slug } = article
  const eyes = [right, left].filter((eye): eye is LensParameters => eye !== null)
  if (eyes.length === 0) throw new Refusal('prescription.missing')
  if (!eyes.every((eye) => isMade(lensChoice, eye))) throw new Refusal('article.combination_not_made')
  return { articleId, name, slug, right, left }
}
