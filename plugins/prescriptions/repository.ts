import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { SavedPrescription, StoredSource, StoredSummary } from '#contracts/kept-prescriptions.ts'
import { changedValues } from '#domain/prescriptions/changes.ts'
import { validityOf, validUntil } from '#domain/prescriptions/validity.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { putPrivateFile, readPrivateFile, removePrivateFile } from '#plugins/kit/originals/private-files.ts'
import { staffRolesOf } from '#plugins/kit/requests/caller.ts'
import type { Owner } from '#plugins/kit/requests/ownership.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import {
  changeEach,
  createUnlessTaken,
  deleteWhere,
  findAll,
  findOne,
  type DocumentId,
  type Stored,
} from '#plugins/kit/storage/documents.ts'
import type { PrivateUpload } from '#plugins/kit/uploads/private-upload.ts'
import { valuesOf, type FirstValues } from './stored-values.ts'
import { lastGlasses, type StoredPrescription } from './last-glasses.ts'

/** A prescription to store. */
export interface NewPrescription extends Partial<Omit<FirstValues, 'corrections'>> {
  customer: string
  source: StoredSource
  /** Named by its source, such as an order's line, it is stored once. */
  sourceKey?: string
  /** What several were made of, such as `exam K7QM2X9D`, by which they are found. */
  sourceRef?: string
  /** Name of the optometrist who has written it. */
  signedBy?: string
  examinedOn: string | null
  upload?: PrivateUpload
}

const newRef = () => randomBytes(12).toString('base64url')

/** Stores a prescription, and returns its ref. One of the same source is stored once. */
export async function keep(req: PayloadRequest, asked: NewPrescription): Promise<string> {
  const {
    customer,
    source,
    examinedOn,
    upload,
    glasses = null,
    lenses = null,
    exam = null,
    signedBy = null,
    sourceRef = null,
  } = asked
  const ref = newRef()
  const sourceKey = asked.sourceKey ?? `${source} ${ref}`
  const values: FirstValues = { glasses, lenses, exam }
  // The file first: without its document it is unreachable, a document without its file would be a broken promise.
  if (upload) await putPrivateFile(ref, upload.bytes)
  const saved = await createUnlessTaken(req, 'kept-prescriptions', {
    ref,
    customer,
    source,
    sourceKey,
    sourceRef,
    signedBy,
    examinedOn,
    addedAt: nowIso(),
    values: seal(values),
    kind: lenses ? 'contact_lenses' : 'glasses',
    articleId: lenses?.articleId ?? null,
    name: lenses?.name ?? null,
    file: upload ? ref : null,
    fileType: upload?.type ?? null,
  })
  return saved?.ref ?? ref
}

/** In place of a customer: the visit that a prescription was written after, until an account has it. */
export const heldByBooking = (number: string) => `booking ${number}`

/**
 * Gives a customer the prescriptions written after a visit without an account, and the log of who has opened them
 * since.
 */
export async function giveHeld(req: PayloadRequest, booking: string, customer: string): Promise<void> {
  const opened = [`exam ${booking}`, ...(await storedOf(req, `exam ${booking}`)).map(({ ref }) => ref)]
  const withoutOwner = { and: [{ prescription: { in: opened } }, { customer: { exists: false } }] }
  await changeEach(req, 'prescription-reads', withoutOwner, { customer })
  await changeEach(req, 'kept-prescriptions', { customer: { equals: heldByBooking(booking) } }, { customer })
}

/** All that were made of one thing, newest first. */
export function storedOf(req: PayloadRequest, sourceRef: string): Promise<StoredPrescription[]> {
  return findAll(req, 'kept-prescriptions', { sourceRef: { equals: sourceRef } }, { sort: '-addedAt' })
}

const byRef = (req: PayloadRequest, ref: string) => findOne(req, 'kept-prescriptions', { ref: { equals: ref } })

/** The customer whose it is, for the check of ownership. */
export async function ownerOfPrescription(req: PayloadRequest, ref: string): Promise<Owner | null> {
  const found = await byRef(req, ref)
  return found && { kind: 'customer', id: found.customer }
}

/** One by its ref. Throws `prescription.not_found`. */
export async function prescriptionOf(req: PayloadRequest, ref: string): Promise<StoredPrescription> {
  const found = await byRef(req, ref)
  if (!found) throw new Refusal('prescription.not_found')
  return found
}

/** Without its values. */
export function summaryOf(stored: StoredPrescription): StoredSummary {
  const { ref, kind, source, articleId, name, examinedOn, signedBy, addedAt, fileType } = stored
  return {
    ref,
    kind,
    source,
    articleId,
    examinedOn,
    signedBy,
    addedAt,
    name: name ?? '',
    validUntil: examinedOn === null ? null : validUntil(examinedOn),
    validity: validityOf(examinedOn, today()),
    file: fileType,
  }
}

/** One as its customer sees it, beside the one before it. */
export async function openedPrescription(req: PayloadRequest, stored: StoredPrescription): Promise<SavedPrescription> {
  const values = valuesOf(req, stored)
  const before = values.glasses && (await lastGlasses(req, stored.customer, stored))
  const changes = before && values.glasses ? changedValues(before, values.glasses) : []
  return { ...summaryOf(stored), ...values, since: before ? before.examinedOn : null, changes }
}

/** The picture or document of one, opened. Throws `prescription.not_found` where it has none. */
export async function fileOf({
  file,
  fileType,
}: StoredPrescription): Promise<{ type: PrivateUpload['type']; bytes: Buffer }> {
  const bytes = file === null ? undefined : await readPrivateFile(file)
  if (!bytes || fileType === null) throw new Refusal('prescription.not_found')
  return { type: fileType, bytes }
}

/** Deletes one with its file. Safe to repeat. */
export async function erasePrescription(req: PayloadRequest, { ref, file }: StoredPrescription): Promise<void> {
  if (file !== null) await removePrivateFile(file)
  await deleteWhere(req, 'kept-prescriptions', { ref: { equals: ref } })
}

/** Notes who opens a prescription and why, before it is shown. */
export async function noteRead(
  req: PayloadRequest,
  read: { prescription: string; customer: string | null; who: string; why: string },
): Promise<void> {
  await createUnlessTaken(req, 'prescription-reads', { ...read, ...(await readerOf(req)), at: nowIso() })
}

/** The most openings that a customer is shown. */
const MOST_READS = 200

/** The latest openings of a customer's health data, newest first. */
export function latestReads(req: PayloadRequest, customer: string): Promise<Stored<'prescription-reads'>[]> {
  return findAll(req, 'prescription-reads', { customer: { equals: customer } }, { sort: '-at', limit: MOST_READS })
}

/**
 * The reader as a member of staff: the role, the optician's first, and the name of the store as it is now. Nothing of a
 * customer.
 */
async function readerOf(req: PayloadRequest): Promise<{ role: string | null; store: string | null }> {
  const roles = staffRolesOf(req)
  if (!roles) return { role: null, store: null }
  const own = (req.user as { store?: DocumentId | { id: DocumentId } | null }).store ?? null
  const id = typeof own === 'object' ? own?.id : own
  const store = id === undefined ? null : await findOne(req, 'stores', { id: { equals: id } }, ['name'])
  return { role: roles.find((role) => role === 'optician') ?? roles[0] ?? null, store: store?.name ?? null }
}
