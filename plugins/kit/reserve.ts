import type { Field, NumberField, Where } from 'payload'
import * as z from 'zod/mini'
import { byTheShop } from './access.ts'
import { now } from './clock.ts'
import { forMachines } from './desk.ts'
import { changeIf, findOne, type WithPayload } from './documents.ts'
import { keptSince } from './forget.ts'
import { inTurn } from './in-turn.ts'
import { readable } from './readable.ts'
import { signature } from './secrets.ts'

/** A number on a document that can be taken from, such as pieces on a shelf or money on a gift card. */
export interface ReservableField {
  collection: string
  /** Names one document. */
  where: Where
  field: string
}

interface Kept {
  id: number | string
  holds: Record<string, number> | null
  holdsVersion: number
  [field: string]: unknown
}

const Amount = z.int().check(z.minimum(0), z.maximum(1_000_000))
const WHOLE = 'Kirjoita kokonaisluku, enintään 1 000 000.'

const RETURNED = 'returned '

/** The fields a document needs so that its number can be taken from: the number, who holds how much, and a version. */
export function reservable(name: string, label: string, admin: NumberField['admin'] = {}): Field[] {
  const number = {
    name,
    label,
    type: 'number',
    required: true,
    defaultValue: 0,
    validate: readable(Amount, WHOLE),
    admin,
  }
  return [number as NumberField, ...holdFields()]
}

/** Who holds how much of a number, for a collection that describes the number itself. */
export function holdFields(): Field[] {
  const hidden = { admin: forMachines, access: byTheShop }
  return [
    { name: 'holds', type: 'json', ...hidden },
    { name: 'holdsVersion', type: 'number', defaultValue: 0, ...hidden },
  ]
}

/**
 * Takes this much for `ref`, or nothing at all when there is less. Asked again for the same ref, it takes no more.
 * With an owner, `heldBy` can tell how much of the number is theirs.
 *
 * Taking and remembering who took are one guarded statement: a crash can lose neither without the other.
 */
export function reserve(
  context: WithPayload,
  target: ReservableField,
  amount: number,
  ref: string,
  owner?: string,
): Promise<boolean> {
  return change(context, target, (kept, holds) => {
    if (heldFor(holds, ref)) return { isDone: true }
    if (Number(kept[target.field]) < amount) return { isDone: false }
    return { isDone: true, add: -amount, holds: { ...holds, [holder(ref) + markOf(owner)]: amount } }
  })
}

/** How much of a number is held in this owner's name, and not yet gone for good. */
export function heldBy(holds: Record<string, number> | null | undefined, owner: string): number {
  const mark = markOf(owner)
  return Object.entries(holds ?? {}).reduce((sum, [name, held]) => (name.endsWith(mark) ? sum + held : sum), 0)
}

/** Puts back what `ref` holds. True when it held something. */
export function release(context: WithPayload, target: ReservableField, ref: string): Promise<boolean> {
  return change(context, target, (_, holds) => {
    const hold = heldFor(holds, ref)
    return hold ? { isDone: true, add: hold.amount, holds: hold.others } : { isDone: false }
  })
}

/** What `ref` holds is gone for good: sold, or spent. */
export function settle(context: WithPayload, target: ReservableField, ref: string): Promise<boolean> {
  return change(context, target, (_, holds) => {
    const hold = heldFor(holds, ref)
    return hold ? { isDone: true, add: 0, holds: hold.others } : { isDone: false }
  })
}

/**
 * Adds to the number again what had been gone for good, once per ref: goods that come back, money returned. Remembered
 * by when it was, for as long as it may be asked again.
 */
export function putBack(context: WithPayload, target: ReservableField, amount: number, ref: string): Promise<boolean> {
  const memory = `${RETURNED}${holder(ref)}`
  return change(context, target, (_, holds) =>
    memory in holds
      ? { isDone: true }
      : { isDone: true, add: amount, holds: { ...withoutOldReturns(holds), [memory]: now().getTime() } },
  )
}

/** What `ref` holds, with an owner or without, and what others do. */
function heldFor(holds: Record<string, number>, ref: string) {
  const mine = holder(ref)
  const name = Object.keys(holds).find((each) => each.split('.')[0] === mine)
  if (name === undefined) return null
  const { [name]: amount = 0, ...others } = holds
  return { amount, others }
}

/** A shelf that named its purchases would tell what was bought: the SKU of a contact lens is the power of an eye. */
function holder(ref: string): string {
  return signature('holder', ref).slice(0, 22)
}

function markOf(owner: string | undefined): string {
  return owner === undefined ? '' : `.${signature('owner', owner).slice(0, 22)}`
}

function withoutOldReturns(holds: Record<string, number>): Record<string, number> {
  const since = Date.parse(keptSince('returns'))
  return Object.fromEntries(Object.entries(holds).filter(([name, at]) => !name.startsWith(RETURNED) || at >= since))
}

interface Step {
  isDone: boolean
  add?: number
  holds?: Record<string, number>
}

type Decide = (kept: Kept, holds: Record<string, number>) => Step

function change(context: WithPayload, target: ReservableField, decide: Decide): Promise<boolean> {
  return inTurn(`${target.collection} ${JSON.stringify(target.where)}`, () => attempt(context, target, decide))
}

async function attempt(context: WithPayload, target: ReservableField, decide: Decide): Promise<boolean> {
  const kept = await findOne<Kept>(context, target.collection, target.where)
  if (!kept) return false
  const step = decide(kept, kept.holds ?? {})
  if (!step.holds) return step.isDone
  const where = { and: [{ id: { equals: kept.id } }, { holdsVersion: { equals: kept.holdsVersion } }] }
  const data = { [target.field]: { $inc: step.add ?? 0 }, holds: step.holds, holdsVersion: { $inc: 1 } }
  const changed = await changeIf(context, target.collection, where, data)
  return changed ? step.isDone : attempt(context, target, decide)
}
