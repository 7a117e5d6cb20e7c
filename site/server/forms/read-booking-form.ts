import type { BookingForm } from '#contracts/bookings.ts'
import type { Customer } from '#contracts/customers.ts'
import type { Who } from '#domain/bookings/ages.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
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

/** What the form need not ask, since the customer is signed in: of the customer, or as guardian of the child who comes. */
export function knownFields(
  customer: Customer | null,
  who: Who | undefined,
  born: string | null,
): Partial<Record<BookingField, string>> {
  if (!customer) return {}
  const { firstName, lastName, email, phone } = customer
  if (who === 'aikuiselle') return { email, phone }
  if (who === 'lapselle') return { email, phone, guardianName: `${firstName} ${lastName}`, guardianPhone: phone }
  return { firstName, lastName, email, phone, ...(born !== null && { birthDate: finnishDay(born) }) }
}

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
