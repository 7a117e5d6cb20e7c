import type { PayloadRequest } from 'payload'
import type { AdminHit } from '#contracts/admin-search.ts'
import { accountEmail } from '#domain/customers/email.ts'
import { readPhone } from '#domain/customers/phone.ts'
import { bookingsNamed } from '#plugins/bookings/admin/bookings-named.ts'
import { EXAM_STAFF, hasRole } from '#plugins/kit/admin/access.ts'
import { ordersNamed } from '#plugins/orders/admin/admin-orders.ts'
import { guestPath } from '../views/admin-path.ts'

/** Orders and bookings read at most, of each, from which the people are made. */
const READ = 20
const SHOWN = 5

interface Trace {
  number: string
  name: string
  /** As they are compared; empty or null where nothing was left. */
  email: string
  phone: string | null
}

/** People without an account, by their orders and bookings, each by the latest: one address or one phone is one person. */
export async function findGuests(req: PayloadRequest, words: string): Promise<Omit<AdminHit, 'kind'>[]> {
  const [orders, bookings] = await Promise.all([
    ordersNamed(req, words, READ),
    hasRole(req, EXAM_STAFF) ? bookingsNamed(req, words, READ) : [],
  ])
  const traces: Trace[] = [
    ...orders
      .filter(({ customer }) => !customer)
      .map(({ number, customerName: name, emailKey, phoneKey }) => ({
        number,
        name,
        email: emailKey ?? '',
        phone: phoneKey ?? null,
      })),
    ...bookings
      .filter(({ customer }) => !customer)
      .map(({ number, form: { firstName, lastName, email, phone } }) => ({
        number,
        name: `${firstName} ${lastName}`,
        email: accountEmail(email),
        phone: readPhone(phone) ?? null,
      })),
  ]
  const people: Trace[] = []
  for (const one of traces) if (!people.some((other) => isOne(one, other))) people.push(one)
  return people.slice(0, SHOWN).map(({ number, name }) => ({ title: name, facts: [number], href: guestPath(number) }))
}

function isOne(a: Trace, b: Trace): boolean {
  return (a.email !== '' && a.email === b.email) || (a.phone !== null && a.phone === b.phone)
}
