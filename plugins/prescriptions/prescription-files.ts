import type { CollectionConfig } from 'payload'
import { typedText } from '#plugins/kit/storage/document-types.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Photographed prescriptions for lens orders, each with a sealed file of its name. One that no order has goes with its cart. */
export const prescriptionFiles: CollectionConfig = {
  slug: 'prescription-files',
  ...hiddenCollection({
    ofCustomers: { storedBy: 'prescriptions' },
    forgotten: { 'prescription files': 'apart' },
  }),
  fields: [
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    /** The shopper who sent it, or `order <number>` where it came by an order's link. */
    { name: 'owner', type: 'text', required: true, index: true },
    typedText('type', "import('#contracts/kept-prescriptions.ts').FileType"),
    { name: 'sentAt', type: 'text', required: true, index: true },
    /** As it is stored. */
    { name: 'bytes', type: 'number' },
    /** Signature of the network that sent it, until an order has it. */
    { name: 'network', type: 'text' },
    /** Number of the order that has it. */
    { name: 'orderNumber', type: 'text', index: true },
  ],
}
