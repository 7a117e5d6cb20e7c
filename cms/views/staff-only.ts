import { redirect } from 'next/navigation.js'
import type { PayloadRequest } from 'payload'
import { hasRole, ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffRolesOf, type StaffRole } from '#plugins/kit/requests/caller.ts'

/** In the address of the start page: it says that the page that was asked for is for other roles. */
const FOR_OTHER_ROLE = 'ei-oikeutta'

/** Whether the caller was led to the start page because another one is for other roles. */
export function wasForOtherRole(searchParams: Record<string, unknown> | undefined): boolean {
  return searchParams?.[FOR_OTHER_ROLE] !== undefined
}

/**
 * Redirects all but staff with one of these roles: other staff to the start page, everybody else to the sign-in with this
 * path. Payload lets anyone open a custom view, so each calls this.
 */
export function onlyFor(roles: readonly StaffRole[], req: PayloadRequest, path: string): void {
  if (!staffRolesOf(req)) redirect(`/admin/login?redirect=${encodeURIComponent(path)}`)
  if (!hasRole(req, roles)) redirect(`/admin?${FOR_OTHER_ROLE}`)
}

/** Redirects all but those who handle orders. */
export function orderStaffOnly(req: PayloadRequest, path: string): void {
  onlyFor(ORDER_STAFF, req, path)
}
