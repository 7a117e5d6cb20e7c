import type { Payload } from 'payload'
import { CoOccurrences } from '#domain/recommendations/co-occurrences.ts'
import type { SearchPlace } from '#domain/search/engine.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { interactionSource, type SeenBatches } from './interaction-source.ts'

/** What this process has learned of everything that is kept. */
interface Learned {
  version: number
  forgotten: number
  seen: SeenBatches
  byPlace: Map<string, CoOccurrences>
}

declare global {
  /** Global, since the bundles share no module state. */
  var learnedInteractions: WeakMap<Payload, Learned> | undefined
}

/** Who was interested in what, in one market of a merchant, with everything that was kept until now. */
export async function learnedOf({ payload }: WithPayload, place: SearchPlace): Promise<CoOccurrences> {
  const learned = await current(payload)
  return learned.byPlace.get(nameOf(place)) ?? new CoOccurrences()
}

async function current(payload: Payload): Promise<Learned> {
  const source = interactionSource(payload)
  const known = globalThis.learnedInteractions?.get(payload)
  if (!source) return known ?? empty(0)
  const context = { payload }
  const [version, forgotten] = await Promise.all([source.version(context), source.forgotten(context)])
  if (known && known.version >= version && known.forgotten === forgotten) return known
  return serialized('learned interactions', async () => {
    const before = globalThis.learnedInteractions?.get(payload)
    const learned = before?.forgotten === forgotten ? before : empty(forgotten)
    if (learned.version >= version) return learned
    for await (const { place, person, item } of source.read(context, learned.seen))
      coOccurrencesOf(learned, place).add({ person, item })
    learned.version = version
    globalThis.learnedInteractions ??= new WeakMap()
    globalThis.learnedInteractions.set(payload, learned)
    return learned
  })
}

function empty(forgotten: number): Learned {
  return { version: 0, forgotten, seen: { upTo: 0, beyond: new Set() }, byPlace: new Map() }
}

function coOccurrencesOf({ byPlace }: Learned, place: SearchPlace): CoOccurrences {
  const known = byPlace.get(nameOf(place)) ?? new CoOccurrences()
  byPlace.set(nameOf(place), known)
  return known
}

function nameOf({ tenant, market }: SearchPlace): string {
  return JSON.stringify([tenant, market])
}
