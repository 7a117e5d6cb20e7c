import type { PayloadRequest } from 'payload'
import type { MergePreview, MovedRecords } from '#contracts/customer-service.ts'
import {
  channelsAfterMerge,
  formerAddresses,
  isMergeEmail,
  mergedAccount,
  mergeProblem,
  type Mergeable,
} from '#domain/customers/merge.ts'
import { Refusal } from '#domain/refusal.ts'
import { textOf } from '#locales/texts.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { scheduleSteps } from '#plugins/kit/work/schedule-steps.ts'
import { doNow, runSteps } from '#plugins/kit/work/run-steps.ts'
import { steps } from '#plugins/kit/work/steps.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import {
  changeEach,
  changeIf,
  changeUnlessTaken,
  deleteWhere,
  findOne,
  writeUnlessTaken,
  type Stored,
} from '#plugins/kit/storage/documents.ts'
import { customerRecords } from './hooks.ts'
import { accountsMergedLetter } from './emails/account-letters.ts'
import { findCustomer, type StoredCustomer } from './repository.ts'
import { endSessions } from './sessions.ts'

type Merge = Stored<'customer-merges'>

/** The account that goes, stored until the other one has its records. */
interface Former extends StoredCustomer {
  /** The address that stays. */
  chosenEmail: string
  /** The address of the account that stays, before. */
  emailOfOther: string
}

/** What would move, and what stands in the way. Throws `customer.not_found`. */
export async function mergePreview(req: PayloadRequest, number: string, other: string): Promise<MergePreview> {
  const [into, from] = await bothOf(req, number, other)
  return {
    stays: sideOf(into),
    goes: sideOf(from),
    moves: await countMoves(req, from),
    marketing: channelsAfterMerge(into, from),
    problem: mergeProblem(mergeable(into), mergeable(from)) ?? null,
  }
}

/** The number of the account that one was merged into; null for one that was not. */
export async function mergedInto(req: PayloadRequest, number: string): Promise<string | null> {
  return (await findOne(req, 'customer-merges', { from: { equals: number } }, ['into']))?.into ?? null
}

/**
 * Makes one account of two. From the first step on the account that goes refuses sign-in; sent again it changes
 * nothing, and what a crash interrupted is finished. Throws if the two may not become one.
 */
export async function mergeCustomers(
  req: PayloadRequest,
  { number, other, email, note }: { number: string; other: string; email: string; note: string },
): Promise<void> {
  const before = await findMerge(req, other)
  if (before && before.into !== number) throw new Refusal('customer.merged_already')
  if (!before) await begin(req, { number, other, email, note })
  const merge = before ?? (await findMerge(req, other))
  if (!merge) throw new Refusal('account.being_deleted')
  if (before) await doNow(req, 'customer-merges', merge.id, 'finish')
  else await runSteps(req, 'customer-merges', merge)
}

/** Goes on with a merge to its end. */
export const mergeSteps = steps('customer-merges', {
  finish: {
    isInAnswer: true,
    async run(req, merge) {
      if (!(await finish(req, merge))) throw new Refusal('account.being_deleted')
    },
  },
})

const findMerge = (req: PayloadRequest, from: string): Promise<Merge | null> =>
  findOne(req, 'customer-merges', { from: { equals: from } })

async function begin(
  req: PayloadRequest,
  { number, other, email, note }: { number: string; other: string; email: string; note: string },
): Promise<void> {
  const [into, from] = await bothOf(req, number, other)
  const problem = mergeProblem(mergeable(into), mergeable(from))
  if (problem) throw new Refusal(problem)
  if (!isMergeEmail(into, from, email)) throw new Refusal('customer.merge_email')
  if (await findOne(req, 'customer-merges', { and: [{ into: { equals: other } }, { isDone: { equals: false } }] }))
    throw new Refusal('request.in_progress')
  await writeUnlessTaken(req, 'customer-merges', {
    from: other,
    into: number,
    isDone: false,
    note,
    who: staffNameOf(req),
    askedAt: nowIso(),
    former: seal({ ...from, chosenEmail: email, emailOfOther: into.email } satisfies Former),
    moved: await countMoves(req, from),
    ...scheduleSteps(['finish']),
  })
}

