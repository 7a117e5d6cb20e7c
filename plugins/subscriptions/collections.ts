import type { CollectionConfig, Field } from 'payload'
import { SubscriptionInterval } from '#contracts/cart.ts'
import { CUSTOMER_STAFF, hiddenExceptFor, readBy } from '#plugins/kit/admin/access.ts'
import { asDay, asWord, internalField, wordOptions } from '#plugins/kit/admin/admin-fields.ts'
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

/** Lens subscriptions. Changed by endpoints and by their own steps only. */
export const subscriptions: CollectionConfig = {
  slug: 'subscriptions',
  custom: declares({
    may: readOnly('customer-staff'),
    ofCustomers: { storedBy: 'subscriptions' },
    sealed: ['products'],
    forgotten: { subscriptions: 'apart' },
  }),
  labels: { singular: 'kestotilaus', plural: 'Kestotilaukset' },
  admin: {
    group: 'Myynti',
    hidden: hiddenExceptFor(...CUSTOMER_STAFF),
    useAsTitle: 'number',
    defaultColumns: ['number', 'customer', 'status', 'interval', 'startedOn'],
    listSearchableFields: ['customer'],
    description: 'Piilolinssien kestotilaukset, uusin ensin.',
    components: {
      views: { edit: { root: { Component: '/views/story/redirects.tsx#SubscriptionView' } } },
    },
  },
  defaultSort: '-startedOn',
  access: readBy(...CUSTOMER_STAFF),
  fields: [
    { name: 'number', label: 'Numero', type: 'number', required: true, unique: true, index: true },
    /** Names the order and the interval, so that it is begun once. */
    { name: 'key', type: 'text', required: true, unique: true, index: true, admin: internalField },
    { name: 'customer', label: 'Asiakasnumero', type: 'text', required: true, index: true },
    {
      name: 'status',
      label: 'Tila',
      type: 'number',
      required: true,
      index: true,
      admin: asWord('subscriptions.status'),
      typescriptSchema: typed("import('#contracts/subscriptions.ts').SubscriptionStatus"),
    },
    {
      name: 'interval',
      label: 'Väli',
      type: 'select',
      required: true,
      options: wordOptions(SubscriptionInterval.options, 'subscriptions.interval'),
      typescriptSchema: typed("import('#contracts/cart.ts').SubscriptionInterval"),
    },
    { name: 'startedOn', label: 'Alkanut', type: 'text', required: true, index: true, admin: asDay },
    { name: 'endedOn', label: 'Päättynyt', type: 'text', index: true, admin: asDay },
    /** Day on which the next delivery is processed; empty where none is planned, or one is being charged. */
    { name: 'processOn', type: 'text', index: true, admin: internalField },
    {
      name: 'stage',
      type: 'text',
      required: true,
      defaultValue: 'planned',
      index: true,
      admin: internalField,
      typescriptSchema: typed("import('#domain/subscriptions/transitions.ts').Stage"),
    },
    { name: 'pausedOn', type: 'text', index: true, admin: internalField },
    /** The order with which it began. */
    { name: 'firstOrder', type: 'text', required: true, admin: internalField },
    /** Stored card that pays; empty where there is none. */
    { name: 'card', type: 'text', index: true, admin: internalField },
    languageField({ admin: internalField }),
    json('contract', "import('#domain/subscriptions/contract.ts').Contract"),
    /** Sealed: a lens names the power of an eye. */
    { name: 'products', type: 'textarea', required: true, admin: internalField, access: { read: neverReadable } },
    json('form', "import('#plugins/checkout/purchase.ts').FrozenForm"),
    json('delivery', "import('#plugins/checkout/purchase.ts').Delivery"),
    json('temporary', "import('#plugins/subscriptions/destination.ts').StoredTemporary | null", false),
    json('events', "import('#plugins/subscriptions/subscription.ts').SubscriptionEvent[]"),
    /** Day of the version of the agreement that the customer accepted. */
    { name: 'agreed', type: 'text', admin: internalField },
    { name: 'terms', type: 'text', admin: internalField },
    { name: 'version', type: 'number', required: true, admin: internalField },
    ...stepFields(),
  ],
}

/** Deliveries that were charged, or begun to be. Each becomes an order once. */
export const subscriptionDeliveries: CollectionConfig = {
  slug: 'subscription-deliveries',
  ...hiddenCollection({ ofCustomers: { because: 'go with their subscription, which names the customer' } }),
  fields: [
    /** Names subscription and period: `71032846-4`. */
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    { name: 'subscription', type: 'number', required: true, index: true },
    { name: 'period', type: 'number', required: true },
    typedText('state', "Exclude<import('#contracts/subscriptions.ts').DeliveryState, 'frozen'>"),
    { name: 'wantedOn', type: 'text', required: true },
    { name: 'processedOn', type: 'text', required: true, index: true },
    { name: 'sentOn', type: 'text', required: true },
    /** What is charged, in cents, and what of its goods was free beside that. */
    { name: 'amount', type: 'number', required: true },
    { name: 'free', type: 'number' },
    { name: 'vatRate', type: 'number', required: true },
    /** Sealed: lines and prescriptions, as its order will have them. */
    { name: 'lines', type: 'textarea', required: true },
    /** The charge that paid it (`nothing` where it cost nothing), its transaction, and the order. */
    { name: 'paidBy', type: 'text' },
    { name: 'transactionId', type: 'text' },
    { name: 'orderNumber', type: 'text', index: true },
    { name: 'version', type: 'number', required: true },
    ...stepFields(),
  ],
}
