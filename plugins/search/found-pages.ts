import type { FoundPage } from '#contracts/search.ts'
import { handlersOf, type Handlers } from '#plugins/kit/handlers.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'

/** What results show of the published pages at these paths; one without a page is left out. */
export type ShowPages = (context: WithPayload, paths: readonly string[]) => Promise<FoundPage[]>

const EXTENSION_POINT = 'found pages'
const PREFIX = 'page:'

/** The id of a page in the index. */
export function pageDocumentId(path: string): string {
  return `${PREFIX}${path}`
}

/** The page's path; the id is of a page. */
export function pagePathOf(id: string): string {
  return id.slice(PREFIX.length)
}

/** For `extend`: registers who knows what pages show. */
export function showingFoundPages(handlers: Record<string, ShowPages>): Handlers {
  return { [EXTENSION_POINT]: handlers }
}

/** What results show of pages, in the order of their paths. */
export async function showPages(context: WithPayload, paths: readonly string[]): Promise<FoundPage[]> {
  const handlers = [...handlersOf<ShowPages>(context.payload.config, EXTENSION_POINT).values()]
  const shown = (await Promise.all(handlers.map((show) => show(context, paths)))).flat()
  const byPath = new Map(shown.map((page) => [page.url, page]))
  return paths.flatMap((path) => byPath.get(path) ?? [])
}
