import type { CollectionConfig } from 'payload'
import { typed } from '#plugins/kit/storage/document-types.ts'
import type { Stored } from '#plugins/kit/storage/documents.ts'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

const STATE = "import('#domain/payments/charge-states.ts').ChargeState"
const GONE_BY = "import('#domain/payments/charge-states.ts').GoneBy | null"
const METHOD = "import('#contracts/payments.ts').PaymentMethodId"
const ATTEMPTS = "import('#domain/payments/card-attempts.ts').CardAttempt[] | null"
const REFUNDS = "import('#domain/payments/refund-entry.ts').RefundEntry[]"

/** A charge, with its notes opened. */
export type Charge = Omit<Stored<'charges'>, 'createdAt' | 'updatedAt'>

/**
 * Every sum that the shop has asked a provider to collect, from the request to the last cent that is refunded. It names
 * what is paid for, and no person: the owner of the charge supplies the payer.
 */
export const charges: CollectionConfig = {
  slug: 'charges',
  ...hiddenCollection({
    ofCustomers: { because: 'is bookkeeping: it names purchases and invoices by their references' },
    // None stays open for so long, and refunds due are settled by then.
    forgotten: { charges: (before) => ({ since: { less_than: before } }) },
  }),
  fields: [
    /** Names it at the provider, after its owner. */
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    /** The subject that asks for the money, as it is registered at `chargeOwners`. */
    { name: 'owner', type: 'text', required: true },
    /** What is paid for, by its reference among the owner's documents. */
    { name: 'subject', type: 'text', required: true, index: true },
    { name: 'method', type: 'number', required: true, typescriptSchema: typed(METHOD) },
    { name: 'state', type: 'text', required: true, index: true, typescriptSchema: typed(STATE) },
    /** ISO instant of the last change of state. */
    { name: 'since', type: 'text', required: true, index: true },
    { name: 'goneBy', type: 'text', typescriptSchema: typed(GONE_BY) },
    /** Cents that were asked, that came, and that go back in all. */
    { name: 'amount', type: 'number', required: true },
    { name: 'paid', type: 'number' },
    { name: 'promised', type: 'number', required: true },
    /** Notes of staff in these are sealed. */
    { name: 'refunds', type: 'json', required: true, typescriptSchema: typed(REFUNDS) },
    { name: 'transactionId', type: 'text', index: true },
    /** Of money that no provider has collected: who noted it, and by what it is found, sealed. */
    { name: 'elsewhere', type: 'json', typescriptSchema: typed('{ who: string; note: string } | null') },
    /** Where the payer pays, while it is open. */
    { name: 'payUrl', type: 'text' },
    /** ISO instant until which the payer may take, where it is later than an hour after the opening. */
    { name: 'payUntil', type: 'text' },
    /** Reference of the stored card it is taken from, or that was stored with the payment, and the attempts. */
    { name: 'card', type: 'text' },
    { name: 'attempts', type: 'json', typescriptSchema: typed(ATTEMPTS) },
    /** Counts the changes, so that each is made only over what was read. */
    { name: 'version', type: 'number', required: true },
    ...stepFields(),
  ],
}
