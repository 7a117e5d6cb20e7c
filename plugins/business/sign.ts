import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import { type AgreementTerms, InvoicingWay, type RegisteredCompany, type signAgreement } from '#contracts/business.ts'
import { acceptedAgreement, problemsWithAgreement } from '#domain/business/agreement-problems.ts'
import { signedAgreement } from '#domain/business/agreement.ts'
import { Refusal } from '#domain/refusal.ts'
import { agreementInForce, COMPANY_TERMS } from '#plugins/agreements/repository.ts'
import { signedInAs } from '#plugins/customers/repository.ts'
import { eInvoiceAddressOf } from '#plugins/invoices/repository.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import { registeredCompany } from './register.ts'
import { type Agreement, livingAgreement, writeAgreement } from './repository.ts'

/** The ways in which the shop can bill a company now. */
export async function invoicingWays(req: PayloadRequest): Promise<InvoicingWay[]> {
  const hasOwnAddress = (await eInvoiceAddressOf(req)) !== null
  return InvoicingWay.options.filter((way) => way !== 'e_invoice' || hasOwnAddress)
}

type Signing = z.output<(typeof signAgreement)['input']>

/**
 * Signs an agreement for a company. It has the name that the register knows; while that does not answer, the typed one, which staff
 * look up before they take the agreement into use. The same terms sent again by the same person are one agreement.
 */
export async function sign(
  req: PayloadRequest,
  { terms: typed, mayActFor, acceptsTerms }: Signing,
): Promise<Agreement> {
  const [customer] = await signedInAs(req)
  const [problem] = problemsWithAgreement(typed)
  if (problem) throw new Refusal(problem.code, { ...problem.details, field: problem.field })
  if (!(await invoicingWays(req)).includes(typed.invoicing.to.way))
    throw new Refusal('business.way_not_offered', { field: 'invoicing.way' })
  if (!mayActFor) throw new Refusal('business.must_act_for', { field: 'mayActFor' })
  if (!acceptsTerms) throw new Refusal('business.must_accept_terms', { field: 'acceptsTerms' })
  const registered = await registeredUnlessDown(typed.businessId)
  const terms = acceptedAgreement({ ...typed, ...(registered && { company: registered.name }) })
  const signed = await writeAgreement(
    req,
    {
      customer: customer.number,
      isRegistered: registered !== null,
      terms,
      language: languageOf(req),
      signer: { name: `${customer.firstName} ${customer.lastName}`, email: customer.email },
      agreed: (await agreementInForce(req, COMPANY_TERMS))?.effectiveOn ?? null,
    },
    signedAgreement,
  )
  if (!signed) return assertBeTheSame(req, customer.number, terms)
  await runSteps(req, 'company-agreements', signed)
  return signed
}

/** Null while the register does not answer. */
async function registeredUnlessDown(businessId: string): Promise<RegisteredCompany | null> {
  try {
    return await registeredCompany(businessId)
  } catch (problem) {
    if (problem instanceof Refusal && problem.code === 'business.register_down') return null
    throw problem
  }
}

async function assertBeTheSame(req: PayloadRequest, customer: string, terms: AgreementTerms): Promise<Agreement> {
  const living = await livingAgreement(req, terms.businessId)
  if (living?.customer === customer && isDeepStrictEqual(living.terms, terms)) return living
  throw new Refusal('business.agreement_exists', { field: 'businessId' })
}
