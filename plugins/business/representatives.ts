import type { PayloadRequest } from 'payload'
import type { RepresentedCompany } from '#contracts/requisitions.ts'
import { contractStatuses } from '#contracts/lifestyle.ts'
import { findCustomer, type StoredCustomer } from '#plugins/customers/repository.ts'
import type { NotifiesNews } from '#plugins/customers/hooks.ts'
import { customerSession } from '#plugins/customers/sessions.ts'
import type { SessionResolver } from '#plugins/kit/requests/caller.ts'
import type { OwnedDocument } from '#plugins/kit/requests/ownership.ts'
import { agreedItems } from '#domain/business/requisition.ts'
import { agreementRows } from './agreement-rows.ts'
import { agreementsRepresentedBy, livingAgreement, type Agreement } from './repository.ts'

/**
 * The paths of a company's own matters: a representative acts for the company there, and as a customer everywhere else.
 */
const OF_COMPANY = /\/account\/company\/(\d{7}-\d)\//

/** The customer of the request's session as the representative of the company that its path names. */
export const representativeSession: SessionResolver = async (req) => {
  const businessId = OF_COMPANY.exec(`${req.pathname}/`)?.[1]
  const session = businessId === undefined ? null : await customerSession(req)
  if (businessId === undefined || session?.kind !== 'customer') return null
  const customer = await findCustomer(req, session.id)
  const represented = customer ? await agreementsOf(req, customer) : []
  const isRepresented = represented.some((agreement) => agreement.businessId === businessId)
  return isRepresented ? { kind: 'representative', id: session.id, company: businessId } : null
}

/** The owner of what a path below a company's names: the company. */
export const ownedByCompany: OwnedDocument<{ businessId: string }> = {
  owner: ({ businessId: id }) => Promise.resolve({ kind: 'company', id }),
  missing: 'business.agreement_unknown',
}

/** The agreements in force that a customer has signed, or whose contact has the customer's proven address. */
export const agreementsOf = (req: PayloadRequest, { number, email }: StoredCustomer): Promise<Agreement[]> =>
  agreementsRepresentedBy(req, number, email)

/** The agreement of a company that is in force; null where it has none. */
export async function agreementInForceOf(req: PayloadRequest, businessId: string): Promise<Agreement | null> {
  const living = await livingAgreement(req, businessId)
  return living?.status === contractStatuses.active ? living : null
}

/** A company as its representative sees it. */
export function companyView({ number, businessId, terms, status, endsOn, language }: Agreement): RepresentedCompany {
  return {
    businessId,
    company: terms.company,
    number: String(number),
    status,
    endsOn,
    pays: agreedItems(terms),
    parts: agreementRows(language, terms).map(({ title, rows }) => ({ title, rows })),
  }
}

/** Reports each company that the customer represents, so that its page is found. */
export const newsOfCompanies: NotifiesNews = async (req, customer) =>
  (await agreementsOf(req, customer)).map(({ businessId }) => ({ kind: 'company', ref: businessId, on: null }))
