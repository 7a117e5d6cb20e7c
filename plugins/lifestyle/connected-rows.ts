import type { CollectionConfig } from 'payload'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Lens deliveries that a contract asks for on the bill of their month. */
export const lifestyleRows: CollectionConfig = {
  slug: 'lifestyle-rows',
  ...hiddenCollection({ ofCustomers: { because: 'go with their contract, which names the customer' } }),
  fields: [
    /** Names the delivery, so that it is asked for once. */
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    { name: 'contract', type: 'number', required: true, index: true },
    /** The month in which it was processed, `YYYY-MM`. */
    { name: 'month', type: 'text', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'amount', type: 'number', required: true },
    { name: 'vatRate', type: 'number', required: true },
    /** The bill it is in; empty until then. */
    { name: 'bill', type: 'text', index: true },
  ],
}
