import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import type { AdminHit, AdminHitKind } from '#contracts/admin-search.ts'
import { spellings } from '#domain/customers/search-words.ts'
import { oneLine } from '#domain/customers/name.ts'
import { finnishDay, helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { bookingsNamed } from '#plugins/bookings/admin/bookings-named.ts'
import { agreementsNamed } from '#plugins/business/repository.ts'
import { searchCustomers } from '#plugins/customers/find-customers.ts'
import {
  CUSTOMER_STAFF,
  EXAM_STAFF,
  hasRole,
  MARKETERS,
  ORDER_READERS,
  ORDER_STAFF,
} from '#plugins/kit/admin/access.ts'
import type { StaffRole } from '#plugins/kit/requests/caller.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { ordersNamed } from '#plugins/orders/admin/admin-orders.ts'
import { contractsNumbered } from '#plugins/lifestyle/admin-lists.ts'
import { subscriptionsNumbered } from '#plugins/subscriptions/admin/admin-lists.ts'
import { visitAddress } from '../views/bookings/view-address.ts'
import { findGuests } from './find-guests.ts'
import { t } from '../views/text.ts'
import { agreementPath, contractPath, customerPath, documentPath, subscriptionPath } from '../views/admin-path.ts'

const OF_EACH = 5
const SHORTEST = 2

/** One kind of what is found: who may read it, and how it is found. Each reads what its own page shows to these roles. */
interface Source {
  kind: AdminHitKind
  roles: readonly StaffRole[]
  find: (req: PayloadRequest, words: string) => Promise<Omit<AdminHit, 'kind'>[]>
}

const sources: Source[] = [
  {
    kind: 'customer',
    roles: ORDER_READERS,
    find: async (req, words) =>
      (await searchCustomers(req, words)).customers.slice(0, OF_EACH).map((customer) => ({
        title: `${customer.firstName} ${customer.lastName}`,
        facts: [customer.number, customer.email, customer.town],
        href: customerPath(customer.number),
      })),
  },
  {
    kind: 'order',
    roles: ORDER_READERS,
    find: async (req, words) =>
      (await ordersNamed(req, words, OF_EACH)).map(({ id, number, customerName, placedAt, totalCost }) => ({
        title: number,
        facts: [customerName, finnishDay(helsinkiDay(placedAt)), formatPrice(totalCost)],
        href: documentPath('orders', id),
      })),
  },
  { kind: 'guest', roles: ORDER_READERS, find: findGuests },
  {
    kind: 'subscription',
    roles: CUSTOMER_STAFF,
    find: async (req, words) =>
      (await subscriptionsNumbered(req, words)).map(({ id, name, customer }) => ({
        title: String(id),
        facts: [name, customer],
        href: subscriptionPath(id),
      })),
  },
  {
    kind: 'contract',
    roles: CUSTOMER_STAFF,
    find: async (req, words) =>
      (await contractsNumbered(req, words)).map(({ id, name, customer }) => ({
        title: String(id),
        facts: [name, customer],
        href: contractPath(id),
      })),
  },
  {
    kind: 'booking',
    roles: EXAM_STAFF,
    find: async (req, words) =>
      (await bookingsNamed(req, words, OF_EACH)).map(({ number, store, day, time, form, examType }) => ({
        title: `${form.firstName} ${form.lastName}`,
        facts: [`${finnishDay(day)} klo ${time.replace(':', '.')}`, examType.name, number],
        href: visitAddress({ store, day, number }),
      })),
  },
  {
    kind: 'invoice',
    roles: ORDER_STAFF,
    find: async (req, words) => {
      const number = /^\d{3,9}$/.test(words) ? Number(words) : 0
      const isAsked = { or: [{ number: { equals: number } }, { ocrNumber: { equals: words.replaceAll(' ', '') } }] }
      const fields = ['number', 'customer', 'total', 'createdOn'] as const
      const invoices = await findAll(req, 'invoices', isAsked, { limit: OF_EACH, fields })
      return invoices.map(({ id, number, customer, total, createdOn }) => ({
        title: String(number),
        facts: [customer, finnishDay(createdOn), formatPrice(total)],
        href: documentPath('invoices', id),
      }))
    },
  },
  {
    kind: 'company',
    roles: CUSTOMER_STAFF,
    find: async (req, words) =>
      (await agreementsNamed(req, words, OF_EACH)).map(({ number, businessId, terms, status }) => ({
        title: terms.company,
        facts: [businessId, terms.contact.name, t(`business.status.${status}`)],
        href: agreementPath(number),
      })),
  },
  titled(
    'article',
    'articles',
    ['admin', 'order-handler', 'editor', 'marketer', 'optician', 'store-staff', 'customer-service'],
    'handle',
    ['title', 'brand.name'],
  ),
  titled('page', 'pages', MARKETERS, 'path'),
  {
    kind: 'code',
    roles: ORDER_STAFF,
    find: async (req, words) => {
      const isAsked = { code: startsWith(words.toUpperCase()) }
      const codes = await findAll(req, 'discount-codes', isAsked, { limit: OF_EACH, fields: ['code'] })
      return codes.map(({ id, code }) => ({ title: code, facts: [], href: documentPath('discount-codes', id) }))
    },
  },
]

/** Everything that the caller may read and that these words name, kind by kind. */
export async function findInAdmin(req: PayloadRequest, typed: string): Promise<AdminHit[]> {
  // On SQLite a percent sign stands for any letters.
  const words = oneLine(typed.replaceAll('%', ''))
  if (words.length < SHORTEST) return []
  const own = sources.filter(({ roles }) => hasRole(req, roles))
  const found = await Promise.all(
    own.map(async ({ kind, find }) => (await find(req, words)).map((hit) => ({ kind, ...hit }))),
  )
  return found.flat().map((hit) => ({ ...hit, facts: hit.facts.filter((fact) => fact !== '') }))
}

/** Documents of which each word stands in one of these fields, or which have this address. */
function titled(
  kind: AdminHitKind,
  collection: 'articles' | 'pages',
  roles: readonly StaffRole[],
  address: 'handle' | 'path',
  named = ['title'],
): Source {
  return {
    kind,
    roles,
    find: async (req, words) => {
      const isNamed = eachWord(words, (word) => ({ or: named.map((field) => anyOf(field, word)) }))
      const isAsked = { or: [isNamed, { [address]: { equals: words } }] }
      const found = await findAll(req, collection satisfies CollectionSlug, isAsked, { limit: OF_EACH, sort: 'title' })
      return found.map((one) => ({
        title: one.title ?? '',
        facts: [String((one as Record<string, unknown>)[address] ?? '')],
        href: documentPath(collection, one.id),
      }))
    },
  }
}

const startsWith = (text: string): Where[string] => ({ greater_than_equal: text, less_than: `${text}\uffff` })
const eachWord = (words: string, isMet: (word: string) => Where): Where => ({ and: words.split(' ').map(isMet) })
const anyOf = (field: string, word: string): Where => ({
  or: spellings(word).map((one) => ({ [field]: { contains: one } })),
})
