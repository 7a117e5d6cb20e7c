import type { CollectionConfig } from 'payload'
import { languageField, typed, typedText } from '#plugins/kit/storage/document-types.ts'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Declarations by which buyers withdraw. Who declared what, and how staff handled it, is sealed. */
export const withdrawals: CollectionConfig = {
  slug: 'withdrawals',
  ...hiddenCollection({
    ofCustomers: { storedBy: 'withdrawals' },
    forgotten: {
      withdrawals: (before) => ({ and: [{ state: { equals: 'handled' } }, { handledAt: { less_than: before } }] }),
    },
  }),
  fields: [
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    /** Of the order, as it was typed. Staff see whether that order is the sender's. */
    { name: 'number', type: 'text', required: true, index: true },
    languageField(),
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'received', label: 'Vastaanotettu' },
        { value: 'handled', label: 'Käsitelty' },
      ],
    },
    { name: 'receivedAt', type: 'text', required: true },
    { name: 'declared', type: 'textarea', required: true },
    /** Number of the customer who declared it signed in; empty for declarations by name and address. */
    { name: 'customer', type: 'text', index: true },
    /** Fingerprint of the request that made a return, by which the same request is known again. */
    { name: 'askedBy', type: 'text' },
    { name: 'way', type: 'text', typescriptSchema: typed("import('#contracts/withdrawals.ts').ReturnWay | null") },
    typedText('reason', "import('#contracts/withdrawals.ts').ReturnReason | null", { required: false }),
    /** The carrier's shipment and the code on its label. */
    { name: 'shipment', type: 'text' },
    { name: 'code', type: 'text' },
    /** Cents that go back for the goods that have come, frozen when staff confirm them. */
    { name: 'refund', type: 'number' },
    /** Another pair is had for these goods, and no money: the code that buys it, once they have come. */
    { name: 'isExchange', type: 'checkbox' },
    { name: 'exchangeCode', type: 'text' },
    { name: 'instructedAt', type: 'text' },
    { name: 'handledAt', type: 'text', index: true },
    { name: 'handledBy', type: 'text' },
    { name: 'note', type: 'textarea' },
    ...stepFields(),
  ],
}
