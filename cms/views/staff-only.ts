import { redirect } from 'next/navigation.js'
import type { PayloadRequest } from 'payload'
import { staffRolesOf } from '#plugins/kit/caller.ts'

/** Payload lets anyone open a view of ours, so each asks who comes, and has others sign in on the way to its path. */
export function staffOnly(req: PayloadRequest, path: string): void {
  if (!staffRolesOf(req)) redirect(`/admin/login?redirect=${encodeURIComponent(path)}`)
}
