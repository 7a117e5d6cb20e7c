import type { CollectionConfig } from 'payload'
import { hiddenExceptFor, ORDER_READERS, readBy } from '#plugins/kit/admin/access.ts'
import { internalField } from '#plugins/kit/admin/admin-fields.ts'
import { languageField, typed, typedJson } from '#plugins/kit/storage/document-types.ts'
import { declares, readOnly } from '#plugins/kit/admin/declares.ts'

const secret = { admin: internalField, access: { read: () => false } }

/** Customers with an account. Written by the shop's own code only: by themselves, and by staff through endpoints. */
export const customers: CollectionConfig = {
  slug: 'customers',
  custom: declares({
    may: readOnly('order-reader'),
    ofCustomers: { storedBy: 'account' },
    sealed: ['passwordHash', 'shopper', 'socialNumber', 'socialNumberIndex'],
  }),
  labels: { singular: 'asiakas', plural: 'Asiakkaat' },
  admin: {
    // The navigation has a link of its own for customers, who are searched before they are shown.
    group: false,
    hidden: hiddenExceptFor(...ORDER_READERS),
    useAsTitle: 'number',
    defaultColumns: ['number', 'lastName', 'firstName', 'email', 'phone', 'town'],
    listSearchableFields: ['number', 'lastName', 'firstName', 'email', 'phone'],
    components: { views: { edit: { root: { Component: '/views/story/redirects.tsx#CustomerView' } } } },
  },
  defaultSort: 'lastName',
  access: readBy(...ORDER_READERS),
  fields: [
    { name: 'number', label: 'Asiakasnumero', type: 'text', required: true, unique: true, index: true },
    { name: 'firstName', label: 'Etunimi', type: 'text', required: true, index: true },
    { name: 'lastName', label: 'Sukunimi', type: 'text', required: true, index: true },
    /** In lower case. The mailbox has been proven to be theirs. */
    { name: 'email', label: 'Sähköposti', type: 'text', required: true, unique: true, index: true },
    { name: 'phone', label: 'Puhelin', type: 'text', index: true },
    { name: 'street', label: 'Katuosoite', type: 'text' },
    { name: 'postalCode', label: 'Postinumero', type: 'text' },
    { name: 'town', label: 'Paikkakunta', type: 'text' },
    languageField({ admin: internalField }),
    /** Every consent to marketing and its withdrawal, oldest first. */
    typedJson('marketing', "import('#contracts/customers.ts').MarketingConsent[]", { admin: internalField }),
    /** Day of the version of the terms of the account that was accepted; null where none was published. */
    { name: 'termsVersion', type: 'text', admin: internalField },
    /** Owner of the cart. */
    { name: 'shopper', type: 'text', required: true, unique: true, ...secret },
    /** argon2id; null for an account without a password. */
    { name: 'passwordHash', type: 'text', ...secret },
    /** Names as searches compare them. */
    { name: 'searchedFirstName', type: 'text', index: true, admin: internalField },
    { name: 'searchedLastName', type: 'text', index: true, admin: internalField },
    /** What staff have done, oldest first. */
    typedJson('trail', "import('#plugins/customers/change-by-staff.ts').StaffAction[]", {
      required: false,
      admin: internalField,
    }),
    /** Whether news of the customer's orders also go to the phone. */
    { name: 'smsNotices', type: 'checkbox', defaultValue: false, admin: internalField },
    /** Once set, the account refuses sign-in. */
    { name: 'deletionAskedAt', type: 'text', admin: internalField },
    /** The social number, sealed. */
    { name: 'socialNumber', type: 'text', ...secret },
    /** By which the account of a social number is found. Never written as null, so that it is unique where it is set. */
    { name: 'socialNumberIndex', type: 'text', unique: true, index: true, ...secret },
    /** Addresses and phone numbers of accounts that were merged into this one: what went there is found by them. */
    { name: 'formerAddresses', type: 'json', typescriptSchema: typed('string[] | null'), admin: internalField },
    { name: 'isIdentified', label: 'Tunnistautunut vahvasti', type: 'checkbox', defaultValue: false },
  ],
}
