import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import type { CustomerEvents } from '#plugins/customers/hooks.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { putPrivateFile, readPrivateFile, removePrivateFile } from '#plugins/kit/originals/private-files.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { changeIf, createUnlessTaken, deleteWhere, findEach, findOne } from '#plugins/kit/storage/documents.ts'
import { retentionCutoff } from '#plugins/kit/tasks/retention-cutoff.ts'
import type { PrivateUpload } from '#plugins/kit/uploads/private-upload.ts'
import { takeRoom } from './stored-files.ts'

const byRef = (ref: string) => ({ ref: { equals: ref } })

/** Stores a photographed prescription for an order that is yet to be made, and gives its ref. Throws `upload.no_room`. */
export async function storePrescriptionFile(
  req: PayloadRequest,
  owner: string,
  { type, bytes }: PrivateUpload,
  orderNumber: string | null = null,
): Promise<string> {
  const ref = randomBytes(18).toString('base64url')
  const network = await takeRoom(req, bytes.length)
  await putPrivateFile(ref, bytes)
  const facts = { type, bytes: bytes.length, network, sentAt: nowIso() }
  await createUnlessTaken(req, 'prescription-files', { ref, owner, ...facts, orderNumber })
  return ref
}

/** Ties the file of a bought line to its order, with which it stays. Safe to repeat. */
export async function giveFileToOrder(req: PayloadRequest, ref: string, orderNumber: string): Promise<void> {
  await changeIf(req, 'prescription-files', byRef(ref), { orderNumber, network: null })
}

/** The opened file of an order's line. Throws `prescription.file_unknown`. The caller notes the reading first. */
export async function readPrescriptionFile(req: PayloadRequest, ref: string): Promise<PrivateUpload> {
  const found = await findOne(req, 'prescription-files', byRef(ref))
  const bytes = found && (await readPrivateFile(ref))
  if (!bytes) throw new Refusal('prescription.file_unknown')
  return { type: found.type, bytes }
}

/** Deletes files that no order has, once no cart can hold them any more: the file first, so that none is left behind. */
export const erasePrescriptionFiles: ScheduledTask = {
  name: 'forget prescription files',
  every: 3_600_000,
  async run(req) {
    const old = { sentAt: { less_than: retentionCutoff('prescription files') } }
    const where = { and: [old, { orderNumber: { exists: false } }] }
    await oneByOne(findEach(req, 'prescription-files', where), async ({ ref }) => {
      await removePrivateFile(ref)
      await deleteWhere(req, 'prescription-files', byRef(ref))
    })
    return 0
  },
}

/** Moves a guest's prescription files to the account at sign-in: the lenses in the cart name them. */
export const bringFilesAlong: NonNullable<CustomerEvents['signedIn']> = async (req, { customer, from }) => {
  const owner = customer.shopper
  for await (const { ref } of findEach(req, 'prescription-files', { owner: { equals: from } }))
    await changeIf(req, 'prescription-files', byRef(ref), { owner })
  return 0
}
