import { notFound, redirect } from 'next/navigation.js'
import type { DocumentViewServerProps } from 'payload'
import { contractPath } from '../admin-path.ts'

/** A contract's document leads to its page, so that lists and references of the admin open it. */
export function ContractView({ doc }: DocumentViewServerProps) {
  if (!doc) return notFound()
  return redirect(contractPath(Number(doc.number)))
}
