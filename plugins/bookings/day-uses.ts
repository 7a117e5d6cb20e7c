import type { AgeGroup } from '#contracts/exam-types.ts'
import type { Use } from '#domain/bookings/schedule.ts'
import { Refusal } from '#domain/refusal.ts'
import { now, nowIso, today } from '#plugins/kit/clock.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import {
  changeIf,
  findAll,
  findEach,
  findOne,
  type Stored,
  type WithPayload,
  writeUnlessTaken,
} from '#plugins/kit/storage/documents.ts'
import { perShop } from '#plugins/kit/storage/per-shop.ts'

/** What a hold says beside its use, until it is booked. */
export interface HeldFor {
  examType: string
  ageGroup: AgeGroup
  /** Whether the examiner was asked for by name. */
  isWished: boolean
  isProlonged: boolean
  /** Signature of the customer who is signed in, or of the browser: who may give it up for another. */
  by: string
  /** Signature of the network it was held from; null for staff, and where limits are off. */
  network: string | null
  /** The key of the request that made it, which finds it when it is sent again. */
  key: string | null
  /** Number of the booking that is to move here; null of a new one. */
  moves: string | null
}

/** A use as a day keeps it. Holds say what for. */
export type StoredUse = Use & { hold?: HeldFor }

/** A day of a store. */
export interface OfStore {
  store: number
  /** ISO day. */
  day: string
}

type BookingDay = Pick<Stored<'booking-days'>, 'key' | 'version' | 'uses'>

/** What a rule makes of a day: its uses where they change, and an answer. */
export interface DayChange<T> {
  uses?: StoredUse[]
  answer: T
}

export const dayKey = ({ store, day }: OfStore) => `${store}:${day}`

/** Whether a use counts: a booking always, a hold until it ends. */
export function counts({ until }: Use, instant = nowIso()): boolean {
  return until === null || until > instant
}

/** Says what becomes of a day. It sees the uses that count, may throw a refusal, and may be asked more than once. */
type Rule<T> = (uses: readonly StoredUse[]) => DayChange<T>

/**
 * Changes what is taken of a day, by a rule that sees all of it, in one statement that is guarded by the day's version; the
 * rule is asked again where another process was first. Holds that have ended are gone before it sees them, or permanent,
 * where they have become bookings.
 */
export function changeDay<T>(context: WithPayload, ofStore: OfStore, rule: Rule<T>): Promise<T> {
  return serialized(`booking day ${dayKey(ofStore)}`, async () => {
    const changed = await changeAsKnown(context, ofStore, rule)
    return changed ? changed.answer : changeAsRead(context, ofStore, rule)
  })
}

/**
 * Changes a day as this process last knew it, which spares reading it. Null where the day is not known so any more, and where the
 * rule says no: a no is given of the day as it is.
 */
async function changeAsKnown<T>(context: WithPayload, ofStore: OfStore, rule: Rule<T>): Promise<{ answer: T } | null> {
  const known = knownOf(context).days.get(dayKey(ofStore))
  if (!known) return null
  try {
    const { uses, answer } = rule(await settledUses(context, ofStore, known.uses))
    return uses && (await write(context, ofStore, known.version, uses)) ? { answer } : null
  } catch (problem) {
    if (problem instanceof Refusal) return null
    throw problem
  }
}

async function changeAsRead<T>(context: WithPayload, ofStore: OfStore, rule: Rule<T>): Promise<T> {
  const key = dayKey(ofStore)
  const document = await findOne(context, 'booking-days', { key: { equals: key } }, ['key', 'version', 'uses'])
  if (document) remember(context, document)
  const { uses, answer } = rule(document ? await settledUses(context, ofStore, document.uses) : [])
  if (!uses) return answer
  const isWritten = document
    ? await write(context, ofStore, document.version, uses)
    : await create(context, ofStore, uses)
  return isWritten ? answer : changeAsRead(context, ofStore, rule)
}

/** Writes the uses of a day that still is of this version. */
async function write(context: WithPayload, ofStore: OfStore, version: number, uses: StoredUse[]): Promise<boolean> {
  const key = dayKey(ofStore)
  const isThis = { and: [{ key: { equals: key } }, { version: { equals: version } }] }
  const isWritten = await changeIf(context, 'booking-days', isThis, { ...asStored(uses), version: version + 1 })
  if (isWritten) remember(context, { key, uses, version: version + 1 })
  return isWritten !== null
}

async function create(context: WithPayload, ofStore: OfStore, uses: StoredUse[]): Promise<boolean> {
  const key = dayKey(ofStore)
  const isWritten = await writeUnlessTaken(context, 'booking-days', { ...asStored(uses), key, ...ofStore, version: 0 })
  if (isWritten) remember(context, { key, uses, version: 0 })
  return isWritten
}

function asStored(uses: StoredUse[]) {
  const heldUntil = uses.flatMap(({ until }) => until ?? []).toSorted()[0] ?? null
  return { uses, heldUntil, changedAt: nowIso() }
}

