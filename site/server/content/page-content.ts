import type { APIContext } from 'astro'
import { getPage, type Page } from '#contracts/pages.ts'
import { asAnonymous } from '../../in-process.ts'
import { call } from '../../shared/call.ts'

/** The page of the editors at a path, an agreement in this version; undefined where none is published. In its preview, its draft. */
export async function pageContent(
  { request, locals }: Pick<APIContext, 'request' | 'locals'>,
  path: string,
  version?: string,
): Promise<Page | undefined> {
  if (locals.draft?.page.path === path) return locals.draft.page
  const answer = await call(getPage, { path, ...(version !== undefined && { version }) }, asAnonymous(request))
  return answer.ok ? answer.value.page : undefined
}
