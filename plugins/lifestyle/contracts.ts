import type { CollectionConfig, Field } from 'payload'
import { CUSTOMER_STAFF, hiddenExceptFor, readBy } from '#plugins/kit/admin/access.ts'
import { asDay, asWord, internalField } from '#plugins/kit/admin/admin-fields.ts'
import { languageField, typed, typedText } from '#plugins/kit/storage/document-types.ts'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { declares, readOnly } from '#plugins/kit/admin/declares.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Sealed values are read through the repository, never by REST. */
const neverReadable = () => false

const json = (name: string, type: string, required = true): Field => ({
  name,
  type: 'json',
  required,
  admin: internalField,
  typescriptSchema: typed(type),
})

/** Contracts of glasses by the month. Changed by endpoints and by their own steps only. */
export const lifestyleContracts: CollectionConfig = {
  slug: 'lifestyle-contracts',
  custom: declares({
    may: readOnly('customer-staff'),
    ofCustomers: { storedBy: 'lifestyle' },
    sealed: ['glasses'],
    forgotten: { 'lifestyle contracts': 'apart' },
  }),
  labels: { singular: 'Lifestyle-sopimus', plural: 'Lifestyle-sopimukset' },
  admin: {
    group: 'Myynti',
    hidden: hiddenExceptFor(...CUSTOMER_STAFF),
    useAsTitle: 'number',
    components: {
      views: { edit: { root: { Component: '/views/story/redirects.tsx#ContractView' } } },
    },
    defaultColumns: ['number', 'customer', 'status', 'isHeld', 'signedOn'],
    listSearchableFields: ['customer'],
    description: 'Silmälasit kuukausimaksulla, uusin ensin.',
  },
  defaultSort: '-signedOn',
  access: readBy(...CUSTOMER_STAFF),
  fields: [
    { name: 'number', label: 'Numero', type: 'number', required: true, unique: true, index: true },
    /** Names the customer, the plan and the rows of the cart, so that it is signed once. */
    { name: 'key', type: 'text', required: true, unique: true, index: true, admin: internalField },
    { name: 'customer', label: 'Asiakasnumero', type: 'text', required: true, index: true },
    {
      name: 'status',
      label: 'Tila',
      type: 'number',
      required: true,
      index: true,
      admin: asWord('lifestyle.status'),
      typescriptSchema: typed("import('#contracts/lifestyle.ts').ContractStatus"),
    },
    { name: 'isHeld', label: 'Odottaa maksua', type: 'checkbox', index: true },
    { name: 'signedOn', label: 'Allekirjoitettu', type: 'text', required: true, index: true, admin: asDay },
    /** The last day, once it is terminated. */
    { name: 'endedOn', label: 'Päättynyt', type: 'text', index: true, admin: asDay },
    /** The day of the first glasses; the last day, once notice was given; the day on which the next month is billed; and how an open bill stands. */
    { name: 'startedOn', type: 'text', index: true, admin: internalField },
    { name: 'endsOn', type: 'text', index: true, admin: internalField },
    { name: 'billsOn', type: 'text', index: true, admin: internalField },
    typedText('stage', "import('#domain/lifestyle/contract.ts').OpenBill['stage'] | null", {
      required: false,
      index: true,
      admin: internalField,
    }),
    /** What it waits for: a card after signing, or glasses that are ordered. */
    typedText('awaits', "'card' | 'glasses' | null", { required: false, index: true, admin: internalField }),
    /** Stored card that pays; empty until one is stored. */
    { name: 'card', type: 'text', index: true, admin: internalField },
    languageField({ admin: internalField }),
    /** As it was signed: later changes of the plan are for new contracts. */
    json('plan', "import('#contracts/lifestyle.ts').LifestylePlan"),
    json('contract', "import('#domain/lifestyle/contract.ts').Contract"),
    /** Sealed: glasses as they were chosen, with their prescription until it is in an order, and who wears them. */
    { name: 'glasses', type: 'textarea', required: true, admin: internalField, access: { read: neverReadable } },
    json('form', "import('#plugins/checkout/purchase.ts').FrozenForm"),
    json('delivery', "import('#plugins/checkout/purchase.ts').Delivery"),
    /** Numbers of the lens subscriptions whose deliveries are rows of its invoices. */
    json('connected', 'number[] | null', false),
    json('events', "import('#plugins/lifestyle/contract-document.ts').StoredEvent[]"),
    /** Day of the version of the agreement that the customer accepted. */
    { name: 'agreed', type: 'text', admin: internalField },
    { name: 'version', type: 'number', required: true, admin: internalField },
    ...stepFields(),
  ],
}

/** Contracts, and what was agreed later, as PDFs that nothing changes. */
export const lifestyleDocuments: CollectionConfig = {
  slug: 'lifestyle-documents',
  ...hiddenCollection({ ofCustomers: { because: 'go with their contract, which names the customer' } }),
  fields: [
    /** Names contract and document: `71032846-contract-1`. */
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    { name: 'contract', type: 'number', required: true, index: true },
    typedText('kind', "import('#contracts/lifestyle.ts').ContractDocument['kind']"),
    { name: 'on', type: 'text', required: true },
    /** Sealed: the file in base64. It names the customer and the glasses. */
    { name: 'file', type: 'textarea', required: true },
  ],
}
