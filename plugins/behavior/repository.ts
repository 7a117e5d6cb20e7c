import { packedEvent, unpackedEvent, type StoredEvent, type PackedEvent } from '#domain/behavior/packed-event.ts'
import type { SearchPlace } from '#domain/search/engine.ts'
import { currentNumber, nextNumber, recentNumber } from '#plugins/kit/storage/counters.ts'
import { changeById, findAll, findEach, writeUnlessTaken, type WithPayload } from '#plugins/kit/storage/documents.ts'

const BATCHES = 'behavior batches'
const ERASED = 'behavior forgotten'
/** So many batches are read at once: each has up to two thousand events. */
const AT_ONCE = 5
/** So many processes may be writing at once, of which a lower number comes after a higher one. */
export const CONCURRENT = 50

export interface Batch extends SearchPlace {
  number: number
  events: StoredEvent[]
}

/** Rises with every batch; of another process within 200 ms. */
export function batchesVersion(context: WithPayload): Promise<number> {
  return recentNumber(context, BATCHES)
}

/** Rises when a person was erased. */
export function erasedVersion(context: WithPayload): Promise<number> {
  return recentNumber(context, ERASED)
}

/** The number of a batch that is about to be written. */
export function nextBatch(context: WithPayload): Promise<number> {
  return nextNumber(context, BATCHES)
}

/** Writes events that came together. */
export async function writeBatch(
  context: WithPayload,
  { tenant, market, number, events }: SearchPlace & { number: number; events: StoredEvent[] },
): Promise<void> {
  await writeUnlessTaken(context, 'behavior-batches', { number, tenant, market, events: events.map(packedEvent) })
}

/** Events of a document; older ones were stored with names. */
function eventsIn(events: readonly (PackedEvent | StoredEvent)[]): StoredEvent[] {
  return events.map((event) => (Array.isArray(event) ? unpackedEvent(event) : event))
}

interface Seen {
  upTo: number
  beyond: Set<number>
}

/** The batches of these numbers that are stored, a few at once. */
export async function* batchesOf(context: WithPayload, numbers: readonly number[]): AsyncGenerator<Batch> {
  for (let at = 0; at < numbers.length; at += AT_ONCE) {
    const where = { number: { in: numbers.slice(at, at + AT_ONCE) } }
    for (const { number, tenant, market, events } of await findAll(context, 'behavior-batches', where))
      yield { number, tenant, market, events: eventsIn(events) }
  }
}

/** Batches of a place after a number in their order, but for those that were seen. Batches being written right now may come the next time. */
export async function* batchesAfter(context: WithPayload, place: SearchPlace, seen: Seen): AsyncGenerator<Batch> {
  const until = await currentNumber(context, BATCHES)
  const known = [...seen.beyond]
  let last = Math.max(0, seen.upTo)
  for (;;) {
    const number = { greater_than: last, ...(known.length > 0 && { not_in: known }) }
    const where = { ...inPlace(place), number }
    const page = await findAll(context, 'behavior-batches', where, { sort: 'number', limit: AT_ONCE })
    for (const { number, tenant, market, events } of page) {
      last = number
      seen.beyond.add(number)
      yield { number, tenant, market, events: eventsIn(events) }
    }
    if (page.length < AT_ONCE) break
  }
  seen.upTo = Math.max(seen.upTo, until - CONCURRENT)
  for (const number of seen.beyond) if (number <= seen.upTo) seen.beyond.delete(number)
}

/** Batches of a place, the newest first, and what `batchesAfter` goes on from, once they were read as far as wanted. */
export async function batchesBackwards(
  context: WithPayload,
  place: SearchPlace,
): Promise<{ seen: Seen; batches: AsyncGenerator<Batch> }> {
  const until = await currentNumber(context, BATCHES)
  const seen: Seen = { upTo: Math.max(0, until - CONCURRENT), beyond: new Set() }
  async function* backwards(): AsyncGenerator<Batch> {
    let before = Number.MAX_SAFE_INTEGER
    for (;;) {
      const where = { ...inPlace(place), number: { less_than: before } }
      const page = await findAll(context, 'behavior-batches', where, { sort: '-number', limit: AT_ONCE })
      for (const { number, tenant, market, events } of page) {
        before = number
        if (number > seen.upTo) seen.beyond.add(number)
        yield { number, tenant, market, events: eventsIn(events) }
      }
      if (page.length < AT_ONCE) return
    }
  }
  return { seen, batches: backwards() }
}

function inPlace({ tenant, market }: SearchPlace) {
  return { tenant: { equals: tenant }, market: { equals: market } }
}

/** Events of a place that came after an instant (ms), in the order they were written; of more than `most` the latest. */
export async function eventsSince(
  context: WithPayload,
  place: SearchPlace,
  { since, most }: { since: number; most: number },
): Promise<StoredEvent[]> {
  const pages: StoredEvent[][] = []
  let [before, count] = [Number.MAX_SAFE_INTEGER, 0]
  for (;;) {
    const where = { ...inPlace(place), number: { less_than: before } }
    const page = await findAll(context, 'behavior-batches', where, { sort: '-number', limit: AT_ONCE })
    for (const { number, events } of page) {
      before = number
      const recent = eventsIn(events).filter(({ at }) => at > since)
      pages.push(recent)
      count += recent.length
    }
    const isOld = eventsIn(page.at(-1)?.events ?? []).every(({ at }) => at <= since)
    if (page.length < AT_ONCE || isOld || count >= most) break
  }
  return eachOnce(pages.reverse().flat()).slice(-most)
}

/** Two processes that received the same event at the same time have both stored it: the first counts. */
function eachOnce(events: readonly StoredEvent[]): StoredEvent[] {
  const known = new Set<string>()
  return events.filter(({ id }) => !known.has(id) && known.add(id))
}

/** Deletes the events of a person from everything that is stored of a merchant, and returns how many they were. */
export async function erasePerson(context: WithPayload, tenant: string, person: string): Promise<number> {
  let gone = 0
  for await (const { id, events } of findEach(context, 'behavior-batches', { tenant: { equals: tenant } })) {
    const left = eventsIn(events).filter((event) => event.person !== person)
    if (left.length === events.length) continue
    gone += events.length - left.length
    await changeById(context, 'behavior-batches', id, { events: left.map(packedEvent) })
  }
  if (gone > 0) await nextNumber(context, ERASED)
  return gone
}
