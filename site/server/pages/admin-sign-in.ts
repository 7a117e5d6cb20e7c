import type { APIContext } from 'astro'
import { seeOther } from '../forms/shop-form.ts'

/** Leads a member of staff to the sign-in of the admin, and from there back to this page. */
export function adminSignIn({ url }: Pick<APIContext, 'url'>): Response {
  return seeOther(`/admin/login?redirect=${encodeURIComponent(url.pathname)}`)
}
