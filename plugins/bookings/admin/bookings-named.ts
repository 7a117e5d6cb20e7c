import type { PayloadRequest } from 'payload'
import { isEmail } from '#domain/customers/email.ts'
import { readPhone } from '#domain/customers/phone.ts'
import { searchedName, surnamesIn } from '#domain/customers/search-words.ts'
import { bookingByNumber, bookingsOfEmail, bookingsOfPhone, bookingsOfSurname, type Booking } from '../repository.ts'
import { attendsTo, adminScope, type AdminScope } from './admin-scope.ts'

/**
 * The bookings in the caller's scope with this number, whole mail address, phone number in any spelling, or whole
 * surname, beside which the first name may begin; the latest first. The customer is sealed, so the beginning of a
 * surname finds nothing.
 */
export async function bookingsNamed(req: PayloadRequest, words: string, most: number): Promise<Booking[]> {
  const scope = await adminScope(req)
  if (scope !== 'every store' && scope.store === undefined) return []
  const found = await findNamed(req, words, scope)
  return found.filter(({ store }) => attendsTo(scope, store)).slice(0, most)
}

async function findNamed(req: PayloadRequest, words: string, scope: AdminScope): Promise<Booking[]> {
  if (isEmail(words)) return bookingsOfEmail(req, words)
  if (readPhone(words)) return bookingsOfPhone(req, words)
  const byNumber = await bookingByNumber(req, words.toUpperCase())
  if (byNumber) return [byNumber]
  const store = scope === 'every store' ? undefined : scope.store
  const found = await Promise.all(
    surnamesIn(words).map(async ({ surname, firstName }) => {
      const named = await bookingsOfSurname(req, surname, store)
      return named.filter(({ form }) => searchedName(form.firstName).startsWith(firstName))
    }),
  )
  const latest = found.flat().toSorted((a, b) => `${b.day}T${b.time}`.localeCompare(`${a.day}T${a.time}`))
  return [...new Map(latest.map((booking) => [booking.id, booking])).values()]
}
