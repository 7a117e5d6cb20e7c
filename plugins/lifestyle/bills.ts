import type { CollectionConfig, Field } from 'payload'
import { typed, typedText } from '#plugins/kit/storage/document-types.ts'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

const json = (name: string, type: string, required = true): Field => ({
  name,
  type: 'json',
  required,
  typescriptSchema: typed(type),
})

/** Months that were billed, or begun to be. Each is charged once. */
export const lifestyleBills: CollectionConfig = {
  slug: 'lifestyle-bills',
  ...hiddenCollection({ ofCustomers: { because: 'go with their contract, which names the customer' } }),
  fields: [
    /** Names contract and month: `71032846-2027-03`. */
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    { name: 'contract', type: 'number', required: true, index: true },
    { name: 'month', type: 'text', required: true },
    /** The day on which it was frozen. */
    { name: 'on', type: 'text', required: true },
    /** Days and what they cost, in their order. */
    json('rows', "import('#domain/lifestyle/monthly-bill.ts').MonthlyBill['rows']"),
    /** Cents of these rows that are free, and why; 0 where nothing is. */
    { name: 'free', type: 'number', required: true },
    typedText('freeWhy', "import('#domain/lifestyle/monthly-bill.ts').FreeReason | null", { required: false }),
    /** Lens deliveries that it asks for. */
    json('connected', "import('#plugins/lifestyle/bill-repository.ts').ConnectedRow[] | null", false),
    /** What is charged in all, in cents. */
    { name: 'amount', type: 'number', required: true },
    { name: 'vatRate', type: 'number', required: true },
    /** The charge that paid it, and its transaction. */
    { name: 'paidBy', type: 'text' },
    { name: 'transactionId', type: 'text' },
    { name: 'version', type: 'number', required: true },
    ...stepFields(),
  ],
}
