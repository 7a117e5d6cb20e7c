import type { APIContext } from 'astro'
import type * as z from 'zod/mini'
import type { Customer } from '#contracts/customers.ts'
import {
  buyAgain,
  cancelMyOrder,
  getMyOrder,
  readMyPrescriptions,
  type MyOrder,
  type MyPrescription,
} from '#contracts/my-orders.ts'
import { getClaims, type InsuranceClaim } from '#contracts/insurance.ts'
import type { Failure } from '#contracts/refusals.ts'
import { listMyReturns, type MyReturn } from '#contracts/withdrawals.ts'
import { asVisitor } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { pathTo } from '../../shared/routes.ts'
import { postedFields } from '../forms/posted-fields.ts'
import { postAsVisitor } from '../forms/shop-form.ts'
import { signedInCustomer } from './signed-in.ts'
import { toSignIn } from './to-sign-in.ts'

type Page = Pick<APIContext, 'request' | 'url' | 'locals'> & { response: { headers: Headers; status?: number } }

/** The page of an order in My Pages, and what came of the button that was pressed on it. */
export interface OpenedOrder {
  order: MyOrder
  returns: MyReturn[]
  claims: InsuranceClaim[]
  customer: Customer
  again?: z.output<typeof buyAgain.output>
  prescriptions?: MyPrescription[]
  failure?: Failure
}

/**
 * Opens an order of the customer's own; a failure where it is not, and a redirect for a visitor who is not signed in.
 */
export async function openMyOrder(page: Page, number: string): Promise<OpenedOrder | Failure | Response> {
  const customer = await signedInCustomer(page)
  if (!customer) return toSignIn(page)
  const pressed = await press(page, number)
  if (pressed instanceof Response) return pressed
  const visitor = asVisitor(page.request)
  const [found, returned, claimed] = await Promise.all([
    call(getMyOrder, { number }, visitor),
    call(listMyReturns, { number }, visitor),
    call(getClaims, { number }, visitor),
  ])
  if (!found.ok) return found.failure
  const returns = returned.ok ? returned.value.returns : []
  const claims = claimed.ok ? claimed.value.claims : []
  return { ...pressed, order: found.value.order, returns, claims, customer }
}

async function press(
  page: Page,
  number: string,
): Promise<Pick<OpenedOrder, 'again' | 'prescriptions' | 'failure'> | Response> {
  const fields = await postedFields(page.request)
  const intent = fields.text('intent')
  if (intent === 'cancel') {
    const { answer, seeOther } = await postAsVisitor(page, cancelMyOrder, { number })
    const own = pathTo(page, 'my_order', { order: number })
    return answer.ok ? seeOther(`${own}?${pageQuery.notice}=canceled`) : { failure: answer.failure }
  }
  if (intent === 'again') {
    // The key of the form: a page that is loaded again adds nothing twice.
    const { answer } = await postAsVisitor(page, buyAgain, { number }, fields.text('key') || undefined)
    return answer.ok ? { again: answer.value } : { failure: answer.failure }
  }
  if (intent === 'prescriptions') {
    const { answer } = await postAsVisitor(page, readMyPrescriptions, { number })
    return answer.ok ? { prescriptions: answer.value.prescriptions } : { failure: answer.failure }
  }
  return {}
}
