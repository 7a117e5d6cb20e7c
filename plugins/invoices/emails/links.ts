import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import type { StoredInvoice } from '../repository.ts'

/** The address of an invoice on My Pages. */
export function invoiceLink({ ref, subscriptionId }: StoredInvoice): string {
  return shopUrl(`/omat-sivut/maksu-laskut/${ref}/${subscriptionId}`)
}
