import type { CollectionConfig } from 'payload'
import { ORDER_STAFF, readBy } from '#plugins/kit/admin/access.ts'
import { typedJson } from '#plugins/kit/storage/document-types.ts'
import { declares, readOnly } from '#plugins/kit/admin/declares.ts'

/** One cart per shopper. Order handlers may read, only the shop's own code writes. The contents are sealed. */
export const carts: CollectionConfig = {
  slug: 'carts',
  custom: declares({
    may: readOnly('order-handler'),
    ofCustomers: { storedBy: 'cart' },
    sealed: ['lines', 'doneKeys'],
    forgotten: { carts: (before) => ({ updatedAt: { less_than: before } }) },
  }),
  labels: { singular: 'ostoskori', plural: 'Ostoskorit' },
  admin: { group: 'Myynti', useAsTitle: 'shopperId', defaultColumns: ['shopperId', 'updatedAt'], hidden: true },
  access: readBy(...ORDER_STAFF),
  fields: [
    { name: 'shopperId', label: 'Asiakas', type: 'text', required: true, unique: true, index: true },
    { name: 'version', type: 'number', required: true },
    /** Sealed whole, since the SKU of a contact lens reveals the prescription. */
    { name: 'lines', type: 'textarea', required: true, access: { read: () => false } },
    { name: 'discountCode', label: 'Alennuskoodi', type: 'text' },
    typedJson('doneKeys', 'string[]', { access: { read: () => false } }),
  ],
}
