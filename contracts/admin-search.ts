import * as z from 'zod/mini'
import { route } from './route.ts'

/** What the admin's search finds. */
export const AdminHitKind = z.enum([
  'customer',
  'guest',
  'order',
  'subscription',
  'contract',
  'booking',
  'invoice',
  'company',
  'article',
  'page',
  'code',
])
export type AdminHitKind = z.infer<typeof AdminHitKind>

/** One row of what was found. */
export const AdminHit = z.object({
  kind: AdminHitKind,
  /** Its name or number. */
  title: z.string(),
  /** What distinguishes it from another of the same name, such as an address or a day. */
  facts: z.array(z.string()),
  /** Address of its page in the admin. */
  href: z.string(),
})
export type AdminHit = z.infer<typeof AdminHit>

/**
 * Staff: everything that the caller may read and that these words name, at most five of each kind: people by the beginnings of name, number,
 * phone or mail, orders by number, name, phone or mail and those who made them without an account, subscriptions by number, bookings by number, phone, whole
 * surname or whole mail, invoices by number, companies by name, business ID, number or contact, articles, pages and codes by name.
 * Nothing for less than two characters.
 */
export const searchAdmin = route({
  method: 'get',
  path: '/desk/search',
  input: z.object({ words: z.string().check(z.maxLength(100)) }),
  output: z.object({ hits: z.array(AdminHit) }),
})
