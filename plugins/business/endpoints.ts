import type { PayloadRequest } from 'payload'
import {
  actOnAgreement,
  answerEyeHealthDay,
  askEyeHealthDay,
  findCompany,
  listInvoicingWays,
  readAgreementDocument,
  signAgreement,
} from '#contracts/business.ts'
import {
  decideRequisition,
  findPayer,
  invoiceRequisition,
  listMyCompanies,
  listRequisitions,
  makeRequisition,
  readMyAgreement,
  readRequisition,
  readRequisitionPaper,
  withdrawRequisition,
} from '#contracts/requisitions.ts'
import { acceptedDay, problemsWithDay } from '#domain/business/eye-health-day.ts'
import { shownState } from '#domain/business/requisition.ts'
import { Refusal } from '#domain/refusal.ts'
import { isBusinessId } from '#domain/seller/is-business-id.ts'
import { signedInAs } from '#plugins/customers/repository.ts'
import { CUSTOMER_STAFF, EXAM_STAFF, ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import { actOn } from './act.ts'
import { answerDay, writeDay } from './day-repository.ts'
import { invoiceFor } from './invoice-requisition.ts'
import { invoicingWays, sign } from './sign.ts'
import { makeOne, ownRequisition, withdrawOne } from './make-requisition.ts'
import { registeredCompany } from './register.ts'
import { type Agreement, agreementNumbered, findAgreement, paperOf } from './repository.ts'
import { agreementInForceOf, agreementsOf, companyView, ownedByCompany } from './representatives.ts'
import { requisitionPdf } from './requisition-pdf.ts'
import { requisitionOf, requisitionsOfCompany, requisitionView } from './requisition-repository.ts'
import { decideOn, payerOf } from './use-requisition.ts'

/** `GET /api/business/company`: name and address of a company, by the register of companies. */
const find = endpoint(findCompany, { who: 'anyone', limit: 'company register' }, async ({ businessId }) => {
  if (!isBusinessId(businessId)) throw new Refusal('business.id_malformed', { field: 'businessId' })
  return { company: await registeredCompany(businessId) }
})

/** `GET /api/business/ways`: how the shop can bill a company. */
const ways = endpoint(listInvoicingWays, { who: 'anyone' }, async (_, req) => ({ ways: await invoicingWays(req) }))

/** `POST /api/account/business/sign`: an agreement for a company, by who is strongly identified. */
const signOne = endpoint(
  signAgreement,
  { who: 'strong-customer', limit: 'company register', idempotency: 'handler' },
  async (asked, req) => ({ number: String((await sign(req, asked)).number) }),
)

/** `POST /api/business/agreements/:number/act`: staff take it into use, refuse it or end it. */
const act = endpoint(actOnAgreement, { who: CUSTOMER_STAFF }, async (asked, req) => {
  const { version } = await actOn(req, { ...asked, who: staffNameOf(req) })
  return { version }
})

/** `GET /api/business/agreements/:number/document`: staff read the paper. */
const readDocument = endpoint(readAgreementDocument, { who: CUSTOMER_STAFF }, async ({ number }, req) => {
  const agreement = await agreementNumbered(req, number)
  return { file: (await paperOf(agreement.number)).toString('base64') }
})

/** `POST /api/business/eye-health-day`: a company asks for one. */
const ask = endpoint(
  askEyeHealthDay,
  { who: 'shopper', limit: 'form', idempotency: 'handler' },
  async ({ wish }, req) => {
    const [problem] = problemsWithDay(wish, today())
    if (problem) throw new Refusal(problem.code, { ...problem.details, field: problem.field })
    const day = await writeDay(req, acceptedDay(wish), languageOf(req))
    await runSteps(req, 'eye-health-days', day)
    return { ref: day.ref }
  },
)

/** `POST /api/business/eye-health-days/:ref/answer`: staff agree on a day, or say why not. */
const answer = endpoint(answerEyeHealthDay, { who: CUSTOMER_STAFF }, async ({ ref, ...said }, req) => {
  const day = await answerDay(req, ref, { ...said, by: staffNameOf(req) })
  await runSteps(req, 'eye-health-days', day)
  return { state: day.state }
})

const byCompany = { who: 'representative', ownedBy: ownedByCompany } as const

async function ofCompany(req: PayloadRequest, businessId: string): Promise<Agreement> {
  const agreement = await agreementInForceOf(req, businessId)
  if (!agreement) throw new Refusal('business.agreement_unknown')
  return agreement
}

/** `GET /api/account/company`: the companies that the customer represents. */
const list = endpoint(listMyCompanies, { who: 'customer' }, async (_, req) => {
  const [customer] = await signedInAs(req)
  return { companies: (await agreementsOf(req, customer)).map(companyView) }
})

/** `GET /api/account/company/:businessId/requisitions`: what a company has made, and what became of it. */
const listOfCompany = endpoint(listRequisitions, byCompany, async ({ businessId }, req) => ({
  company: companyView(await ofCompany(req, businessId)),
  requisitions: (await requisitionsOfCompany(req, businessId)).map(requisitionView),
}))

/** `GET /api/account/company/:businessId/agreement`: its paper. */
const readAgreement = endpoint(readMyAgreement, byCompany, async ({ businessId }, req) => ({
  file: (await paperOf((await ofCompany(req, businessId)).number)).toString('base64'),
}))

/** `POST /api/account/company/:businessId/requisitions`: a requisition for an employee. */
const make = endpoint(
  makeRequisition,
  { ...byCompany, limit: 'requisition', idempotency: 'handler-by-key' },
  async (asked, req) => ({
    code: (await makeOne(req, asked)).code,
  }),
)

/** `POST /api/account/company/:businessId/requisitions/:code/withdraw`: takes it back. */
const withdraw = endpoint(
  withdrawRequisition,
  { ...byCompany, idempotency: 'handler' },
  async ({ businessId, code }, req) => ({
    state: shownState(await withdrawOne(req, businessId, code), today()),
  }),
)

/** `GET /api/account/company/:businessId/requisitions/:code/paper`: a requisition to print. */
const readPaper = endpoint(readRequisitionPaper, byCompany, async ({ businessId, code }, req) => {
  const requisition = await ownRequisition(req, businessId, code)
  const pdf = await requisitionPdf(req, await ofCompany(req, businessId), requisition)
  return { file: Buffer.from(pdf).toString('base64') }
})

/** `GET /api/business/payer`: who pays by a code. */
const payer = endpoint(findPayer, { who: 'anyone', limit: 'requisition code' }, async ({ code, examType }, req) => {
  const { requisition, agreement } = await payerOf(req, code, examType)
  const { businessId, pays, expiresOn } = requisition
  return { businessId, company: agreement.terms.company, pays, expiresOn }
})

/** `GET /api/business/requisitions/:code`: a requisition as the staff of a store see it. */
const readForStaff = endpoint(readRequisition, { who: EXAM_STAFF }, async ({ code }, req) => {
  const requisition = await requisitionOf(req, code)
  const agreement = await findAgreement(req, requisition.agreement)
  if (!agreement) throw new Refusal('business.agreement_unknown')
  const { company, frameLevel, glassLevel, isPhotochromic, protectiveClasses } = agreement.terms
  const paid = { frameLevel, glassLevel, isPhotochromic, protectiveClasses }
  return { requisition: { ...requisitionView(requisition), company, ...paid } }
})

/** `POST /api/business/requisitions/:code/decide`: a store approves or rejects it. */
const decide = endpoint(decideRequisition, { who: EXAM_STAFF }, async (asked, req) => ({
  state: shownState(await decideOn(req, { ...asked, by: staffNameOf(req) }), today()),
}))

/** `POST /api/business/requisitions/:code/invoice`: its company is billed, once. */
const invoice = endpoint(invoiceRequisition, { who: ORDER_STAFF, idempotency: 'handler' }, async (asked, req) => ({
  number: await invoiceFor(req, { ...asked, who: staffNameOf(req) }),
}))

export const requisitionEndpoints = [
  ...[list, listOfCompany, readAgreement, make, withdraw, readPaper],
  ...[payer, readForStaff, decide, invoice],
]

/** The endpoints of agreements, eye health days and requisitions. */
export const businessEndpoints = [find, ways, signOne, act, readDocument, ask, answer, ...requisitionEndpoints]
