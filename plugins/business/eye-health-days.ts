import type { CollectionConfig } from 'payload'
import { languageField, typedText } from '#plugins/kit/storage/document-types.ts'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Eye-health days that companies asked for. What was written is sealed. */
export const eyeHealthDays: CollectionConfig = {
  slug: 'eye-health-days',
  ...hiddenCollection({
    ofCustomers: { because: 'A company asks for it, by an address that is no account.' },
    forgotten: { 'eye-health days': (before) => ({ answeredAt: { less_than: before } }) },
  }),
  fields: [
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    /** Names what was asked, so that two presses ask once. */
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    typedText('state', "import('#contracts/business.ts').DayState", { index: true }),
    languageField(),
    { name: 'receivedAt', type: 'text', required: true, index: true },
    { name: 'answeredAt', type: 'text', index: true },
    { name: 'answeredBy', type: 'text' },
    /** The day that was agreed on. */
    { name: 'agreedDay', type: 'text', index: true },
    /** Sealed, as `SealedDay`. */
    { name: 'sealed', type: 'textarea', required: true },
    ...stepFields(),
  ],
}
