import { randomInt, randomUUID } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { promiseOn } from '#domain/referral/promise.ts'
import type { Referral } from '#domain/referral/referral.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import {
  changeEach,
  countWhere,
  createUnlessTaken,
  deleteWhere,
  findAll,
  findOne,
  type Stored,
} from '#plugins/kit/storage/documents.ts'
import { changeAndSchedule, scheduleSteps, type StepToSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'

/** Letters and digits that are not mistaken for each other, and make no words. */
const SIGNS = '23456789BCDFGHJKLMNPQRSTVWXZ'
const SIGNS_IN_CODE = 8

export type StoredCode = Stored<'referral-codes'>

/** A referral as it is stored. */
export type StoredReferral = Referral & Pick<Stored<'referrals'>, 'ref' | 'code' | 'takenAt' | 'version'>

/** The code of a customer; null where none was made. */
export async function findCode(req: PayloadRequest, customer: string): Promise<StoredCode | null> {
  return (await findAll(req, 'referral-codes', ofCustomer(customer), { sort: 'id', limit: 1 }))[0] ?? null
}

/** The code of a customer, made with today's promise where there is none. */
export async function codeOf(req: PayloadRequest, customer: string): Promise<StoredCode> {
  const known = await findCode(req, customer)
  if (known) return known
  const promise = promiseOn(await findAll(req, 'referral-promises'), today())
  const code = Array.from({ length: SIGNS_IN_CODE }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')
  const made = { key: customer, customer, code, ...promise, madeOn: today() }
  // Two windows ask at once, or the drawn code is another's: read, or drawn again.
  return (await createUnlessTaken(req, 'referral-codes', made)) ?? codeOf(req, customer)
}

export async function codeNamed(req: PayloadRequest, code: string): Promise<StoredCode> {
  const found = await findOne(req, 'referral-codes', { code: { equals: code } })
  if (!found) throw new Refusal('referral.unknown')
  return found
}

/** Notes that a customer has taken a code, and schedules the letter. Null where the customer has taken one before. */
export async function createReferral(
  req: PayloadRequest,
  { code, customer: sharer, friendMonths, sharerMonths }: StoredCode,
  friend: string,
): Promise<StoredReferral | null> {
  const created = await createUnlessTaken(req, 'referrals', {
    ref: randomUUID(),
    key: friend,
    friend,
    sharer,
    code,
    friendMonths,
    sharerMonths,
    takenAt: nowIso(),
    friendBills: [],
    sharerBills: [],
    paid: null,
    countedOn: null,
    version: 1,
    ...scheduleSteps(['tellTaken']),
  })
  if (created) await runSteps(req, 'referrals', created)
  return created && toReferral(created)
}

export function toReferral({ friend, sharer, paid, countedOn, ...rest }: Stored<'referrals'>): StoredReferral {
  const { ref, code, friendMonths, sharerMonths, takenAt, friendBills, sharerBills, version } = rest
  return {
    ref,
    code,
    friendMonths,
    sharerMonths,
    takenAt,
    friendBills,
    sharerBills,
    version,
    friend: friend ?? '',
    sharer: sharer ?? '',
    paid: paid ?? null,
    countedOn: countedOn ?? null,
  }
}

/** What a friend has taken; null where the friend has taken nothing. */
export async function takenBy(req: PayloadRequest, friend: string): Promise<StoredReferral | null> {
  const found = await findOne(req, 'referrals', { friend: { equals: friend } })
  return found && toReferral(found)
}

/** The friends who came by a sharer's codes, the first one first. */
export const referralsBy = (req: PayloadRequest, sharer: string) => findReferrals(req, { sharer: { equals: sharer } })

/** Every referral from which something may be free for a customer: what was given, then what was earned. */
export async function referralsFor(req: PayloadRequest, customer: string): Promise<StoredReferral[]> {
  const naming = await findReferrals(req, { or: [{ friend: { equals: customer } }, { sharer: { equals: customer } }] })
  const { given = [], earned = [] } = Object.groupBy(naming, ({ friend }) => (friend === customer ? 'given' : 'earned'))
  return [...given, ...earned]
}

async function findReferrals(req: PayloadRequest, where: Where): Promise<StoredReferral[]> {
  return (await findAll(req, 'referrals', where, { sort: 'id' })).map(toReferral)
}

/** What a rule changes, and the steps that it schedules. */
type ReferralChange = Partial<Pick<Referral, 'friendBills' | 'sharerBills' | 'paid' | 'countedOn'>> & {
  steps?: readonly StepToSchedule[]
}

/** Changes a referral by a rule, which is asked again where another change came between. One that gives null changes nothing. */
export async function changeReferral(
  req: PayloadRequest,
  ref: string,
  rule: (referral: StoredReferral) => ReferralChange | null,
): Promise<StoredReferral> {
  const found = await findOne(req, 'referrals', { ref: { equals: ref } })
  if (!found) throw new Error(`No referral ${ref}`)
  const before = toReferral(found)
  const change = rule(before)
  if (!change) return before
  const { steps = [], ...changes } = change
  const where = { and: [{ ref: { equals: ref } }, { version: { equals: before.version } }] }
  const saved = await changeAndSchedule(req, 'referrals', where, { ...changes, version: { $inc: 1 } }, steps)
  if (!saved) return changeReferral(req, ref, rule)
  if (steps.length > 0) await runSteps(req, 'referrals', saved)
  return toReferral(saved)
}

/** How many codes and referrals name a customer. */
export async function countNaming(req: PayloadRequest, customer: string): Promise<number> {
  const [codes, friends, sharers] = await Promise.all([
    countWhere(req, 'referral-codes', ofCustomer(customer)),
    countWhere(req, 'referrals', { friend: { equals: customer } }),
    countWhere(req, 'referrals', { sharer: { equals: customer } }),
  ])
  return codes + friends + sharers
}

/** Gives everything of one account to another. */
export async function moveReferrals(req: PayloadRequest, from: string, into: string): Promise<void> {
  await changeEach(req, 'referral-codes', ofCustomer(from), { customer: into })
  await changeEach(req, 'referrals', { friend: { equals: from } }, { friend: into })
  await changeEach(req, 'referrals', { sharer: { equals: from } }, { sharer: into })
}

/**
 * Takes a customer out of every referral: the code is deleted, and benefits given by the code or by the customer name
 * the customer no more.
 */
export async function eraseReferrals(req: PayloadRequest, customer: string): Promise<void> {
  await deleteWhere(req, 'referral-codes', ofCustomer(customer))
  await changeEach(req, 'referrals', { sharer: { equals: customer } }, { sharer: null })
  for (const { ref } of await findReferrals(req, { friend: { equals: customer } }))
    await changeEach(req, 'referrals', { ref: { equals: ref } }, { friend: null, key: `gone ${ref}` })
}

const ofCustomer = (customer: string): Where => ({ customer: { equals: customer } })
