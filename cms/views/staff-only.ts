import { redirect } from 'next/navigation.js'
import type { PayloadRequest } from 'payload'
import { staffRolesOf } from '#plugins/kit/requests/caller.ts'

/**
 * Redirects all but staff to the sign-in with this path. Payload lets anyone open a custom view, so each calls this.
 */
export function staffOnly(req: PayloadRequest, path: string): void {
  if (!staffRolesOf(req)) redirect(`/admin/login?redirect=${encodeURIComponent(path)}`)
}
