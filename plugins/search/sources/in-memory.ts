import { documentState } from '#domain/search/document-state.ts'
import type { SearchDocument } from '#domain/search/engine.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import type { SearchSource } from '../current-index.ts'

/** A source of few documents, which are all made again when one of them may have changed. */
export function sourceOf(
  version: SearchSource['version'],
  read: (context: WithPayload) => Promise<SearchDocument[]>,
): SearchSource {
  return {
    version,
    states: async (context) => new Map((await read(context)).map((one) => [one.id, documentState(one)])),
    async documents(context, ids) {
      const wanted = new Set(ids)
      return (await read(context)).filter(({ id }) => wanted.has(id))
    },
  }
}
