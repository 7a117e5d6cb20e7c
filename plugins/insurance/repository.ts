import type { PayloadRequest, Where } from 'payload'
import { nowIso } from '#plugins/kit/clock.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { removePrivateFile } from '#plugins/kit/originals/private-files.ts'
import {
  changeEach,
  countWhere,
  createUnlessTaken,
  deleteWhere,
  findAll,
  findEach,
  findOne,
  type Stored,
} from '#plugins/kit/storage/documents.ts'
import { changeAndSchedule, scheduleSteps } from '#plugins/kit/work/schedule-steps.ts'
import { openEach, openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'

/** What a person wrote. */
interface SealedPart {
  /** Name of the frame. */
  name: string
  /** How it broke. */
  words: string
  /** What staff answered; empty before. */
  answer: string
}

type StoredClaim = Stored<'insurance-claims'>

/** A claim, opened. */
export type Claim = Omit<StoredClaim, 'key' | 'sealed' | 'createdAt' | 'updatedAt'> & SealedPart

type NewClaim = Pick<Claim, 'ref' | 'number' | 'customer' | 'row' | 'language' | 'fileType' | 'name' | 'words'> & {
  key: string
}

/** Writes a claim. Null where its place among those of its row is taken. */
export async function writeClaim(req: PayloadRequest, { name, words, ...asked }: NewClaim): Promise<Claim | null> {
  const written = await createUnlessTaken(req, 'insurance-claims', {
    ...asked,
    state: 'received',
    receivedAt: nowIso(),
    answeredAt: null,
    answeredBy: null,
    code: null,
    worth: null,
    ...scheduleSteps(['receipt']),
    sealed: seal({ name, words, answer: '' } satisfies SealedPart),
  })
  return written && opened(req, written)
}

export const findClaim = (req: PayloadRequest, ref: string) => first(req, { ref: { equals: ref } })
export const claimsOfOrder = (req: PayloadRequest, number: string) => all(req, { number: { equals: number } })
export const claimsOfCustomer = (req: PayloadRequest, customer: string) => all(req, { customer: { equals: customer } })
/** Claims that wait for staff, oldest first. */
export const openClaims = (req: PayloadRequest) => all(req, { state: { equals: 'received' } })

/** How many claims wait for staff. */
export const countOpenClaims = (req: PayloadRequest): Promise<number> =>
  countWhere(req, 'insurance-claims', { state: { equals: 'received' } })

/** Answers a claim that waits. Null where it waits no more. */
export async function answerOnce(
  req: PayloadRequest,
  { ref, name, words }: Claim,
  { answer, ...changes }: Pick<Claim, 'state' | 'answer' | 'answeredBy' | 'code' | 'worth'>,
): Promise<Claim | null> {
  const waits = { and: [{ ref: { equals: ref } }, { state: { equals: 'received' } }] }
  const answered = { ...changes, answeredAt: nowIso(), sealed: seal({ name, words, answer }) }
  const changed = await changeAndSchedule(req, 'insurance-claims', waits, answered, ['answer'])
  return changed && opened(req, changed)
}

/** Gives every claim of one account to another. */
export const moveClaims = (req: PayloadRequest, from: string, into: string): Promise<void> =>
  changeEach(req, 'insurance-claims', { customer: { equals: from } }, { customer: into })

/** Deletes claims with their pictures: the picture first, so that none is left behind. */
export async function deleteClaims(req: PayloadRequest, where: Where): Promise<void> {
  await oneByOne(findEach(req, 'insurance-claims', where), async ({ ref }) => {
    await removePrivateFile(ref)
    await deleteWhere(req, 'insurance-claims', { ref: { equals: ref } })
  })
}

async function first(req: PayloadRequest, where: Where): Promise<Claim | null> {
  const found = await findOne(req, 'insurance-claims', where)
  return found && opened(req, found as StoredClaim)
}

async function all(req: PayloadRequest, where: Where): Promise<Claim[]> {
  const found = (await findAll(req, 'insurance-claims', where, { sort: 'receivedAt' })) as StoredClaim[]
  return Array.fromAsync(openEach(found, (stored) => opened(req, stored)))
}

/** A claim as it lies in the database, opened. */
export function opened(req: PayloadRequest, stored: StoredClaim): Claim {
  const { key: _, sealed, createdAt: __, updatedAt: ___, ...open } = stored
  return { ...open, ...openSealed<SealedPart>(req, `insurance-claims ${open.id}`, sealed) }
}
