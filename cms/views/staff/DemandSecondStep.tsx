import { redirect } from 'next/navigation.js'
import type { ServerProps } from 'payload'
import { demandsSecondStep } from '#plugins/staff/second-step.ts'

/** Leads an administrator without a second step to where she takes it into use, from every page of the desk. */
export function DemandSecondStep({ user }: ServerProps) {
  if (demandsSecondStep(user ?? null)) redirect('/admin/toinen-vaihe')
  return null
}
