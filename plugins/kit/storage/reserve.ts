import type { CollectionSlug, Where } from 'payload'
import { now } from '../clock.ts'
import { changeIf, findOne, type Stored, type WithPayload } from './documents.ts'
import { retentionCutoff } from '../tasks/retention-cutoff.ts'
import { serialized } from '../serialized.ts'
import { signature } from '../sealing/secrets.ts'

/** Collections whose documents have `holdFields`. */
type ReservableSlug = {
  [Slug in CollectionSlug]: 'holdsVersion' extends keyof Stored<Slug> ? Slug : never
}[CollectionSlug]

/** A number on a document that can be reserved from, such as stock or the balance of a gift card. */
export type ReservableField = { [Slug in ReservableSlug]: ReservableIn<Slug> }[ReservableSlug]

interface ReservableIn<Slug extends CollectionSlug> {
  collection: Slug
  /** Matches one document. */
  where: Where
  field: NumberOf<Stored<Slug>>
}
type NumberOf<Document> = {
  [Name in keyof Document]: Document[Name] extends number | null ? Name : never
}[keyof Document]

/** How much is reserved, by the signed reference it is reserved for. */
export type Holds = Record<string, number>

const RETURNED = 'returned '

/**
 * Reserves `amount` for `ref`, or nothing when less is left. Idempotent per `ref`. With an owner, `heldBy` gives how much
 * of the number that owner holds.
 *
 * The number and the hold change in one guarded statement: a crash cannot lose one without the other.
 */
export function reserve(
  context: WithPayload,
  target: ReservableField,
  amount: number,
  ref: string,
  owner?: string,
): Promise<boolean> {
  return changeHolds(context, target, (left, holds) => {
    if (heldFor(holds, ref)) return { isDone: true }
    if (left < amount) return { isDone: false }
    return { isDone: true, add: -amount, holds: { ...holds, [holdKey(ref) + ownerSuffix(owner)]: amount } }
  })
}

/** How much of a number this owner holds, not yet settled. */
export function heldBy(holds: Holds | null | undefined, owner: string): number {
  const suffix = ownerSuffix(owner)
  return Object.entries(holds ?? {}).reduce((sum, [name, held]) => (name.endsWith(suffix) ? sum + held : sum), 0)
}

/** How much of a number is held by all together, not yet settled. */
export function heldInAll(holds: Holds | null | undefined): number {
  return Object.entries(holds ?? {}).reduce((sum, [name, held]) => (name.startsWith(RETURNED) ? sum : sum + held), 0)
}

/** Releases the hold of `ref`. True when there was one. */
export function release(context: WithPayload, target: ReservableField, ref: string): Promise<boolean> {
  return changeHolds(context, target, (_, holds) => {
    const hold = heldFor(holds, ref)
    return hold ? { isDone: true, add: hold.amount, holds: hold.others } : { isDone: false }
  })
}

/** Ends the hold of `ref` as sold or spent. True when there was one. */
export function settle(context: WithPayload, target: ReservableField, ref: string): Promise<boolean> {
  return changeHolds(context, target, (_, holds) => {
    const hold = heldFor(holds, ref)
    return hold ? { isDone: true, add: 0, holds: hold.others } : { isDone: false }
  })
}

/**
 * Adds back what was settled, once per `ref`: returned goods, refunded money. The instant is stored in `holds` for as long
 * as the request may be repeated.
 */
export function putBack(context: WithPayload, target: ReservableField, amount: number, ref: string): Promise<boolean> {
  const returnKey = `${RETURNED}${holdKey(ref)}`
  return changeHolds(context, target, (_, holds) =>
    returnKey in holds
      ? { isDone: true }
      : { isDone: true, add: amount, holds: { ...withoutOldReturns(holds), [returnKey]: now().getTime() } },
  )
}

/** The amount held by `ref`, and the holds of all others. */
function heldFor(holds: Holds, ref: string) {
  const mine = holdKey(ref)
  const name = Object.keys(holds).find((each) => each.split('.')[0] === mine)
  if (name === undefined) return null
  const { [name]: amount = 0, ...others } = holds
  return { amount, others }
}

/** Signed, since a plain `ref` would link a purchase to a SKU, and the SKU of a contact lens reveals a prescription. */
function holdKey(ref: string): string {
  return signature('holder', ref).slice(0, 22)
}

function ownerSuffix(owner: string | undefined): string {
  return owner === undefined ? '' : `.${signature('owner', owner).slice(0, 22)}`
}

function withoutOldReturns(holds: Holds): Holds {
  const since = Date.parse(retentionCutoff('returns'))
  return Object.fromEntries(Object.entries(holds).filter(([name, at]) => !name.startsWith(RETURNED) || at >= since))
}

interface Step {
  isDone: boolean
  add?: number
  holds?: Holds
}

/** Given the number and its holds. */
type Rule = (left: number, holds: Holds) => Step

function changeHolds(context: WithPayload, target: ReservableField, rule: Rule): Promise<boolean> {
  return serialized(`${target.collection} ${JSON.stringify(target.where)}`, () => attempt(context, target, rule))
}

async function attempt(context: WithPayload, target: ReservableField, rule: Rule): Promise<boolean> {
  const document = await findOne(context, target.collection, target.where)
  if (!document) return false
  const fields: Record<string, unknown> = { ...document }
  const step = rule(Number(fields[target.field]), document.holds ?? {})
  if (!step.holds) return step.isDone
  const where = { and: [{ id: { equals: document.id } }, { holdsVersion: { equals: document.holdsVersion } }] }
  const data = { [target.field]: { $inc: step.add ?? 0 }, holds: step.holds, holdsVersion: { $inc: 1 } }
  const changed = await changeIf(context, target.collection, where, data)
  return changed ? step.isDone : attempt(context, target, rule)
}
