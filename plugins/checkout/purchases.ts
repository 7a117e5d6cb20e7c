import type { CollectionConfig } from 'payload'
import { typed, typedJson } from '#plugins/kit/storage/document-types.ts'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

const LANGUAGE = "import('#contracts/language.ts').Language"
const STATE = "import('#domain/checkout/purchase-states.ts').PurchaseState"
const METHOD = "import('#contracts/payments.ts').PaymentMethodId"
const REASON = "import('#contracts/checkout.ts').NoOrderReason | null"

/** A purchase as it was frozen when the shopper pressed "Tilaa ja maksa". The order is made from this and nothing else. */
export const purchases: CollectionConfig = {
  slug: 'purchases',
  ...hiddenCollection({
    ofCustomers: { storedBy: 'purchases' },
    forgotten: {
      // The order has its data.
      'ordered purchases': (before) => ({
        and: [{ state: { equals: 'ordered' } }, { stateSince: { less_than: before } }],
      }),
      // Only what is over for good: nothing is held for it any more, and no money is on its way.
      'given up purchases': (before) => ({
        and: [
          { state: { in: ['canceled', 'abandoned', 'refunded'] } },
          { dueAt: { exists: false } },
          { stateSince: { less_than: before } },
        ],
      }),
    },
  }),
  fields: [
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    /** Hash of the form, which distinguishes a repeated form from a changed one. */
    { name: 'formHash', type: 'text', required: true },
    /** Counts the changes, so that refunds are written only over what was read. */
    { name: 'version', type: 'number', required: true },
    { name: 'shopperId', type: 'text', required: true, index: true },
    /** Of the page it was ordered on: its order and every letter are in it. */
    { name: 'language', type: 'text', required: true, typescriptSchema: typed(LANGUAGE) },
    { name: 'state', type: 'text', required: true, index: true, typescriptSchema: typed(STATE) },
    { name: 'stateSince', type: 'text', required: true },
    /** The reference under which pieces, code, card and rows are reserved for it: its `ref`, or that of `lateHoldRef`. */
    { name: 'holdRef', type: 'text', required: true },
    /** Sealed, as are prescriptions: the SKU of a contact lens reveals the prescription. */
    { name: 'lines', type: 'textarea', required: true },
    { name: 'prescriptions', type: 'textarea', required: true },
    /** The shopper's note in it is sealed. */
    typedJson('form', "import('#plugins/checkout/purchase.ts').FrozenForm"),
    typedJson('delivery', "import('#plugins/checkout/purchase.ts').Delivery"),
    { name: 'totals', type: 'json', required: true, typescriptSchema: typed("import('#contracts/money.ts').Totals") },
    typedJson('giftCard', "import('#plugins/checkout/purchase.ts').GiftCardPayment | null", { required: false }),
    { name: 'discountCode', type: 'text' },
    /** Empty of what was ordered on the web. */
    typedJson('soldBy', "import('#plugins/checkout/purchase.ts').SoldBy | null", { required: false }),
    /** The method that collects what is due. */
    { name: 'paymentMethodId', type: 'number', required: true, typescriptSchema: typed(METHOD) },
    /** Day of the version of the terms that the shopper accepted; null where the shop has published none. */
    { name: 'termsVersion', type: 'text' },
    /** The same of the agreement on lens subscriptions; null where nothing comes by subscription. */
    { name: 'subscriptionTerms', type: 'text' },
    /** The transaction that has paid it. */
    { name: 'transactionId', type: 'text', index: true },
    { name: 'orderNumber', type: 'text' },
    /** Why a payment that came could not become an order. */
    { name: 'noOrderReason', type: 'text', typescriptSchema: typed(REASON) },
    ...stepFields(),
  ],
}
