import type { CollectionConfig, Payload } from 'payload'
import { shopOnly } from './access.ts'
import { changeIf, createUnlessTaken, findOne, type WithPayload } from './documents.ts'

/** Numbers the shop gives out itself, so that no number of the database leaves a repository. */
export const counters: CollectionConfig = {
  slug: 'counters',
  access: shopOnly,
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, index: true },
    { name: 'value', type: 'number', required: true },
  ],
}

interface Counter {
  value: number
}

interface Seen {
  value: number
  readAtMs: number
}

declare global {
  /** Numbers as this process last saw them. Lives here because the bundles share no module state. */
  var seenNumbers: WeakMap<Payload, Map<string, Seen>> | undefined
}

/** How long a number that another process may have raised is believed. */
const BELIEVED_FOR_MS = 200

/** The next number of this name, each given once. `first` is where a new counter begins. */
export async function nextNumber(context: WithPayload, name: string, first = 1): Promise<number> {
  const counted = await changeIf<Counter>(context, 'counters', { name: { equals: name } }, { value: { $inc: 1 } })
  if (counted) return see(context, name, counted.value)
  const opened = await createUnlessTaken<Counter>(context, 'counters', { name, value: first })
  return opened ? see(context, name, opened.value) : nextNumber(context, name, first)
}

/** The last number given out, 0 when none was. */
export async function currentNumber(context: WithPayload, name: string): Promise<number> {
  return (await findOne<Counter>(context, 'counters', { name: { equals: name } }))?.value ?? 0
}

/** As `currentNumber`, without asking the database each time: what this process raised is seen at once, what another did within 200 ms. */
export async function recentNumber(context: WithPayload, name: string): Promise<number> {
  const seen = seenBy(context).get(name)
  if (seen && performance.now() - seen.readAtMs < BELIEVED_FOR_MS) return seen.value
  see(context, name, await currentNumber(context, name))
  return seenBy(context).get(name)?.value ?? 0
}

/** Counters only rise, so an answer that was overtaken on its way is not believed. */
function see(context: WithPayload, name: string, value: number): number {
  const known = seenBy(context).get(name)?.value ?? 0
  const seen = { value: Math.max(value, known), readAtMs: performance.now() }
  seenBy(context).set(name, seen)
  return value
}

function seenBy({ payload }: WithPayload): Map<string, Seen> {
  globalThis.seenNumbers ??= new WeakMap()
  const seen = globalThis.seenNumbers.get(payload) ?? new Map<string, Seen>()
  globalThis.seenNumbers.set(payload, seen)
  return seen
}
