import type { CollectionConfig } from 'payload'
import { languageField, typedText } from '#plugins/kit/storage/document-types.ts'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Claims of members of Friends for broken glasses. What was said is sealed, and so is the picture, a file of the claim's name. */
export const insuranceClaims: CollectionConfig = {
  slug: 'insurance-claims',
  ...hiddenCollection({
    ofCustomers: { storedBy: 'insurance' },
    forgotten: { 'insurance claims': 'apart' },
  }),
  fields: [
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    /** The order's row and the place among its claims, so that of two at once one is made. */
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    /** Of the order, of the customer, and the row of the frame. */
    { name: 'number', type: 'text', required: true, index: true },
    { name: 'customer', type: 'text', required: true, index: true },
    { name: 'row', type: 'text', required: true },
    typedText('state', "import('#contracts/insurance.ts').ClaimState", { index: true }),
    languageField(),
    { name: 'receivedAt', type: 'text', required: true, index: true },
    typedText('fileType', "import('#contracts/kept-prescriptions.ts').FileType"),
    { name: 'answeredAt', type: 'text', index: true },
    { name: 'answeredBy', type: 'text' },
    /** The code that buys another pair, and what it is worth in cents. */
    { name: 'code', type: 'text' },
    { name: 'worth', type: 'number' },
    /** Sealed, as `SealedPart`. */
    { name: 'sealed', type: 'textarea', required: true },
    ...stepFields(),
  ],
}
