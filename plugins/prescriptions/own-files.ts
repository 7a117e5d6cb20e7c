import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'

const byRef = (ref: string) => ({ ref: { equals: ref } })

/** Throws `prescription.file_unknown` unless this shopper has sent the file and it is still there. */
export async function assertBeOwnFile(req: PayloadRequest, ref: string, owners: readonly string[]): Promise<void> {
  const found = await findOne(req, 'prescription-files', byRef(ref))
  if (!found || !owners.includes(found.owner)) throw new Refusal('prescription.file_unknown')
}

/** Throws `prescription.file_unknown` where a file has been deleted since it was put into a cart. */
export async function assertBeThere(req: PayloadRequest, ref: string): Promise<void> {
  if (!(await findOne(req, 'prescription-files', byRef(ref)))) throw new Refusal('prescription.file_unknown')
}
