import { randomBytes } from 'node:crypto'
import type { Where } from 'payload'
import type { JoiningPlace } from '#contracts/friends.ts'
import type { Language } from '#contracts/language.ts'
import { accountEmail } from '#domain/customers/email.ts'
import { letterDueBefore } from '#domain/friends/membership.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import {
  changeEach,
  changeUnlessTaken,
  countWhere,
  createUnlessTaken,
  deleteWhere,
  findAll,
  findOne,
  type Stored,
  type WithPayload,
} from '#plugins/kit/storage/documents.ts'
import { changeAndSchedule, scheduleSteps } from '#plugins/kit/work/schedule-steps.ts'

/** A row of the list of members, also one that was only asked for. */
export type Member = Stored<'friends-members'>

/** A person who may be a member: by a proven address, by an account, or both. */
export interface Person {
  /** As accounts keep it. */
  email: string
  /** Number of the account; null for a guest. */
  customer: string | null
}

/**
 * Who booked or bought something: the customer of the account, whatever address was typed; for a guest the owner of the
 * mailbox.
 */
export function buyerOf(customer: string | null, email: string): Person {
  return customer === null ? { email: accountEmail(email), customer } : { email: '', customer }
}

/** What a joining is recorded with. */
export interface Joining {
  place: JoiningPlace
  termsVersion: string | null
  language: Language
}

function ofPerson({ email, customer }: Person): Where {
  return { or: [{ email: { equals: email } }, ...(customer === null ? [] : [{ customer: { equals: customer } }])] }
}

/** The row of this reference, which the mailed links name. */
export const memberByRef = (context: WithPayload, ref: string): Promise<Member | null> =>
  findOne(context, 'friends-members', { ref: { equals: ref } })

/** The membership of a person; null if there is none. */
export async function memberOf(context: WithPayload, person: Person): Promise<Member | null> {
  return findOne(context, 'friends-members', { and: [ofPerson(person), { state: { equals: 'member' } }] })
}

/** All rows of a person, also those that were only asked for or have ended. */
export async function rowsOf(context: WithPayload, person: Person): Promise<Member[]> {
  return (await findAll(context, 'friends-members', ofPerson(person))) as Member[]
}

/**
 * Saves that an address was asked to confirm and schedules the letter. Returns the row, or null if a letter went a
 * moment ago. A member stays one.
 */
export async function noteAsked(context: WithPayload, email: string, joining: Joining): Promise<Member | null> {
  const asked = { ...joining, askedAt: nowIso() }
  const row = { ...asked, ...newRow(email, 'asked'), ...scheduleSteps(['invite']) }
  const created = await createUnlessTaken(context, 'friends-members', row)
  if (created) return created
  const isDue = { and: [{ email: { equals: email } }, { askedAt: { less_than: letterDueBefore(now()) } }] }
  const ofStranger = { and: [isDue, { state: { not_equals: 'member' } }] }
  const again = await changeAndSchedule(context, 'friends-members', ofStranger, asked, ['invite'])
  return again ?? changeAndSchedule(context, 'friends-members', isDue, { askedAt: asked.askedAt }, ['invite'])
}

/** The row of an address that its owner is about to join by, made where there is none. */
export async function rowToJoin(context: WithPayload, email: string, joining: Joining): Promise<Member | null> {
  const row = { ...joining, askedAt: nowIso(), ...newRow(email, 'asked'), ...scheduleSteps([]) }
  const created = await createUnlessTaken(context, 'friends-members', row)
  return created ?? findOne(context, 'friends-members', { email: { equals: email } })
}

/**
 * Makes a row a membership and schedules its benefits and a letter. Null if it is one already: of two at once, one
 * joins.
 */
export async function startMembership(
  context: WithPayload,
  { ref }: Member,
  joining: Partial<Joining> & { customer: string | null },
): Promise<Member | null> {
  const isNone = { and: [{ ref: { equals: ref } }, { state: { not_equals: 'member' } }] }
  const joined = { ...joining, state: 'member' as const, joinedAt: nowIso(), leftAt: null }
  return changeAndSchedule(context, 'friends-members', isNone, joined, ['benefits', 'welcome'])
}

/** Ends every membership of a person. */
export async function endMembership(context: WithPayload, person: Person): Promise<void> {
  const open = { and: [ofPerson(person), { state: { equals: 'member' } }] }
  await changeEach(context, 'friends-members', open, { state: 'left', leftAt: nowIso() })
}

/**
 * Gives a customer the membership of the account's address, which the mailbox has proven. A membership by a former
 * address moves to the new one, so that a later owner of that mailbox gets nothing of the customer's.
 */
export async function adoptMembership(context: WithPayload, email: string, customer: string): Promise<void> {
  const former = { and: [{ customer: { equals: customer } }, { email: { not_equals: email } }] }
  if (await findOne(context, 'friends-members', former, ['email'])) {
    const inItsWay = { and: [{ email: { equals: email } }, { state: { not_equals: 'member' } }] }
    await deleteWhere(context, 'friends-members', inItsWay)
    if (!(await changeUnlessTaken(context, 'friends-members', former, { email })))
      await deleteWhere(context, 'friends-members', former)
  }
  const free = { and: [{ email: { equals: email } }, { customer: { exists: false } }] }
  await changeEach(context, 'friends-members', free, { customer })
}

/** Deletes all rows of a person. */
export async function eraseMember(context: WithPayload, person: Person): Promise<void> {
  await deleteWhere(context, 'friends-members', ofPerson(person))
}

/** How many rows a person has. */
export async function countRows(context: WithPayload, person: Person): Promise<number> {
  return countWhere(context, 'friends-members', ofPerson(person))
}

/** Gives everything of one account to another. */
export async function moveMembership(context: WithPayload, from: Person, into: string): Promise<void> {
  const others = {
    and: [ofPerson(from), { or: [{ customer: { exists: false } }, { customer: { not_equals: into } }] }],
  }
  await changeEach(context, 'friends-members', others, { customer: into })
}

function newRow(email: string, state: Member['state']) {
  const ref = randomBytes(24).toString('base64url')
  return { email, ref, state, joinedAt: null, leftAt: null, customer: null }
}
