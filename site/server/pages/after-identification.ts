import type { IdentifiedSignIn } from '#contracts/identification.ts'
import type { InLanguage } from '../../shared/language.ts'
import { localPath } from '../../shared/local-path.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { pathTo } from '../../shared/routes.ts'

/**
 * Where a customer goes after signing in by identification: the page asked for before, or the first page of My Pages.
 */
export function afterIdentification(page: InLanguage, { next, joinedLines }: IdentifiedSignIn): string {
  const home = pathTo(page, 'my_pages')
  const to = localPath(next, home)
  return to === home && joinedLines > 0 ? `${home}?${pageQuery.joined}=${joinedLines}` : to
}
