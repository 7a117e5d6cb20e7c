import type { CollectionConfig } from 'payload'
import { languageField, typedJson, typedText } from '#plugins/kit/storage/document-types.ts'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Requisitions of companies for their people. For whom, and why one was rejected, is sealed. */
export const requisitions: CollectionConfig = {
  slug: 'requisitions',
  ...hiddenCollection({
    ofCustomers: { because: 'A company names its employee, by an address that is no account.' },
    forgotten: { requisitions: (before) => ({ expiresOn: { less_than: before.slice(0, 10) } }) },
  }),
  fields: [
    { name: 'code', type: 'text', required: true, unique: true, index: true },
    /** The call that made it, so that a repeated one makes no second. */
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'agreement', type: 'number', required: true, index: true },
    { name: 'businessId', type: 'text', required: true, index: true },
    typedText('state', "import('#contracts/requisitions.ts').RequisitionState", { index: true }),
    typedText('kind', "import('#contracts/requisitions.ts').RequisitionKind"),
    typedJson('pays', "import('#contracts/requisitions.ts').PaidItem[]"),
    languageField(),
    { name: 'madeOn', type: 'text', required: true, index: true },
    { name: 'expiresOn', type: 'text', required: true, index: true },
    /** The hold, and so the booking, that it pays; null before. */
    { name: 'takenBy', type: 'text' },
    { name: 'decidedBy', type: 'text' },
    /** Number of its invoice; null before. */
    { name: 'invoice', type: 'number' },
    /** Sealed, as `SealedRequisition`. */
    { name: 'sealed', type: 'textarea', required: true },
    ...stepFields(),
  ],
}
