import type { BookingForm } from '#contracts/bookings.ts'

/** Who comes to an exam: a grown-up, unless these say otherwise. */
export function bookingForm(differences: Partial<BookingForm> = {}): BookingForm {
  return {
    firstName: 'Aino',
    lastName: 'Mäkelä',
    email: 'aino@example.com',
    phone: '040 123 4567',
    birthDate: '1985-05-17',
    note: '',
    wantsReminder: false,
    ...differences,
  }
}
