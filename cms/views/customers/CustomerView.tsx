import { notFound, redirect } from 'next/navigation.js'
import type { DocumentViewServerProps } from 'payload'
import { customerPath } from '../admin-path.ts'

/** A customer's document leads to the customer's page, so that lists and references of the admin open it. */
export function CustomerView({ doc }: DocumentViewServerProps) {
  if (!doc) return notFound()
  return redirect(customerPath(String(doc.number)))
}
