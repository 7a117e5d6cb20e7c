import type { CollectionConfig } from 'payload'
import { shopOnly } from '#plugins/kit/access.ts'

/** Rows of carts that are bought, each by one purchase. Names are signed, so that nothing here tells whose they were. */
export const boughtRows: CollectionConfig = {
  slug: 'bought-rows',
  access: shopOnly,
  admin: { hidden: true },
  fields: [
    { name: 'row', type: 'text', required: true, unique: true, index: true },
    /** As the shelves know the purchase, so that what is let go under one name is not lost under the next. */
    { name: 'holdRef', type: 'text', required: true, index: true },
    { name: 'purchaseRef', type: 'text', required: true },
  ],
}
