import type { CollectionConfig } from 'payload'
import { ORDER_READERS, readBy } from '#plugins/kit/admin/access.ts'
import { asDay, asEuros, asMoment, internalField } from '#plugins/kit/admin/admin-fields.ts'
import { languageField, typedJson, typedText } from '#plugins/kit/storage/document-types.ts'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { declares, readOnly } from '#plugins/kit/admin/declares.ts'

/** Orders. Changed by the endpoints of `contracts/order-handling.ts` and `order-refunds.ts` only. */
export const orders: CollectionConfig = {
  slug: 'orders',
  custom: declares({
    may: readOnly('order-reader'),
    ofCustomers: { storedBy: 'orders' },
    sealed: ['prescriptions', 'lines', 'bought', 'inquiries'],
    forgotten: { orders: (before) => ({ placedAt: { less_than: before } }) },
  }),
  labels: { singular: 'tilaus', plural: 'Tilaukset' },
  admin: {
    // The navigation has a link of its own for orders, above the collections.
    group: false,
    useAsTitle: 'number',
    defaultColumns: ['number', 'state', 'customerName', 'totalCost', 'placedAt', 'promisedOn'],
    // Databases fold ASCII alone: `öhman` is found in the folded name, `Öhman` in the written one.
    listSearchableFields: ['number', 'customerName', 'searchedName', 'email', 'phoneKey'],
    description: 'Uusin ensin. Tilausta muutetaan vain sen omalla sivulla.',
    components: { views: { edit: { root: { Component: '/views/orders/OrderView.tsx#OrderView' } } } },
  },
  defaultSort: '-placedAt',
  access: readBy(...ORDER_READERS),
  fields: [
    { name: 'number', label: 'Tilausnumero', type: 'text', required: true, unique: true, index: true },
    /** Where it comes from, such as `checkout:<purchase>`. Unique, so that one source makes one order. */
    { name: 'sourceKey', type: 'text', required: true, unique: true, index: true, admin: internalField },
    /** Number of the customer who bought; empty for a guest. */
    { name: 'customer', type: 'text', index: true, admin: internalField },
    /** In which the buyer is written to. */
    languageField({ admin: internalField }),
    {
      name: 'state',
      label: 'Tila',
      type: 'select',
      required: true,
      index: true,
      admin: { components: { Cell: '/views/cells/cells.tsx#StateCell' } },
      options: [
        { value: 'received', label: 'Vastaanotettu' },
        { value: 'confirmed', label: 'Vahvistettu' },
        { value: 'pending', label: 'Odottaa optikkoa' },
        { value: 'sent', label: 'Lähetetty' },
        { value: 'canceled', label: 'Peruttu' },
        { value: 'delivered', label: 'Toimitettu' },
        { value: 'returned', label: 'Palautettu' },
      ],
    },
    { name: 'version', type: 'number', required: true, admin: internalField },
    { name: 'placedAt', label: 'Tilattu', type: 'text', required: true, index: true, admin: asMoment },
    { name: 'promisedOn', label: 'Luvattu lähtevän', type: 'text', required: true, admin: asDay },
    /** Number of the store where it is collected; empty of what is carried. */
    { name: 'pickupStore', type: 'number', index: true, admin: internalField },
    { name: 'customerName', label: 'Asiakas', type: 'text', required: true },
    { name: 'email', label: 'Sähköposti', type: 'text', required: true, index: true },
    /** The address as an account keeps it, by which a verified mailbox finds its orders. */
    { name: 'emailKey', type: 'text', index: true, admin: internalField },
    /** The phone in E.164 and the name in lower case, by which staff find it. */
    { name: 'phoneKey', label: 'Puhelin', type: 'text', index: true, admin: internalField },
    { name: 'searchedName', label: 'Nimi', type: 'text', index: true, admin: internalField },
    { name: 'totalCost', label: 'Summa', type: 'number', required: true, admin: asEuros },
    { name: 'refunded', label: 'Palautettu rahaa', type: 'number', required: true, defaultValue: 0, admin: asEuros },
    /** Cents promised back to the buyer in all. What of it is not refunded yet is outstanding. */
    { name: 'promised', type: 'number', required: true, defaultValue: 0, admin: internalField },
    { name: 'waitsForOptician', label: 'Optikon jonossa', type: 'checkbox', index: true },
    /** Waits for a prescription that the buyer sends later. */
    { name: 'awaitsPrescription', label: 'Odottaa reseptiä', type: 'checkbox', index: true },
    /** The last day on which the buyer can answer what an optician has asked; empty where nothing is asked. */
    { name: 'awaitsAnswerUntil', label: 'Odottaa asiakkaan vastausta', type: 'text', index: true, admin: asDay },
    /** The buyer's membership at the time of purchase: a member of Friends has longer terms. Empty of older orders. */
    typedText('membership', "import('#domain/orders/return-terms.ts').Membership | null", {
      required: false,
      index: true,
      admin: internalField,
    }),
    /** Day of the version of the terms that the buyer accepted; null where the shop had published none. */
    { name: 'termsVersion', type: 'text', admin: internalField },
    /** The same of the agreement on lens subscriptions; null where none begins with it. */
    { name: 'subscriptionTerms', type: 'text', admin: internalField },
    /** Reference of the card that its payment has stored for later deliveries; null where none was stored. */
    { name: 'card', type: 'text', admin: internalField },
    /** Names a gift card, and holds the shopper's note under seal: read through the repository, never by REST. */
    typedJson('bought', "import('#plugins/orders/order.ts').FrozenTerms", {
      admin: internalField,
      access: { read: neverReadable },
    }),
    { name: 'lines', type: 'textarea', required: true, admin: internalField, access: { read: neverReadable } },
    { name: 'prescriptions', type: 'textarea', required: true, admin: internalField, access: { read: neverReadable } },
    /** What opticians have asked the buyer, and the answers. */
    { name: 'inquiries', type: 'textarea', admin: internalField, access: { read: neverReadable } },
    /** Notes of staff in these are sealed. */
    typedJson('refunds', "import('#domain/payments/refund-entry.ts').RefundEntry[]", { admin: internalField }),
    /** What has left together. Empty as long as nothing has, and of orders from before it was noted. */
    typedJson('fulfillments', "import('#plugins/orders/order.ts').StoredFulfillment[] | null", {
      required: false,
      admin: internalField,
    }),
    /** What was called off before it left, while the order itself went on. */
    typedJson('cancellations', "import('#plugins/orders/order.ts').StoredCancellation[] | null", {
      required: false,
      admin: internalField,
    }),
    /** What came back to us, by staff's word or as its buyer had declared. */
    typedJson('returns', "import('#plugins/orders/order.ts').StoredReturn[] | null", {
      required: false,
      admin: internalField,
    }),
    /** Parcels on their way to the buyer, as staff noted them at the sendings. */
    typedJson('parcels', "import('#contracts/order-parts.ts').Parcel[] | null", {
      required: false,
      admin: internalField,
    }),
    /** The parcel that is booked for it at a carrier, until it is sent. Dropped where its receiver is corrected. */
    typedJson('label', "import('#plugins/orders/order.ts').BookedLabel | null", {
      required: false,
      admin: internalField,
    }),
    /** Rows and pieces of returned goods that passed inspection. */
    typedJson('restocked', "import('#contracts/order-handling.ts').RestockedRow[] | null", {
      required: false,
      admin: internalField,
    }),
    typedJson('timeline', "import('#plugins/orders/order.ts').TimelineEntry[]", { admin: internalField }),
    ...stepFields(),
  ],
}

function neverReadable(): boolean {
  return false
}
