import type { CollectionConfig } from 'payload'
import { nobody, staffIn } from '#plugins/kit/access.ts'

/** One open cart per shopper. Order handlers may look, only the shop itself writes. What is in it is sealed. */
export const carts: CollectionConfig = {
  slug: 'carts',
  labels: { singular: 'ostoskori', plural: 'Ostoskorit' },
  admin: { group: 'Myynti', useAsTitle: 'shopperId', defaultColumns: ['shopperId', 'updatedAt'], hidden: true },
  access: { read: staffIn('admin', 'order-handler'), create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'shopperId', label: 'Asiakas', type: 'text', required: true, unique: true, index: true },
    { name: 'version', type: 'number', required: true },
    { name: 'lines', type: 'textarea', required: true, access: { read: () => false } },
    { name: 'discountCode', label: 'Alennuskoodi', type: 'text' },
    { name: 'doneKeys', type: 'json', required: true, access: { read: () => false } },
  ],
}
