import type { PageKey } from '#contracts/pages.ts'
import { handlersOf, type Handlers } from './handlers.ts'
import type { WithPayload } from './storage/documents.ts'

/** Finds the path of the page that the editors have given a key; null where none is published. */
export type FindPagePath = (context: WithPayload, key: PageKey) => Promise<string | null>

const EXTENSION_POINT = 'page paths'

/** For `extend`: registers who knows where the keys lead. */
export function findingPagePaths(handlers: Record<string, FindPagePath>): Handlers {
  return { [EXTENSION_POINT]: handlers }
}

/** The path of the page of a key; null, with a warning, where there is none. */
export async function pagePath(context: WithPayload, key: PageKey): Promise<string | null> {
  const { config, logger } = context.payload
  for (const find of handlersOf<FindPagePath>(config, EXTENSION_POINT).values()) {
    const path = await find(context, key)
    if (path !== null) return path
  }
  logger.warn(`No page for the key ${key}`)
  return null
}
