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
    { name: 'version', type: 'number', required: true },
    { name: 'shopperId', type: 'text', required: true, index: true },
    { name: 'language', type: 'text', required: true },
    { name: 'state', type: 'text', required: true, index: true },
    { name: 'stateSince', type: 'text', required: true },
    /** The name under which pieces, code and card are held for it. */
    { name: 'holdRef', type: 'text', required: true },
    { name: 'isReleased', type: 'checkbox' },
    /** Sealed, as are prescriptions: the SKU of a contact lens reveals the prescription. */
    { name: 'lines', type: 'textarea', required: true },
    { name: 'prescriptions', type: 'textarea', required: true },
    /** The shopper's note in it is sealed. */
    { name: 'form', type: 'json', required: true },
    { name: 'delivery', type: 'json', required: true },
    { name: 'totals', type: 'json', required: true },
    { name: 'giftCard', type: 'json' },
    { name: 'discountCode', type: 'text' },
    { name: 'paymentMethodId', type: 'number', required: true },
    { name: 'termsVersion', type: 'text', required: true },
    { name: 'transactionId', type: 'text', index: true },
    { name: 'payUrl', type: 'text' },
    { name: 'orderNumber', type: 'text' },
    { name: 'nextAskAt', type: 'text', index: true },
    /** What follows is of a payment that could not become an order. */
    { name: 'noOrderReason', type: 'text' },
    { name: 'promised', type: 'number', required: true },
    /** Notes of staff in these are sealed. */
    { name: 'refunds', type: 'json', required: true },
  ],
}
