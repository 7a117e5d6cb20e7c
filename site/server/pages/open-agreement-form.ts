import type { APIContext } from 'astro'
import {
  AgreementTerms,
  findCompany,
  listInvoicingWays,
  signAgreement,
  type InvoicingWay,
  type RegisteredCompany,
} from '#contracts/business.ts'
import type { Customer } from '#contracts/customers.ts'
import type { Failure } from '#contracts/refusals.ts'
import { problemsWithAgreement } from '#domain/business/agreement-problems.ts'
import { asVisitor } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { pathTo } from '../../shared/routes.ts'
import { problemIn, type FormProblem } from '../forms/field-problem.ts'
import { cleaned, postedFields, type PostedFields } from '../forms/posted-fields.ts'
import { readAgreementForm } from '../forms/read-agreement-form.ts'
import { postAsVisitor } from '../forms/shop-form.ts'
import { gateFor } from './account-gate.ts'
import { signedInCustomer } from './signed-in.ts'

type Page = Pick<APIContext, 'request' | 'url' | 'locals'> & { response: { headers: Headers; status?: number } }

/** The form with which a customer signs for a company. */
export interface AgreementForm {
  /** Who signs; null before strong identification. */
  signer: Customer | null
  /** What the register answered, as it was asked for with the form's button. */
  found: RegisteredCompany | undefined
  fields: PostedFields
  problems: FormProblem[]
  /** How the shop can bill a company. */
  ways: readonly InvoicingWay[]
}

/**
 * Opens the form, asks the register, or signs. Returns the redirect once it is signed, or for a customer who must
 * identify again.
 */
export async function openAgreementForm(page: Page): Promise<AgreementForm | Response> {
  const customer = await signedInCustomer(page)
  const signer = customer?.trust === 'strong' ? customer : null
  const fields = await postedFields(page.request)
  const intent = fields.text('intent')
  const problems: FormProblem[] = []
  const ways = await waysOf(page)
  const form = { signer, fields, problems, ways }
  const refused = (failure: Failure) => {
    page.response.status = 422
    problems.push(problemIn(page, failure))
  }
  if (intent === 'find') {
    const answer = await call(findCompany, { businessId: fields.text('businessId') }, asVisitor(page.request))
    if (answer.ok) return { ...form, found: answer.value.company }
    refused(answer.failure)
  }
  if (intent === 'sign') {
    const terms = readAgreementForm(fields, ways)
    // Everything wrong is reported at once.
    const found = problemsWithAgreement(cleaned(AgreementTerms, terms))
    for (const { field, code, details } of found) refused({ code, details: { ...details, field } })
    if (found.length > 0) return { ...form, found: undefined }
    const asked = { terms, mayActFor: fields.isTicked('mayActFor'), acceptsTerms: fields.isTicked('acceptsTerms') }
    const { answer, seeOther } = await postAsVisitor(page, signAgreement, asked)
    if (answer.ok) return seeOther(`${pathTo(page, 'sign_for_company')}?${pageQuery.notice}=signed`)
    const gate = gateFor(page, answer.failure)
    if (gate) return gate
    refused(answer.failure)
  }
  return { ...form, found: undefined }
}

/** Where the shop does not answer, those that need nothing of it. */
async function waysOf({ request }: Page): Promise<readonly InvoicingWay[]> {
  const answer = await call(listInvoicingWays, {}, asVisitor(request))
  return answer.ok ? answer.value.ways : ['email', 'post']
}
