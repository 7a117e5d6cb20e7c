import type { Payload } from 'payload'
import type { Interaction } from '#domain/recommendations/co-occurrences.ts'
import type { SearchPlace } from '#domain/search/engine.ts'
import { handlersOf, type Handlers } from '#plugins/kit/handlers.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'

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

const EXTENSION_POINT = 'interactions'

/** For `extend`: registers who keeps what shoppers did. */
export function keepingInteractions(source: InteractionSource): Handlers {
  return { [EXTENSION_POINT]: { source } }
}

export function interactionSource({ config }: Payload): InteractionSource | undefined {
  return handlersOf<InteractionSource>(config, EXTENSION_POINT).get('source')
}
