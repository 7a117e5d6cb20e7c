import type { CollectionConfig } from 'payload'
import { languageField, typedJson, typedText } from '#plugins/kit/storage/document-types.ts'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** People who wait for a time to be freed. The person, the exam and the days that suit are sealed as health data. */
export const examWaiting: CollectionConfig = {
  slug: 'exam-waiting',
  ...hiddenCollection({
    ofCustomers: { storedBy: 'exam-waiting' },
    forgotten: { 'exam waiting': (before) => ({ until: { less_than: before.slice(0, 10) } }) },
  }),
  fields: [
    /** Of the person on the list; unguessable, since the offer links name it. */
    { name: 'number', type: 'text', required: true, unique: true, index: true },
    /** Number of the store. */
    { name: 'store', type: 'number', required: true, index: true },
    typedText('state', "import('#plugins/bookings/waiting/repository.ts').WaitingState", { index: true }),
    /** Rises with every change, which guards the next one. */
    { name: 'sequence', type: 'number', required: true },
    /** Last day that suits, ISO. */
    { name: 'until', type: 'text', required: true, index: true },
    /** ISO instant since which the person waits. */
    { name: 'since', type: 'text', required: true, index: true },
    /** How many offers the person has had: each has its own link and text message. */
    { name: 'offers', type: 'number', required: true },
    /** The latest offer. */
    typedJson('offer', "import('#plugins/bookings/waiting/repository.ts').StoredOffer | null", { required: false }),
    /** The times offered, the latest last. */
    typedJson('offered', "import('#plugins/bookings/waiting/repository.ts').OfferedTime[]"),
    /** Number of the booking made from an offer. */
    { name: 'booking', type: 'text' },
    /** Number of the customer, if there is an account. */
    { name: 'customer', type: 'text', index: true },
    /** By which the rows of an address are found without reading it. */
    { name: 'emailIndex', type: 'text', index: true },
    languageField(),
    /** Sealed, as `SealedPart`. */
    { name: 'sealed', type: 'textarea', required: true },
    ...stepFields(),
  ],
}
