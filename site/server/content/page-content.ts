import { getPage, type Page } from '#contracts/pages.ts'
import { asAnonymous } from '../../in-process.ts'
import { call } from '../../shared/call.ts'

/** The page of the editors at a path; undefined where none is published. */
export async function pageContent(request: Request, path: string): Promise<Page | undefined> {
  const answer = await call(getPage, { path }, asAnonymous(request))
  return answer.ok ? answer.value.page : undefined
}
