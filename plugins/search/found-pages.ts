import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import type { FoundPage } from '#contracts/search.ts'
import { hook } from '#plugins/kit/hook.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'

/** What results show of the published pages at these paths in a language, by path; one without a page in it is left out. */
export type ShowPages = (
  context: WithPayload,
  paths: readonly string[],
  language: Language,
) => Promise<Map<string, FoundPage>>

/** Gives what results show of pages. */
export const foundPages = hook<ShowPages>('found pages')

const PREFIX = 'page:'

/** The id of a page in the index. */
export function pageDocumentId(path: string): string {
  return `${PREFIX}${path}`
}

/** The page's path; the id is of a page. */
export function pagePathOf(id: string): string {
  return id.slice(PREFIX.length)
}

/** What results show of pages, in the order of their paths. */
export async function showPages(context: WithPayload, paths: readonly string[]): Promise<FoundPage[]> {
  const shown = await pagesIn(context, paths, SHOP_LANGUAGE)
  return paths.flatMap((path) => shown.get(path) ?? [])
}

/** The pages at these paths as they are in a language, by path. One that is not in it is left out. */
export async function pagesIn(
  context: WithPayload,
  paths: readonly string[],
  language: Language,
): Promise<Map<string, FoundPage>> {
  return (await foundPages.only(context)?.(context, paths, language)) ?? new Map<string, FoundPage>()
}