/** Goes through a merge to its end; every step may be repeated. False where one of the two is being deleted: nothing moves. */
async function finish(req: PayloadRequest, merge: Merge): Promise<boolean> {
  if (merge.former === null) return true
  const former = openSealed<Former>(req, `customer-merges ${merge.id}`, merge.former)
  const isThere = await changeIf(
    req,
    'customers',
    { number: { equals: merge.from } },
    { deletionAskedAt: merge.askedAt },
  )
  const into = await findCustomer(req, merge.into)
  if (!into || into.deletionAskedAt) {
    if (isThere) await changeIf(req, 'customers', { number: { equals: merge.from } }, { deletionAskedAt: null })
    if (isThere) await deleteWhere(req, 'customer-merges', { from: { equals: merge.from } })
    return false
  }
  await Promise.all([endSessions(req, merge.from), endSessions(req, merge.into)])
  // Accounts merged earlier into the account that goes now belong to the one that stays.
  await changeEach(req, 'customer-merges', { into: { equals: merge.from } }, { into: merge.into })
  await moveRecords(req, former, into)
  await deleteWhere(req, 'customers', { number: { equals: merge.from } })
  // What was written while the records moved.
  await moveRecords(req, former, into)
  await joinAccounts(req, merge, former)
  await postLetters(req, merge, former)
  await changeIf(req, 'customer-merges', { from: { equals: merge.from } }, { isDone: true, former: null })
  return true
}

async function moveRecords(req: PayloadRequest, from: StoredCustomer, into: StoredCustomer): Promise<void> {
  await oneByOne(customerRecords.of(req).values(), ({ merge, erase }) => (merge?.move ?? erase)(req, from, into))
}

/** Writes what both were onto the account that stays, once, whatever else changes it meanwhile. */
async function joinAccounts(req: PayloadRequest, merge: Merge, former: Former): Promise<void> {
  const into = await findCustomer(req, merge.into)
  if (!into || into.trail?.some(({ other }) => other === merge.from)) return
  const wording = textOf(into.language, 'account')('merged.consent_ended')
  const [one, other] = [mergeable(into), mergeable(former)]
  const joined = mergedAccount(one, other, { email: former.chosenEmail, at: merge.askedAt, wording })
  const known = [into.email, into.phone, former.email, former.phone]
  const trail = [...(into.trail ?? []), ...(former.trail ?? [])].toSorted((a, b) => a.at.localeCompare(b.at))
  const changes = {
    ...joined,
    // One signs in by the address with the password that belongs to it.
    passwordHash: former.chosenEmail === into.email ? into.passwordHash : former.passwordHash,
    isIdentified: Boolean(into.isIdentified) || Boolean(former.isIdentified),
    ...(!into.socialNumberIndex && former.socialNumberIndex
      ? { socialNumber: former.socialNumber, socialNumberIndex: former.socialNumberIndex }
      : {}),
    formerAddresses: formerAddresses(joined, [
      ...known,
      ...(into.formerAddresses ?? []),
      ...(former.formerAddresses ?? []),
    ]),
    trail: [...trail, { at: nowIso(), who: merge.who, deed: 'merged' as const, note: merge.note, other: merge.from }],
  }
  const asRead = { and: [{ number: { equals: into.number } }, { updatedAt: { equals: into.updatedAt } }] }
  const { email, ...rest } = changes
  // A new account may have taken the address of the one that is gone: then the other one stays.
  const isWritten =
    (await changeUnlessTaken(req, 'customers', asRead, { email, ...rest })) ??
    ((await findOne(req, 'customers', { and: [{ email: { equals: email } }, { number: { not_equals: into.number } }] }))
      ? await changeIf(req, 'customers', asRead, rest)
      : null)
  if (!isWritten) await joinAccounts(req, merge, former)
}

/** Posts the letter to both addresses, so that a customer whose account was mixed up with another's can object. */
async function postLetters(req: PayloadRequest, { from, into }: Merge, former: Former): Promise<void> {
  const customer = await findCustomer(req, into)
  if (!customer) return
  for (const to of new Set([former.email, former.emailOfOther]))
    await enqueueLetter(req, `merged ${from} ${into} ${to}`, await accountsMergedLetter(req, customer, to))
}

async function countMoves(req: PayloadRequest, from: StoredCustomer): Promise<MovedRecords[]> {
  const moves: MovedRecords[] = []
  for (const [what, { merge }] of customerRecords.of(req)) {
    const count = (await merge?.count(req, from)) ?? 0
    if (count > 0) moves.push({ what, count })
  }
  return moves
}

async function bothOf(req: PayloadRequest, number: string, other: string): Promise<[StoredCustomer, StoredCustomer]> {
  const [into, from] = await Promise.all([findCustomer(req, number), findCustomer(req, other)])
  if (!into || !from) throw new Refusal('customer.not_found')
  return [into, from]
}

function sideOf({ number, firstName, lastName, email }: StoredCustomer) {
  return { number, name: `${firstName} ${lastName}`, email }
}

function mergeable(stored: StoredCustomer): Mergeable {
  const { number, email, phone, street, postalCode, town, marketing, deletionAskedAt } = stored
  return {
    number,
    email,
    marketing,
    phone: phone || null,
    deletionAskedAt: deletionAskedAt || null,
    street: street || null,
    postalCode: postalCode || null,
    town: town || null,
    smsNotices: Boolean(stored.smsNotices),
    socialNumberIndex: stored.socialNumberIndex || null,
  }
}