/** The uses of a day without holds that have ended, but for those that have become bookings: they are permanent. */
async function settledUses(context: WithPayload, { day }: OfStore, uses: readonly StoredUse[]): Promise<StoredUse[]> {
  const instant = nowIso()
  const ended = uses.filter((use) => !counts(use, instant))
  if (ended.length === 0) return [...uses]
  const where = { and: [{ ref: { in: ended.map(({ ref }) => ref) } }, { state: { not_equals: 'canceled' } }] }
  const booked = await findAll(context, 'bookings', where, { fields: ['ref', 'day'] })
  const isBooked = (ref: string) => booked.some((booking) => booking.ref === ref && booking.day === day)
  return uses.flatMap((use) => {
    if (counts(use, instant)) return [use]
    return isBooked(use.ref) ? [asBooked(use)] : []
  })
}

/** A use that no longer ends. */
export function asBooked({ hold: _, ...use }: StoredUse): StoredUse {
  return { ...use, until: null }
}

/** Makes holds that have ended free, or permanent where they are booked. Gives how many days had some. */
export async function sweepEndedHolds(context: WithPayload): Promise<number> {
  const stale = findEach(context, 'booking-days', { heldUntil: { less_than: nowIso() } })
  return oneByOne(stale, ({ store, day }) =>
    changeDay(context, { store, day }, (uses) => ({ uses: [...uses], answer: undefined })),
  )
}

/** A day as this process knows it. */
interface KnownDay {
  version: number
  uses: readonly StoredUse[]
  /** Those of them that are holds: nearly always few or none. */
  held: readonly StoredUse[]
}

/** The days as this process knows them. */
interface KnownDays {
  days: Map<string, KnownDay>
  /** Instant up to which the changes of others are known. */
  knownAt: string
  askedAtMs: number
  readAllAtMs: number
  asking?: Promise<void> | undefined
}

/** How long the known days are used without asking what other processes have changed. */
const FRESH_MS = 200
/** Clocks of two processes may differ by this much. */
const SKEW_MS = 2_000
const READ_ALL_MS = 600_000
const NONE: readonly StoredUse[] = []

/**
 * Returns the uses of any day from today on, from memory. Changes by this process show at once, those of another within
 * 200 ms. Code that takes a time calls `changeDay`, which reads the current state.
 */
export async function knownUses(context: WithPayload): Promise<(ofStore: OfStore) => readonly StoredUse[]> {
  const known = knownOf(context)
  if (performance.now() - known.askedAtMs >= FRESH_MS) {
    known.asking ??= refresh(context, known).finally(() => (known.asking = undefined))
    await known.asking
  }
  const instant = nowIso()
  return (ofStore) => {
    const { uses = NONE, held = NONE } = known.days.get(dayKey(ofStore)) ?? {}
    return held.every((use) => counts(use, instant)) ? uses : uses.filter((use) => counts(use, instant))
  }
}

/** All holds of a holder that count. */
export async function holdsBy(context: WithPayload, by: string): Promise<StoredUse[]> {
  await knownUses(context)
  const instant = nowIso()
  return [...knownOf(context).days.values()].flatMap(({ held }) =>
    held.filter((use) => use.hold?.by === by && counts(use, instant)),
  )
}

/** Reads what has changed since, or everything from today on. */
async function refresh(context: WithPayload, known: KnownDays): Promise<void> {
  const [askedAtMs, instant] = [performance.now(), nowIso()]
  if (askedAtMs - known.readAllAtMs >= READ_ALL_MS) await readAll(context, known, askedAtMs)
  else {
    // A clock that was moved back in the meantime is the earlier of both.
    const since = known.knownAt < instant ? known.knownAt : instant
    const from = new Date(Date.parse(since) - SKEW_MS).toISOString()
    const changed = await findAll(
      context,
      'booking-days',
      { changedAt: { greater_than_equal: from } },
      { fields: ['key', 'version'] },
    )
    const news = changed.filter(({ key, version }) => (known.days.get(key)?.version ?? -1) < version)
    if (news.length > 0)
      for (const day of await findAll(context, 'booking-days', { key: { in: news.map(({ key }) => key) } }))
        remember(context, day)
  }
  known.knownAt = instant
  known.askedAtMs = askedAtMs
}

async function readAll(context: WithPayload, known: KnownDays, askedAtMs: number): Promise<void> {
  const fields = ['key', 'version', 'uses'] as const
  const all = await findAll(context, 'booking-days', { day: { greater_than_equal: today() } }, { fields })
  known.days = new Map()
  for (const day of all) remember(context, day)
  known.readAllAtMs = askedAtMs
}

/** Notes a day as it is stored. A newer version that is known already stays. */
function remember(context: WithPayload, { key, version, uses }: BookingDay): void {
  const { days } = knownOf(context)
  if ((days.get(key)?.version ?? -1) < version)
    days.set(key, { version, uses, held: uses.filter(({ until }) => until !== null) })
}

const knownOf = perShop('booking days', (): KnownDays => {
  const never = Number.NEGATIVE_INFINITY
  return { days: new Map(), knownAt: now().toISOString(), askedAtMs: never, readAllAtMs: never }
})
