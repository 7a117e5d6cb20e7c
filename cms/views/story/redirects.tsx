import { notFound, redirect } from 'next/navigation.js'
import type { DocumentViewServerProps } from 'payload'
import { contractPath, customerPath, giftCardPath, subscriptionPath } from '../admin-path.ts'

/** A customer's document leads to the customer's page, so that lists and references of the admin open it. */
export function CustomerView({ doc }: DocumentViewServerProps) {
  if (!doc) return notFound()
  return redirect(customerPath(String(doc.number)))
}

/** A card's document leads to its page, so that lists and references of the admin open it. */
export function GiftCardView({ doc }: DocumentViewServerProps) {
  if (!doc) return notFound()
  return redirect(giftCardPath(doc.id as number | string))
}

/** A contract's document leads to its page, so that lists and references of the admin open it. */
export function ContractView({ doc }: DocumentViewServerProps) {
  if (!doc) return notFound()
  return redirect(contractPath(Number(doc.number)))
}

/** A subscription's document leads to its page, so that lists and references of the admin open it. */
export function SubscriptionView({ doc }: DocumentViewServerProps) {
  if (!doc) return notFound()
  return redirect(subscriptionPath(Number(doc.number)))
}
