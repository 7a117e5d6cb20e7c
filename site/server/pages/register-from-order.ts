import type { APIContext } from 'astro'
import { register } from '#contracts/customers.ts'
import type { OrderView } from '#contracts/orders.ts'
import type { Failure } from '#contracts/refusals.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { pathTo } from '../../shared/routes.ts'
import { postedFields } from '../forms/posted-fields.ts'
import { postAsVisitor } from '../forms/shop-form.ts'

type Page = Pick<APIContext, 'request' | 'locals'> & { response: { headers: Headers; status?: number } }

/**
 * Registers a guest who has just bought, by the password that was posted and the names of the order. The mailed link
 * proves the mailbox as ever. Nothing where no form was posted; a failure where it was refused.
 */
export async function registerFromOrder(page: Page, { contact }: OrderView): Promise<Response | Failure | undefined> {
  const fields = await postedFields(page.request)
  if (!fields.isPosted) return undefined
  const password = fields.exact('password')
  const { firstName, lastName, email } = contact
  const asked = { firstName, lastName, email, password, repeat: password, acceptsTerms: true, marketing: [] }
  const { answer, seeOther } = await postAsVisitor(page, register, asked)
  return answer.ok ? seeOther(`${pathTo(page, 'register')}?${pageQuery.notice}=sent`) : answer.failure
}
