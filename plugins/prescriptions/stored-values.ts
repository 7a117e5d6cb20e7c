import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import type { ExamRecord, PrescriptionVersion } from '#contracts/exam-records.ts'
import type { StoredLenses } from '#contracts/kept-prescriptions.ts'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { Refusal } from '#domain/refusal.ts'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import { changeIf, findOne, type Stored } from '#plugins/kit/storage/documents.ts'

type StoredPrescription = Stored<'kept-prescriptions'>

/** A correction as it is sealed. It says how everything should read, so that the last one is what holds. */
export interface Correction {
  /** The idempotency key that it came with, by which it is added once. */
  key: string
  at: string
  by: string
  why: string
  glasses: GlassesPrescription | null
  exam: ExamRecord | null
}

/** The sealed values of a stored prescription: as it was written first, and the corrections that were added since. */
export interface FirstValues {
  glasses: GlassesPrescription | null
  lenses: StoredLenses | null
  /** Missing of those from before exams were recorded. */
  exam?: ExamRecord | null
  corrections?: Correction[]
}

/** The values as they read now. Glasses, lenses and exam are null of one that was photographed. */
export interface StoredValues {
  glasses: GlassesPrescription | null
  lenses: StoredLenses | null
  exam: ExamRecord | null
  /** All that it has read, the oldest first; empty where it was never corrected. */
  versions: PrescriptionVersion[]
}

const openFirst = (req: PayloadRequest, { id, values }: StoredPrescription): FirstValues =>
  openSealed<FirstValues>(req, `kept-prescriptions ${id}`, values)

/** The values of one, opened. The caller notes the reading first. */
export function valuesOf(req: PayloadRequest, stored: StoredPrescription): StoredValues {
  const { glasses, lenses, exam = null, corrections = [] } = openFirst(req, stored)
  if (corrections.length === 0) return { glasses, lenses, exam, versions: [] }
  const first = { at: stored.addedAt, by: stored.signedBy, why: null, glasses, exam }
  const later = corrections.map(({ key: _, ...version }) => version)
  const last = later.at(-1) ?? first
  return { glasses: last.glasses, lenses, exam: last.exam, versions: [first, ...later] }
}

/**
 * Adds a correction to one, once by its key. `seen` is the number of versions that its writer has read.
 * Throws `prescription.corrected_meanwhile` where there are others by now, `prescription.not_corrected` where nothing would
 * change, and `prescription.not_found` where it is deleted.
 */
export async function addCorrection(
  req: PayloadRequest,
  ref: string,
  correction: Correction,
  seen: number,
): Promise<StoredPrescription> {
  const stored = await findOne(req, 'kept-prescriptions', { ref: { equals: ref } })
  if (!stored) throw new Refusal('prescription.not_found')
  const first = openFirst(req, stored)
  const { corrections = [] } = first
  if (corrections.some(({ key }) => key === correction.key)) return stored
  const now = valuesOf(req, stored)
  if (now.versions.length !== seen) throw new Refusal('prescription.corrected_meanwhile')
  const { glasses, exam } = correction
  if (isDeepStrictEqual([glasses, exam], [now.glasses, now.exam])) throw new Refusal('prescription.not_corrected')
  const values = seal({ ...first, corrections: [...corrections, correction] })
  const unchanged = { ref: { equals: ref }, values: { equals: stored.values } }
  // Changed since it was read: read again, and judged anew.
  return (await changeIf(req, 'kept-prescriptions', unchanged, { values })) ?? addCorrection(req, ref, correction, seen)
}
