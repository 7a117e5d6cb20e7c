import type { CollectionConfig } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import {
  changeIf,
  createUnlessTaken,
  deleteWhere,
  findAll,
  type Stored,
  type WithPayload,
} from '#plugins/kit/storage/documents.ts'
import { sweepEndedHolds } from './day-uses.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** How many times one browser may hold at once: as many as a family books. */
const MOST_HOLDS = 3

/**
 * The numbered places of who holds times. A hold first takes one of three, by its unique key, so that requests at once
 * hold no more than one after the other would.
 */
export const holdPlaces: CollectionConfig = {
  slug: 'hold-places',
  ...hiddenCollection({
    ofCustomers: { because: 'names holds by secret references for as long as they last, and nobody' },
  }),
  timestamps: false,
  fields: [
    /** `<holder>:<number>`. */
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    /** The hold that is in it. */
    { name: 'ref', type: 'text', required: true, index: true },
    /** The key of the request that took it, which finds it when it is sent again. */
    { name: 'request', type: 'text' },
    /** ISO instant at which it is free again, whatever becomes of the hold. */
    { name: 'until', type: 'text', required: true, index: true },
  ],
}

/** What stands in a place. */
type Claim = Pick<Stored<'hold-places'>, 'ref' | 'request' | 'until'>

/**
 * Takes a place for a hold, that of the hold it replaces where there is one. Gives what stands in the place, which is an
 * earlier claim where the same request has been sent before. Throws `request.too_many`.
 */
export async function claimPlace(
  context: WithPayload,
  holder: string,
  claim: Claim,
  replaced: string | undefined,
): Promise<Claim> {
  const earlier = (rows: readonly Claim[]) => rows.find(({ request }) => request !== null && request === claim.request)
  const taken = await takenPlaces(context, holder)
  const before = earlier(taken)
  if (before) return before
  if (replaced !== undefined && (await changeIf(context, 'hold-places', { ref: { equals: replaced } }, claim)))
    return claim
  const free = keysOf(holder).filter((key) => taken.every((place) => place.key !== key))
  for (const key of free) if (await takePlace(context, key, claim)) return claim
  // Others of this browser were first, among them perhaps this very request.
  const rows = await takenPlaces(context, holder)
  const meanwhile = earlier(rows)
  if (meanwhile) return meanwhile
  throw new Refusal('request.too_many', { seconds: secondsUntilFirst(rows) })
}

/** Frees the place of a hold that is no more. Safe to repeat. */
export function freePlace(context: WithPayload, ref: string): Promise<void> {
  return deleteWhere(context, 'hold-places', { ref: { equals: ref } })
}

/** Undoes a claim: its place is again that of the hold it was to replace, or free. */
export async function undoClaim(context: WithPayload, { ref }: Claim, replaced: Claim | undefined): Promise<void> {
  if (replaced) await changeIf(context, 'hold-places', { ref: { equals: ref } }, replaced)
  else await freePlace(context, ref)
}

/** Keeps the place of a hold until then. */
export async function keepPlace(context: WithPayload, { ref, until }: Pick<Claim, 'ref' | 'until'>): Promise<void> {
  await changeIf(context, 'hold-places', { ref: { equals: ref } }, { until })
}

/** Deletes the places of holds that have ended. */
export function eraseEndedPlaces(context: WithPayload): Promise<void> {
  return deleteWhere(context, 'hold-places', { until: { less_than_equal: nowIso() } })
}

function keysOf(holder: string): string[] {
  return Array.from({ length: MOST_HOLDS }, (_, at) => `${holder}:${at + 1}`)
}

function takenPlaces(context: WithPayload, holder: string): Promise<Stored<'hold-places'>[]> {
  return findAll(context, 'hold-places', {
    and: [{ key: { in: keysOf(holder) } }, { until: { greater_than: nowIso() } }],
  })
}

async function takePlace(context: WithPayload, key: string, claim: Claim): Promise<boolean> {
  const hasEnded = { and: [{ key: { equals: key } }, { until: { less_than_equal: nowIso() } }] }
  const taken =
    (await changeIf(context, 'hold-places', hasEnded, claim)) ??
    (await createUnlessTaken(context, 'hold-places', { key, ...claim }))
  return taken !== null
}

/** Seconds until the first of these ends, one at least. */
export function secondsUntilFirst(ending: readonly { until: string | null }[]): number {
  const [first = nowIso()] = ending.flatMap(({ until }) => until ?? []).toSorted()
  return Math.max(1, Math.ceil((Date.parse(first) - now().getTime()) / 1000))
}

/** Frees times whose hold has ended. */
export const sweepHolds: ScheduledTask = {
  name: 'booking holds',
  every: 60_000,
  async run(req) {
    await eraseEndedPlaces(req)
    return sweepEndedHolds(req)
  },
}
