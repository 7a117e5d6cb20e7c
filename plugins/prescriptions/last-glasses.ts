import type { PayloadRequest } from 'payload'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { findAll, type Stored } from '#plugins/kit/storage/documents.ts'
import { valuesOf } from './stored-values.ts'

export type StoredPrescription = Stored<'kept-prescriptions'>

/** All that a customer keeps, newest first. */
export function storedBy(req: PayloadRequest, customer: string): Promise<StoredPrescription[]> {
  return findAll(req, 'kept-prescriptions', { customer: { equals: customer } }, { sort: '-addedAt' })
}

/**
 * The last stored prescription for glasses of a customer that has values, by the day of the exam: of all, or before one
 * of them.
 */
export async function lastGlasses(
  req: PayloadRequest,
  customer: string,
  before?: StoredPrescription,
): Promise<GlassesPrescription | null> {
  const all = await storedBy(req, customer)
  const dated = all
    .filter(({ kind, ref }) => kind === 'glasses' && ref !== before?.ref)
    .filter(({ examinedOn }) => examinedOn !== null && (!before?.examinedOn || examinedOn <= before.examinedOn))
    .toSorted((one, other) => (other.examinedOn ?? '').localeCompare(one.examinedOn ?? ''))
  for (const stored of dated) {
    const { glasses } = valuesOf(req, stored)
    if (glasses) return glasses
  }
  return null
}
