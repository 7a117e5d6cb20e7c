import { redirect } from 'next/navigation.js'
import type { PayloadRequest } from 'payload'
import { hasRole, ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffRolesOf } from '#plugins/kit/requests/caller.ts'

/**
 * Redirects all but those who handle orders: staff to the start page, others to the sign-in with this path. Payload lets
 * anyone open a custom view, so each calls this.
 */
export function orderStaffOnly(req: PayloadRequest, path: string): void {
  if (!staffRolesOf(req)) redirect(`/admin/login?redirect=${encodeURIComponent(path)}`)
  if (!hasRole(req, ORDER_STAFF)) redirect('/admin')
}
