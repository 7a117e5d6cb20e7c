import type { SearchDocument } from '#domain/search/engine.ts'
import { handlersOf, type Handlers } from '#plugins/kit/handlers.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'

/** What feeds the index with documents of one sort, such as the articles. Ids of two sources are never the same. */
export interface SearchSource {
  /** Another text whenever one of its documents may have changed. Asked before every question, so it is read from memory. */
  version: (context: WithPayload) => Promise<string>
  /** For each document a number that differs when the document does, by its id. */
  states: (context: WithPayload) => Promise<ReadonlyMap<string, number>>
  /** These documents; one that is gone is left out. */
  documents: (context: WithPayload, ids: readonly string[]) => Promise<SearchDocument[]>
}

const EXTENSION_POINT = 'search sources'

/** For `extend`: registers what the index is fed with, by the name of the source. */
export function feedingSearch(sources: Record<string, SearchSource>): Handlers {
  return { [EXTENSION_POINT]: sources }
}

/** Everything that feeds the index of this shop. */
export function searchSources({ payload }: WithPayload): Map<string, SearchSource> {
  return handlersOf<SearchSource>(payload.config, EXTENSION_POINT)
}
