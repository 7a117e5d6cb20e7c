import type { APIContext } from 'astro'
import { type Customer, getBirthDate, getCustomer } from '#contracts/customers.ts'
import type { IdentifiedSignIn } from '#contracts/identification.ts'
import { asVisitor } from '#site/in-process.ts'
import { call } from '#site/shared/call.ts'
import type { InLanguage } from '#site/shared/language.ts'
import { pageQuery } from '#site/shared/page-query.ts'
import { localPath } from '#site/shared/paths.ts'
import { pathTo } from '#site/shared/routes.ts'
import { seeOther } from '../forms/shop-form.ts'

/** The customer who is signed in; null for everyone else. */
export async function signedInCustomer({ request }: Pick<APIContext, 'request'>): Promise<Customer | null> {
  if (!request.headers.get('cookie')?.includes('customer=')) return null
  const answer = await call(getCustomer, {}, asVisitor(request))
  return answer.ok ? answer.value.customer : null
}

/** When the customer who is signed in was born, as identification has proved; null where that is not known. */
export async function knownBirthDate({ request }: Pick<APIContext, 'request'>): Promise<string | null> {
  if (!request.headers.get('cookie')?.includes('customer=')) return null
  const answer = await call(getBirthDate, {}, asVisitor(request))
  return answer.ok ? answer.value.birthDate : null
}

/** Leads a member of staff to the sign-in of the admin, and from there back to this page. */
export function adminSignIn({ url }: Pick<APIContext, 'url'>): Response {
  return seeOther(`/admin/login?redirect=${encodeURIComponent(url.pathname)}`)
}

/**
 * Where a customer goes after signing in by identification: the page asked for before, or the first page of My Pages.
 */
export function afterIdentification(page: InLanguage, { next, joinedLines }: IdentifiedSignIn): string {
  const home = pathTo(page, 'my_pages')
  const to = localPath(next, home)
  return to === home && joinedLines > 0 ? `${home}?${pageQuery.joined}=${joinedLines}` : to
}
