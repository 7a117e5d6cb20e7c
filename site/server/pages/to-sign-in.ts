import type { APIContext } from 'astro'
import { seeOther } from '../forms/shop-form.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { pathTo, type RouteName } from '../../shared/routes.ts'

type Page = Pick<APIContext, 'url' | 'locals'>

/** Leads a reader of a page for customers to the sign-in, and from there back to the page. */
export function toSignIn(page: Page): Response {
  return leadTo(page, 'sign_in')
}

/** Where a customer who is signed in by a password identifies by a bank, and comes back to this page. */
export function identifyPath(page: Page): string {
  return pathBack(page, 'identify')
}

function leadTo(page: Page, route: RouteName): Response {
  return seeOther(pathBack(page, route))
}

function pathBack(page: Page, route: RouteName): string {
  const { pathname, search } = page.url
  return `${pathTo(page, route)}?${pageQuery.next}=${encodeURIComponent(decodeURI(pathname) + search)}`
}
