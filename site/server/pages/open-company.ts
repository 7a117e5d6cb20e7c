import type { APIContext } from 'astro'
import {
  listRequisitions,
  makeRequisition,
  PaidItem,
  withdrawRequisition,
  type RepresentedCompany,
  type Requisition,
} from '#contracts/requisitions.ts'
import type { Failure } from '#contracts/refusals.ts'
import { asVisitor } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { pathTo } from '../../shared/routes.ts'
import { postAsVisitor } from '../forms/shop-form.ts'
import { openAccountPage, type AccountPage } from './account-page.ts'

type Page = Pick<APIContext, 'request' | 'locals' | 'url'> & { response: { headers: Headers; status?: number } }

/** A company on the pages of who represents it. */
export interface OpenedCompany extends AccountPage {
  company: RepresentedCompany
  requisitions: Requisition[]
}

/**
 * Opens a company with its requisitions, and does what its form asks for; a failure for a customer who does not
 * represent it.
 */
export async function openCompany(page: Page, businessId: string): Promise<OpenedCompany | Failure | Response> {
  const own = pathTo(page, 'my_company', { businessId })
  const noticed = (notice: string) => `${own}?${pageQuery.notice}=${notice}`
  const opened = await openAccountPage(page, async (does, fields) => {
    const { text, isTicked } = fields
    if (text('intent') === 'withdraw')
      return does(withdrawRequisition, { businessId, code: text('code') }, noticed('withdrawn'))
    if (text('intent') !== 'make') return undefined
    const asked = {
      businessId,
      employee: { name: text('employee.name'), email: text('employee.email'), number: text('employee.number') },
      pays: PaidItem.options.filter((item) => isTicked(`pays.${item}`)),
      kind: text('kind') === 'physical' ? ('physical' as const) : ('electronic' as const),
    }
    const { answer, seeOther } = await postAsVisitor(page, makeRequisition, asked, text('key') || undefined)
    return answer.ok ? seeOther(noticed('made')) : answer.failure
  })
  if (opened instanceof Response) return opened
  const found = await call(listRequisitions, { businessId }, asVisitor(page.request))
  // A customer who does not represent a company does not learn whether it has an agreement.
  if (!found.ok) return { code: 'request.not_found', details: {} }
  return { ...opened, ...found.value }
}
