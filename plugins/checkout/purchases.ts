import type { CollectionConfig } from 'payload'
import { shopOnly } from '#plugins/kit/access.ts'

/** A purchase as it was frozen when the shopper pressed "Tilaa ja maksa". The order is made from this and nothing else. */
export const purchases: CollectionConfig = {
  slug: 'purchases',
  access: shopOnly,
  admin: { hidden: true },
  fields: [
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'formHash', type: 'text', required: true },
    { name: 'shopperId', type: 'text', required: true, index: true },
    { name: 'state', type: 'text', required: true, index: true },
    { name: 'stateSince', type: 'text', required: true },
    /** Whom the shelves know as the one who holds. */
    { name: 'holdRef', type: 'text', required: true },
    { name: 'isReleased', type: 'checkbox' },
    /** Sealed, as are the eyes: the SKU of a contact lens alone tells the power of an eye. */
    { name: 'lines', type: 'textarea', required: true },
    { name: 'eyes', type: 'textarea', required: true },
    /** The shopper's note in it is sealed. */
    { name: 'form', type: 'json', required: true },
    { name: 'delivery', type: 'json', required: true },
    { name: 'totals', type: 'json', required: true },
    { name: 'giftCard', type: 'json' },
    { name: 'discountCode', type: 'text' },
    { name: 'termsVersion', type: 'text', required: true },
    { name: 'transactionId', type: 'text', index: true },
    { name: 'payUrl', type: 'text' },
    { name: 'orderNumber', type: 'text' },
    { name: 'nextAskAt', type: 'text', index: true },
    { name: 'refundState', type: 'text', index: true },
    { name: 'moneyBack', type: 'json' },
  ],
}
