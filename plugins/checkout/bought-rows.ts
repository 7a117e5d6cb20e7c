import type { CollectionConfig } from 'payload'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Rows of carts that are bought, each by one purchase. Ids are signed, so that a row cannot be linked to a shopper. */
export const boughtRows: CollectionConfig = {
  slug: 'bought-rows',
  ...hiddenCollection({
    ofCustomers: { because: 'names rows of carts and no shopper' },
    forgotten: { 'bought rows': (before) => ({ createdAt: { less_than: before } }) },
  }),
  fields: [
    { name: 'row', type: 'text', required: true, unique: true, index: true },
    /** The reference under which the purchase holds its goods: rows released under an earlier one stay claimed under the next. */
    { name: 'holdRef', type: 'text', required: true, index: true },
    { name: 'purchaseRef', type: 'text', required: true },
  ],
}
