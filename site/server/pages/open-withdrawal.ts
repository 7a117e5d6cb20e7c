import type { APIContext } from 'astro'
import { getLookedUpOrder, type OrderView } from '#contracts/orders.ts'
import type { Failure } from '#contracts/refusals.ts'
import { declareWithdrawal, Declaration } from '#contracts/withdrawals.ts'
import { problemsWithDeclaration } from '#domain/withdrawals/declaration.ts'
import { asVisitor } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { pathTo } from '../../shared/routes.ts'
import { signedInCustomer } from './signed-in.ts'
import { cleaned } from '../forms/posted-fields.ts'
import { postAsVisitor } from '../forms/shop-form.ts'
import { declarationOf, readForm, initialValues, type FormValues } from '../forms/read-withdrawal-form.ts'

type Page = Pick<APIContext, 'request' | 'url' | 'locals'> & { response: { headers: Headers; status?: number } }

/** One problem and its field. */
export interface Problem extends Pick<Failure, 'code' | 'details'> {
  field?: string
}

/** Steps of a withdrawal: the form, its confirmation, or done. */
export interface Withdrawing {
  step: 'form' | 'check' | 'done'
  typed: FormValues
  declaration: Declaration
  /** Set when the page was opened by the link of an order. */
  order: OrderView | null
  token: string
  isExpired: boolean
  problems: Problem[]
}

/** Data of the withdrawal page, or the redirect after the declaration. */
export async function openWithdrawal(page: Page, token: string): Promise<Withdrawing | Response> {
  const { request, url } = page
  const order = await orderOf(page, token)
  const isPosted = request.method === 'POST'
  const form = isPosted ? await request.formData().catch(() => new FormData()) : new FormData()
  const typed = isPosted
    ? readForm(form)
    : initialValues(order, url.searchParams.get(pageQuery.order) ?? '', order ? null : await signedInCustomer(page))
  const declaration = declarationOf(typed, order, token)
  const isDone = !isPosted && url.searchParams.get('notice') === 'received'
  const at = { typed, declaration, order, token, isExpired: token !== '' && order === null, problems: [] }
  if (!isPosted || form.get('intent') === 'edit') return { ...at, step: isDone ? 'done' : 'form' }

  const problems = problemsWithDeclaration(cleaned(Declaration, declaration)).map(({ details = {}, ...problem }) => ({
    ...problem,
    details,
  }))
  if (problems.length > 0) {
    page.response.status = 422
    return { ...at, step: 'form', problems }
  }
  const withKey = { ...at, typed: { ...typed, key: typed.key || crypto.randomUUID() } }
  if (form.get('intent') !== 'confirm') return { ...withKey, step: 'check' }
  const { answer, seeOther } = await postAsVisitor(page, declareWithdrawal, declaration, withKey.typed.key)
  return answer.ok
    ? seeOther(`${pathTo(page, 'withdrawal')}?notice=received`)
    : { ...withKey, step: 'check', problems: [answer.failure] }
}

async function orderOf({ request }: Page, token: string): Promise<OrderView | null> {
  if (token === '') return null
  const answer = await call(getLookedUpOrder, { token }, asVisitor(request))
  return answer.ok ? answer.value.order : null
}
