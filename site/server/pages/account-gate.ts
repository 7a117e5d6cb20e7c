import type { APIContext } from 'astro'
import type { Failure } from '#contracts/refusals.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { pathTo } from '../../shared/routes.ts'
import type { InLanguage } from '../../shared/language.ts'
import { seeOther } from '../forms/shop-form.ts'

type Page = InLanguage & Pick<APIContext, 'url'>

/**
 * Where a page sends a reader whose trust is too low: to sign in, or to strong identification. Both lead back here.
 * Undefined for every other failure.
 */
export function gateFor(page: Page, { code }: Failure): Response | undefined {
  const name =
    code === 'request.not_signed_in' ? 'sign_in' : code === 'request.needs_strong_identification' && 'identify'
  if (!name) return undefined
  const back = encodeURIComponent(decodeURI(page.url.pathname) + page.url.search)
  return seeOther(`${pathTo(page, name)}?${pageQuery.next}=${back}`)
}
