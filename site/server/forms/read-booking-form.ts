import type { BookingForm } from '#contracts/bookings.ts'
import { readDistances } from '#domain/bookings/form-problems.ts'
import { readBirthDate } from '#domain/calendar/read-birth-date.ts'
import { today } from '#site/shared/shop-time.ts'
import type { PostedFields } from './posted-fields.ts'

/** Fields of who comes, in the order of the form. */
export const bookingFields = [
  ...(['firstName', 'lastName', 'email', 'phone', 'birthDate', 'ssn', 'note'] as const),
  ...(['guardianName', 'guardianPhone'] as const),
  ...(['organisationNumber', 'company', 'requisition', 'reference', 'workingDistances'] as const),
]
export type BookingField = (typeof bookingFields)[number]

/** Reads the form as typed; what is asked of minors and of companies only where it is. */
export function readBookingForm(
  { text, isTicked }: PostedFields,
  asks: { guardian: boolean; company: boolean },
): BookingForm {
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    birthDate: readBirthDate(text('birthDate'), today()),
    ssn: text('ssn'),
    note: text('note'),
    wantsReminder: isTicked('wantsReminder'),
    ...(asks.guardian && { guardian: { name: text('guardianName'), phone: text('guardianPhone') } }),
    ...(asks.company && {
      company: {
        organisationNumber: text('organisationNumber'),
        company: text('company'),
        requisition: text('requisition') === 'physical' ? ('physical' as const) : ('electronic' as const),
        reference: text('reference'),
        workingDistances: readDistances(text('workingDistances')),
      },
    }),
  }
}

/** The field of the form for a field that a rule names. */
export function bookingFieldOf(field: string | undefined): BookingField | undefined {
  if (field === 'guardian') return 'guardianName'
  const last = field?.split('.').at(-1)
  return bookingFields.find((name) => name === last)
}
