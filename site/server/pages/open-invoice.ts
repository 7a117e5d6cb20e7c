import type { APIContext } from 'astro'
import { getInvoice, type InvoiceDetails } from '#contracts/invoices.ts'
import { asVisitor } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { pathTo } from '../../shared/routes.ts'
import { seeOther } from '../forms/shop-form.ts'
import { signedInCustomer } from './signed-in.ts'

type Page = Pick<APIContext, 'request' | 'locals' | 'url'>

/**
 * Leads a visitor who is not signed in to the sign-in, and from there back here. Null where a customer is signed in.
 */
export async function signInFirst(page: Page): Promise<Response | null> {
  if (await signedInCustomer(page)) return null
  return seeOther(`${pathTo(page, 'sign_in')}?${pageQuery.next}=${encodeURIComponent(decodeURI(page.url.pathname))}`)
}

/** An invoice of the customer, if the rest of the address fits it; null where there is none. */
export async function openInvoice(
  page: Page,
  { id = '', subscriptionId = '', type }: { id?: string; subscriptionId?: string; type?: string },
): Promise<InvoiceDetails | null> {
  const answer = await call(getInvoice, { id }, asVisitor(page.request))
  if (!answer.ok) return null
  const { invoice } = answer.value
  const fits =
    String(invoice.subscriptionId) === subscriptionId && (type === undefined || String(invoice.type) === type)
  return fits ? invoice : null
}
