import type { CollectionConfig } from 'payload'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { languageField, typedJson, typedText } from '#plugins/kit/storage/document-types.ts'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Exams that are booked. The customer, the exam and what was typed for the store are sealed as health data. */
export const bookings: CollectionConfig = {
  slug: 'bookings',
  ...hiddenCollection({
    ofCustomers: { storedBy: 'bookings' },
    forgotten: { 'booking details': 'apart', bookings: (before) => ({ day: { less_than: helsinkiDay(before) } }) },
  }),
  fields: [
    { name: 'number', type: 'text', required: true, unique: true, index: true },
    /** Of the use in its store's day. A hold becomes one booking. */
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    typedText('state', "import('#contracts/bookings.ts').BookingState"),
    /** The one before what the store has said of the visit, to which it can go back. */
    typedText('stateBefore', "import('#contracts/bookings.ts').BookingState | null", { required: false }),
    /** Rises with every change, which guards the next one. Calendars know the booking's versions by it. */
    { name: 'sequence', type: 'number', required: true },
    /** The use it has left, until that is dropped. */
    typedJson('former', "import('#plugins/bookings/repository.ts').FormerPlace | null", { required: false }),
    /** Number of the store. */
    { name: 'store', type: 'number', required: true, index: true },
    /** ISO day, and wall time `HH:MM`. */
    { name: 'day', type: 'text', required: true, index: true },
    { name: 'time', type: 'text', required: true },
    { name: 'minutes', type: 'number', required: true },
    /** Number of the optometrist, and whether the customer asked for this optometrist. */
    { name: 'examiner', type: 'number', required: true, index: true },
    { name: 'examinerWished', type: 'checkbox' },
    { name: 'room', type: 'text', required: true },
    typedJson('instruments', "import('#contracts/exam-types.ts').Instrument[]"),
    /** Number of the customer, if there is an account. */
    { name: 'customer', type: 'text', index: true },
    /**
     * Whether the customer booked it signed in or staff gave it to the account; not set where the account has it by its
     * address alone.
     */
    { name: 'isOwn', type: 'checkbox' },
    /** By which the bookings of an address are found without reading it. */
    { name: 'emailIndex', type: 'text', index: true },
    /** The same of a phone number and of a whole surname. */
    { name: 'phoneIndex', type: 'text', index: true },
    { name: 'surnameIndex', type: 'text', index: true },
    /** The index that accounts have of a social number, if the customer typed one; erased together with it. */
    { name: 'socialNumberIndex', type: 'text', index: true },
    /** Number of the order whose glasses are fitted; empty of an exam. */
    { name: 'orderNumber', type: 'text', index: true },
    languageField(),
    typedText('source', "import('#plugins/bookings/repository.ts').BookingSource"),
    { name: 'benefitCode', type: 'text' },
    /** ISO instants at which the store said so. */
    { name: 'arrivedAt', type: 'text' },
    { name: 'doneAt', type: 'text' },
    /** ISO instant. */
    { name: 'bookedAt', type: 'text', required: true },
    /** Whether what was typed for the visit alone is gone. */
    { name: 'isThinned', type: 'checkbox', index: true },
    /** Sealed, as `SealedPart`. */
    { name: 'sealed', type: 'textarea', required: true },
    ...stepFields(),
  ],
}
