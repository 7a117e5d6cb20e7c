import type { CollectionConfig } from 'payload'
import { typed } from '#plugins/kit/storage/document-types.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

const CONSENT = "import('#plugins/payments/saved-card-repository.ts').CardConsent"
const PROVIDER = "import('#contracts/payments.ts').PaymentProviderId"

/** Cards that customers let the shop keep, by the token of their provider. A number of a card never comes to the shop. */
export const savedCards: CollectionConfig = {
  slug: 'saved-cards',
  ...hiddenCollection({
    ofCustomers: { storedBy: 'saved-cards' },
    forgotten: { 'saved cards': (before) => ({ expires: { less_than: before.slice(0, 7) } }) },
  }),
  fields: [
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    /** Number of the customer. */
    { name: 'customer', type: 'text', required: true, index: true },
    { name: 'provider', type: 'number', required: true, typescriptSchema: typed(PROVIDER) },
    /** Sealed: its holder can charge the card through the shop's account. */
    { name: 'token', type: 'textarea', required: true },
    /** Such as `Visa`. */
    { name: 'type', type: 'text', required: true },
    { name: 'lastDigits', type: 'text', required: true },
    /** The last month in which it can be charged, `YYYY-MM`. */
    { name: 'expires', type: 'text', required: true, index: true },
    { name: 'consent', type: 'json', required: true, typescriptSchema: typed(CONSENT) },
  ],
}
