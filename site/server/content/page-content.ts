import { getPage, type Page } from '#contracts/pages.ts'
import { asAnonymous } from '../../in-process.ts'
import { call } from '../../shared/call.ts'

/** The page of the editors at a path, an agreement in this version; undefined where none is published. */
export async function pageContent(request: Request, path: string, version?: string): Promise<Page | undefined> {
  const answer = await call(getPage, { path, ...(version !== undefined && { version }) }, asAnonymous(request))
  return answer.ok ? answer.value.page : undefined
}
