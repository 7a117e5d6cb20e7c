import type { APIContext } from 'astro'
import type * as z from 'zod/mini'
import type { Customer } from '#contracts/customers.ts'
import type { Failure } from '#contracts/refusals.ts'
import type { Route } from '#contracts/route.ts'
import { fieldProblem } from '../forms/field-problem.ts'
import { postedFields, type PostedFields } from '../forms/posted-fields.ts'
import { postAsVisitor, statusOf } from '../forms/shop-form.ts'
import { signedInCustomer } from './signed-in.ts'
import { toSignIn } from './to-sign-in.ts'

type Page = Pick<APIContext, 'request' | 'locals' | 'url'> & { response: { headers: Headers; status?: number } }

/** The field by which a form of the account says whom it was drawn for. */
export const FOR = 'for'

/** A page of My Pages that only its customer sees, and its form. */
export interface AccountPage {
  customer: Customer
  /** As typed; untouched where the form was drawn for another customer. */
  fields: PostedFields
  /** Why what was posted was refused. */
  failure: Failure | undefined
  /** The sentence at a field. */
  at: (field: string) => string | undefined
}

/** What a posted form does: the call, and where the page goes from there. */
type Act = (does: Does, fields: PostedFields, customer: Customer) => Promise<Response | Failure | undefined>
export type Does = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  route: Route<Input, Output>,
  input: z.input<Input>,
  to: string,
) => Promise<Response | Failure>

/**
 * Opens a page of the account: sends a reader who is not signed in to sign in, and does what its form asks for. A form
 * that was drawn before another person signed in to the same browser changes nothing.
 */
export async function openAccountPage(page: Page, act?: Act): Promise<AccountPage | Response> {
  const customer = await signedInCustomer(page)
  if (!customer) return toSignIn(page)
  const posted = await postedFields(page.request)
  const isSameCustomer = !posted.isPosted || posted.exact(FOR) === customer.number
  const fields = isSameCustomer ? posted : await postedFields(new Request(page.url))
  const outcome = isSameCustomer && posted.isPosted ? await act?.(does(page), posted, customer) : undefined
  if (outcome instanceof Response) return outcome
  const failure: Failure | undefined = isSameCustomer ? outcome : { code: 'account.other_person', details: {} }
  if (failure) page.response.status = statusOf(failure.code)
  const problem = fieldProblem(page, failure)
  return { customer, fields, failure, at: (field) => (problem?.field === field ? problem.text : undefined) }
}

function does(page: Page): Does {
  return async (route, input, to) => {
    const posted = await postAsVisitor(page, route, input)
    return posted.answer.ok ? posted.seeOther(to) : posted.answer.failure
  }
}
