import { notFound, redirect } from 'next/navigation.js'
import type { DocumentViewServerProps } from 'payload'
import { subscriptionPath } from '../admin-path.ts'

/** A subscription's document leads to its page, so that lists and references of the admin open it. */
export function SubscriptionView({ doc }: DocumentViewServerProps) {
  if (!doc) return notFound()
  return redirect(subscriptionPath(Number(doc.number)))
}
