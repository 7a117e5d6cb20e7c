import { notFound, redirect } from 'next/navigation.js'
import type { DocumentViewServerProps } from 'payload'
import { giftCardPath } from '../admin-path.ts'

/** A card's document leads to its page, so that lists and references of the admin open it. */
export function GiftCardView({ doc }: DocumentViewServerProps) {
  if (!doc) return notFound()
  return redirect(giftCardPath(doc.id as number | string))
}
