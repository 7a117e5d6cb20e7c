import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import {
  CoOccurrences,
  learningBounds,
  type Interaction,
  type LearningBounds,
} from '#domain/recommendations/co-occurrences.ts'
import type { SearchPlace } from '#domain/search/engine.ts'
import { hook } from '#plugins/kit/hook.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { perShop } from '#plugins/kit/storage/per-shop.ts'

/** Who keeps what shoppers did. */
export interface InteractionSource {
  /** Rises with everything that is stored. */
  version: (context: WithPayload) => Promise<number>
  /** Rises when something was taken back: what was learned is learned anew. */
  forgotten: (context: WithPayload) => Promise<number>
  /** The latest of one market, at least `most` where there are as many, in their order; and what to go on from. */
  latest: (
    context: WithPayload,
    place: SearchPlace,
    most: number,
  ) => Promise<{ interactions: Interaction[]; seen: SeenBatches }>
  /** What is stored of one market and not yet in `seen`, which remembers it. */
  read: (context: WithPayload, place: SearchPlace, seen: SeenBatches) => AsyncIterable<Interaction[]>
}

/** Which batches a reader has seen. Two processes write at once, so a lower number may come after a higher one. */
export interface SeenBatches {
  /** All up to here. */
  upTo: number
  /** And these beyond. */
  beyond: Set<number>
}

/** What recommendations learn from. */
export const interactionSource = hook<InteractionSource>('interaction source')

/** The articles of a merchant: nothing is learned of any other. */
type Known = Pick<ReadonlySet<string>, 'has'>

/** What this process has learned of one market of a merchant. */
interface Learned {
  tenant: string
  /** Of the source, when learning last began. */
  version: number
  forgotten: number
  /** Null until it has learned for the first time. */
  seen: SeenBatches | null
  known: CoOccurrences
  /** The learning that is under way. */
  learning: Promise<void> | null
}

/** How long a call waits for what is new; then it is answered by what is known. */
const LONGEST_WAIT_MS = 100
/** Interactions that are learned before others have their turn: some milliseconds. */
const SLICE = 200

/** By place. */
const learnedHere = perShop('learned interactions', () => new Map<string, Learned>())

/** Who was interested in what, in one market of a merchant. What is new is learned beside the call, which waits for it a moment only. */
export async function learnedOf(context: WithPayload, place: SearchPlace, goods: Known): Promise<CoOccurrences> {
  const learned = await begun(context, place, goods)
  if (learned?.learning) await Promise.race([learned.learning, wait(LONGEST_WAIT_MS, undefined, { ref: false })])
  return learned?.known ?? new CoOccurrences()
}

/** As `learnedOf`, with everything that was stored until now. */
export async function allLearnedOf(context: WithPayload, place: SearchPlace, goods: Known): Promise<CoOccurrences> {
  const before = await begun(context, place, goods)
  await before?.learning
  const learned = await begun(context, place, goods)
  await learned?.learning
  return learned?.known ?? new CoOccurrences()
}

/** Begins to learn what is new, unless learning is under way. */
async function begun({ payload }: WithPayload, place: SearchPlace, goods: Known): Promise<Learned | undefined> {
  const source = interactionSource.only({ payload })
  if (!source) return undefined
  const context = { payload }
  const [version, erased] = await Promise.all([source.version(context), source.forgotten(context)])
  const learned = placeOf(payload, place, erased)
  if (learned.learning || learned.version >= version) return learned
  learned.learning = learn(context, source, { place, goods, learned })
    .then(
      () => void (learned.version = version),
      (problem: unknown) => payload.logger.error({ err: problem }, 'Nothing could be learned of what shoppers did'),
    )
    .finally(() => (learned.learning = null))
  return learned
}

/** What is known of a place: nothing where data was erased since. */
function placeOf(payload: Payload, { tenant, market }: SearchPlace, erased: number): Learned {
  const all = learnedHere({ payload })
  const name = JSON.stringify([tenant, market])
  const before = all.get(name)
  if (before?.forgotten === erased) return before
  const known = new CoOccurrences()
  const learned = { tenant, version: 0, forgotten: erased, seen: null, known, learning: null }
  all.set(name, learned)
  // The bounds are a merchant's, whose markets share them.
  const ofTenant = [...all.values()].filter((one) => one.tenant === tenant)
  for (const one of ofTenant) one.known.keepWithin(shareOf(ofTenant.length))
  return learned
}

function shareOf(markets: number): LearningBounds {
  const part = (most: number) => Math.floor(most / markets)
  const { persons, interactions, pairs } = learningBounds
  return { persons: part(persons), interactions: part(interactions), pairs: part(pairs) }
}

interface Lesson {
  place: SearchPlace
  goods: Known
  learned: Learned
}

/** Learns the latest at a start, never more than the bounds allow; afterwards what has come since. */
async function learn(context: WithPayload, source: InteractionSource, lesson: Lesson): Promise<void> {
  const { place, learned } = lesson
  if (!learned.seen) {
    const most = learningBounds.interactions
    const { interactions, seen } = await source.latest(context, place, most)
    learned.seen = seen
    return addAll(lesson, interactions.slice(-most))
  }
  for await (const interactions of source.read(context, place, learned.seen)) await addAll(lesson, interactions)
}

async function addAll({ goods, learned: { known } }: Lesson, interactions: Interaction[]): Promise<void> {
  for (let at = 0; at < interactions.length; at += SLICE) {
    for (const interaction of interactions.slice(at, at + SLICE))
      if (goods.has(interaction.item)) known.add(interaction)
    await nextTurn()
  }
}
