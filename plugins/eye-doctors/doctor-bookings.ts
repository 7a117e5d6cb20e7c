import type { CollectionConfig } from 'payload'
import { languageField, typedText } from '#plugins/kit/storage/document-types.ts'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/**
 * Times of eye doctors that were held or booked with the provider. Doctor and contact are sealed; social numbers are not
 * here at all.
 */
export const doctorBookings: CollectionConfig = {
  slug: 'eye-doctor-bookings',
  ...hiddenCollection({
    ofCustomers: { storedBy: 'eye-doctors' },
    forgotten: {
      'eye doctor bookings': (before) => ({ day: { less_than: before.slice(0, 10) } }),
      'eye doctor holds': (before) => ({
        and: [{ state: { equals: 'lapsed' } }, { updatedAt: { less_than: before } }, { dueAt: { exists: false } }],
      }),
    },
  }),
  fields: [
    /** Unguessable. The provider gets it as our reference. */
    { name: 'number', type: 'text', required: true, unique: true, index: true },
    /**
     * The provider's time as long as it is held or booked here, so that no other customer gets it, whatever the
     * provider says.
     */
    { name: 'timeKey', type: 'text', required: true, unique: true, index: true },
    /** The provider's hold. */
    { name: 'hold', type: 'text', required: true },
    { name: 'heldUntil', type: 'text', required: true },
    typedText('state', "import('#contracts/eye-doctors.ts').DoctorBookingState", { index: true }),
    /** When the provider was last asked something whose answer may be missing. */
    { name: 'askedAt', type: 'text' },
    /** The provider's number of the booking. */
    { name: 'reference', type: 'text' },
    { name: 'day', type: 'text', required: true, index: true },
    { name: 'shopper', type: 'text', required: true, index: true },
    { name: 'customer', type: 'text', index: true },
    languageField(),
    /** Time, doctor, clinic and contact. */
    { name: 'sealed', type: 'textarea', required: true },
    ...stepFields(),
  ],
}
