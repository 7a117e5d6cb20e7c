import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import type { BehaviorEvent } from '#domain/behavior/behavior-event.ts'
import { bounds } from '#domain/bounds.ts'
import type { StoredEvent } from '#domain/behavior/packed-event.ts'
import type { SearchPlace } from '#domain/search/engine.ts'
import { now } from '#plugins/kit/clock.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { perShop } from '#plugins/kit/storage/per-shop.ts'
import { storedElsewhere, type Elsewhere } from './stored-elsewhere.ts'
import { nextBatch, writeBatch } from './repository.ts'

/** Events of one document at most. */
const MOST_OF_BATCH = 2000
/** Ids by which an event that is sent again is known. Clients send again for some minutes. */
const KNOWN_IDS = 200_000

interface Waiting {
  place: SearchPlace
  event: StoredEvent
  written: () => void
  broke: (problem: unknown) => void
}

interface Intake {
  waiting: Waiting[]
  isWriting: boolean
  /** What was stored, or is being stored, by place and id. */
  known: LRUCache<string, Promise<void>>
  elsewhere: Elsewhere
}

/** Too much waits to be written: come again later. */
export class IntakeFull extends Error {}

/**
 * Stores events, and answers when they are written, so that a crash loses nothing that was answered. While one batch is
 * being written, the next gathers. An event that comes again is stored once, also where it comes to another process or
 * after a restart.
 */
export async function keepEvents(
  { payload }: WithPayload,
  place: SearchPlace,
  events: readonly BehaviorEvent[],
): Promise<void> {
  const intake = intakeOf({ payload })
  if (intake.waiting.length + events.length > bounds['events waiting'].most) throw new IntakeFull()
  const saved = events.map((event) => keep(intake, place, event))
  void write(payload, intake)
  await Promise.all(saved)
}

function keep(intake: Intake, place: SearchPlace, event: BehaviorEvent): Promise<void> {
  const id = nameOf(place, event.id)
  const known = intake.known.get(id)
  if (known) return known
  const written = new Promise<void>((resolve, reject) => {
    const saved = { ...event, at: now().getTime() }
    intake.waiting.push({ place, event: saved, written: resolve, broke: reject })
  })
  intake.known.set(id, written)
  // What could not be written may be sent again.
  written.catch(() => intake.known.delete(id))
  return written
}

async function write(payload: Payload, intake: Intake): Promise<void> {
  if (intake.isWriting) return
  intake.isWriting = true
  while (intake.waiting.length > 0) {
    const together = intake.waiting.splice(0, MOST_OF_BATCH)
    for (const ofPlace of Object.values(Object.groupBy(together, ({ place }) => `${place.tenant} ${place.market}`))) {
      const [first] = ofPlace ?? []
      if (!first || !ofPlace) continue
      await writeOnce(payload, intake, ofPlace).then(
        () => ofPlace.forEach(({ written }) => written()),
        (problem: unknown) => ofPlace.forEach(({ broke }) => broke(problem)),
      )
    }
  }
  intake.isWriting = false
}

/** Writes what no other process has stored. */
async function writeOnce(payload: Payload, { known, elsewhere }: Intake, together: Waiting[]): Promise<void> {
  const [first] = together
  if (!first) return
  const number = await nextBatch({ payload })
  const saved = new Set<string>()
  for await (const { id, ...place } of storedElsewhere({ payload }, elsewhere, number)) {
    const name = nameOf(place, id)
    saved.add(name)
    if (!known.has(name)) known.set(name, Promise.resolve())
  }
  const events = together.map(({ event }) => event).filter(({ id }) => !saved.has(nameOf(first.place, id)))
  if (events.length > 0) await writeBatch({ payload }, { ...first.place, number, events })
}

function nameOf({ tenant, market }: SearchPlace, id: string): string {
  return JSON.stringify([tenant, market, id])
}

const intakeOf = perShop('behavior intake', (): Intake => ({
  waiting: [],
  isWriting: false,
  known: new LRUCache<string, Promise<void>>({ max: KNOWN_IDS }),
  elsewhere: { last: undefined, unread: new Set<number>() },
}))
