import type { APIContext } from 'astro'
import { getPage, type Page } from '#contracts/pages.ts'
import { pathIn } from '#domain/language-path.ts'
import { asAnonymous } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { languageAsked } from '../../shared/language.ts'

/**
 * The page of the editors at a path, in the page's language where it is published in it, an agreement in this version;
 * undefined where none is published. In its preview, its draft.
 */
export async function pageContent(
  { request, locals }: Pick<APIContext, 'request' | 'locals'>,
  path: string,
  version?: string,
): Promise<Page | undefined> {
  if (locals.draft?.page.path === path) return locals.draft.page
  for (const one of new Set([pathIn(languageAsked(request), path), path])) {
    const answer = await call(getPage, { path: one, ...(version !== undefined && { version }) }, asAnonymous(request))
    if (answer.ok) return answer.value.page
  }
}
