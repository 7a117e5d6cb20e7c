import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { DataExport } from '#contracts/accounts.ts'
import { retentionPeriods } from '#domain/retention-periods.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { putSealedFile, readSealedFile, removeSealedFile } from '#plugins/kit/originals/sealed-files.ts'
import type { CustomerCaller } from '#plugins/kit/requests/caller.ts'
import type { Owner } from '#plugins/kit/requests/ownership.ts'
import {
  changeIf,
  createUnlessTaken,
  deleteWhere,
  findAll,
  findEach,
  findOne,
  type Stored,
} from '#plugins/kit/storage/documents.ts'
import { scheduleSteps } from '#plugins/kit/work/schedule-steps.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import { steps } from '#plugins/kit/work/steps.ts'
import { retentionCutoff } from '#plugins/kit/tasks/retention-cutoff.ts'
import { exportReadyLetter } from './emails/account-letters.ts'
import { exportArchive } from './export-archive.ts'
import { findCustomer } from './repository.ts'

type StoredExport = Stored<'data-exports'>

const DAY_MS = 86_400_000

const fileOf = ({ ref }: Pick<StoredExport, 'ref'>) => `exports/${ref}`

/** Asks for an export, and begins to make it. If one is being made already, returns that one. */
export async function askExport(
  req: PayloadRequest,
  { id: customer }: Pick<CustomerCaller, 'id'>,
): Promise<DataExport> {
  const slot = `waiting ${customer}`
  const row = {
    ref: randomUUID(),
    customer,
    slot,
    state: 'asked' as const,
    askedAt: nowIso(),
    needsStrong: false,
    ...scheduleSteps(['make']),
  }
  const created = await createUnlessTaken(req, 'data-exports', row)
  if (created) await runSteps(req, 'data-exports', created)
  const asked = created ?? (await findOne(req, 'data-exports', { slot: { equals: slot } }))
  // Became ready between the two: the next one is asked for.
  return asked ? viewOf(asked) : askExport(req, { id: customer })
}

/** The exports of a customer that wait or can be downloaded, newest first. */
export async function exportsOf(req: PayloadRequest, { id }: CustomerCaller): Promise<DataExport[]> {
  const found = await findAll(req, 'data-exports', { customer: { equals: id } }, { sort: '-askedAt' })
  return found.filter(isOpen).map(viewOf)
}

/** The file of an export. Throws where it is not ready or has expired, and where its reader is not known well enough. */
export async function exportFile(
  req: PayloadRequest,
  { trust }: CustomerCaller,
  ref: string,
): Promise<{ name: string; content: string }> {
  const found = await findOne(req, 'data-exports', { ref: { equals: ref } })
  if (!found?.readyAt || !isOpen(found)) throw new Refusal('account.export_not_found')
  if (found.needsStrong && trust !== 'strong') throw new Refusal('request.needs_strong_identification')
  const bytes = await readSealedFile(fileOf(found))
  if (!bytes) throw new Refusal('account.export_not_found')
  return { name: `omat-tiedot-${found.readyAt.slice(0, 10)}.zip`, content: Buffer.from(bytes).toString('base64') }
}

/** Whose export has this name; null where there is none. */
export async function ownerOfExport(req: PayloadRequest, ref: string): Promise<Owner | null> {
  const found = await findOne(req, 'data-exports', { ref: { equals: ref } }, ['customer'])
  return found && { kind: 'customer', id: found.customer }
}

/** Deletes the exports of a customer with their files. */
export async function dropExports(req: PayloadRequest, customer: string): Promise<void> {
  for (const one of await findAll(req, 'data-exports', { customer: { equals: customer } })) await drop(req, one)
}

export const eraseExports: ScheduledTask = {
  name: 'forget data exports',
  every: 3_600_000,
  async run(req) {
    const isOld = { readyAt: { less_than: retentionCutoff('data exports') } }
    await oneByOne(findEach(req, 'data-exports', isOld), (one) => drop(req, one))
    return 0
  },
}

/** Makes an export: the file lies sealed before it is ready, and the letter is posted once. */
export const exportSteps = steps('data-exports', { make: { run: make, concurrency: 1 } })

async function make(req: PayloadRequest, row: StoredExport): Promise<void> {
  const customer = await findCustomer(req, row.customer)
  if (!customer || row.readyAt) return
  const { bytes, isHealth } = await exportArchive(req, customer)
  await putSealedFile(fileOf(row), bytes)
  await enqueueLetter(req, `export ${row.ref}`, await exportReadyLetter(req, customer))
  const changes = { state: 'ready' as const, readyAt: nowIso(), slot: row.ref, needsStrong: isHealth }
  const isAsked = { and: [{ id: { equals: row.id } }, { state: { equals: 'asked' } }] }
  const isThere =
    (await changeIf(req, 'data-exports', isAsked, changes)) ??
    (await findOne(req, 'data-exports', { id: { equals: row.id } }, ['ref']))
  // Deleted with the account meanwhile.
  if (!isThere) await removeSealedFile(fileOf(row))
}

async function drop(req: PayloadRequest, row: StoredExport): Promise<void> {
  await removeSealedFile(fileOf(row))
  await deleteWhere(req, 'data-exports', { ref: { equals: row.ref } })
}

function isOpen({ readyAt }: StoredExport): boolean {
  return !readyAt || untilOf(readyAt) > nowIso()
}

function untilOf(readyAt: string): string {
  return new Date(Date.parse(readyAt) + retentionPeriods['data exports'].days * DAY_MS).toISOString()
}

function viewOf({ ref, askedAt, readyAt, needsStrong }: StoredExport): DataExport {
  const until = readyAt ? untilOf(readyAt) : null
  return { ref, state: readyAt ? 'ready' : 'asked', askedAt, until, needsStrong: Boolean(needsStrong) }
}
