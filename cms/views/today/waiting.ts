import type { PayloadRequest } from 'payload'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { textOf } from '#locales/texts.ts'
import { shopSearches } from '#plugins/search/asked/shop-searches.ts'
import { waitingPersons } from '#plugins/bookings/waiting/waiting-admin.ts'
import { countAskedDays } from '#plugins/business/day-repository.ts'
import { countSignedAgreements } from '#plugins/business/repository.ts'
import { adminScope } from '#plugins/bookings/admin/admin-scope.ts'
import { countOpenClaims } from '#plugins/insurance/repository.ts'
import { searchesOf } from '#plugins/insight/figures.ts'
import {
  CUSTOMER_STAFF,
  EXAM_STAFF,
  FORM_READERS,
  hasRole,
  MARKETERS,
  ORDER_STAFF,
  PRESCRIPTION_STAFF,
} from '#plugins/kit/admin/access.ts'
import type { StaffRole } from '#plugins/kit/requests/caller.ts'
import { countWhere } from '#plugins/kit/storage/documents.ts'
import { countNotCome } from '#plugins/invoices/admin-invoices.ts'
import { E_INVOICE } from '#plugins/invoices/repository.ts'
import { DECIDE } from '#plugins/payments/decide.ts'
import { countToSend, countWaitingForOptician } from '#plugins/orders/admin/admin-orders.ts'
import { countOpenWithdrawals } from '#plugins/withdrawals/admin-withdrawals.ts'
import { countOpenSubmissions } from '../../forms/repository.ts'
import { listPath } from '../admin-path.ts'
import { countOutOfStock, OUT_OF_STOCK } from './dashboard-queries.ts'

/** Days of searches that marketers look after. */
const SEARCHED_DAYS = 7

/** How much waits in a queue; null where the caller has no such queue. */
interface Waiting {
  count: number
  /** Of them, those that should be done already. */
  late?: number
}

type QueueName =
  | ('optician' | 'to_send' | 'stuck' | 'refunds' | 'e_invoices' | 'withdrawals' | 'claims' | 'forms' | 'sold_out')
  | ('waiting_list' | 'searches' | 'campaigns' | 'business')

/** A queue of the shop: who looks after it, and where. */
interface Queue {
  name: QueueName
  roles: readonly StaffRole[]
  href: string
  read: (req: PayloadRequest) => Promise<Waiting | null>
  /** Whether anything in it is a fault, or concerns a customer's right. */
  isAlarming?: true
}

const counted = (count: (req: PayloadRequest) => Promise<number>) => async (req: PayloadRequest) => ({
  count: await count(req),
})

const work = textOf(STAFF_LANGUAGE, 'work')

const queues: Queue[] = [
  { name: 'optician', roles: PRESCRIPTION_STAFF, href: '/admin/optikko', read: counted(countWaitingForOptician) },
  {
    name: 'to_send',
    roles: ORDER_STAFF,
    href: listPath('orders', [['state', 'in', ['received', 'confirmed']]]),
    read: countToSend,
  },
  {
    name: 'stuck',
    roles: CUSTOMER_STAFF,
    // What staff decide about refunds and e-invoices is counted with those. By its words, which the filter of the list shows.
    href: listPath(
      'stuck-steps',
      [`charges.${DECIDE}`, `invoices.${E_INVOICE}`].map((step) => ['what', 'not_equals', work(`step.${step}`)]),
    ),
    read: counted((req) => countWhere(req, 'stuck-steps', { step: { not_in: [DECIDE, E_INVOICE] } })),
    isAlarming: true,
  },
  {
    name: 'refunds',
    roles: ORDER_STAFF,
    href: '/admin/palautukset',
    read: counted((req) => countWhere(req, 'stuck-steps', { step: { equals: DECIDE } })),
    isAlarming: true,
  },
  {
    name: 'e_invoices',
    roles: ORDER_STAFF,
    href: '/admin/laskutus',
    read: counted(countNotCome),
    isAlarming: true,
  },
  {
    name: 'withdrawals',
    roles: CUSTOMER_STAFF,
    href: '/admin/peruutukset',
    read: counted(countOpenWithdrawals),
    isAlarming: true,
  },
  { name: 'claims', roles: ORDER_STAFF, href: '/admin/friends', read: counted(countOpenClaims), isAlarming: true },
  {
    name: 'business',
    roles: CUSTOMER_STAFF,
    href: '/admin/yritykset',
    read: counted(async (req) => (await countSignedAgreements(req)) + (await countAskedDays(req))),
  },
  {
    name: 'forms',
    roles: [...FORM_READERS, ...MARKETERS],
    href: '/admin/lomakkeet',
    read: counted(countOpenSubmissions),
  },
  { name: 'sold_out', roles: ORDER_STAFF, href: listPath('skus', OUT_OF_STOCK), read: counted(countOutOfStock) },
  { name: 'waiting_list', roles: EXAM_STAFF, href: '/admin/ajanvaraus', read: waitingAtOwnStore },
  {
    name: 'searches',
    roles: MARKETERS,
    href: '/admin/haut',
    read: async (req) => ({
      count: (await searchesOf(req, shopSearches, SEARCHED_DAYS)).withoutResults.length,
    }),
  },
  {
    name: 'campaigns',
    roles: MARKETERS,
    href: listPath('releases', [['state', 'equals', 'live']]),
    read: counted((req) => countWhere(req, 'releases', { state: { equals: 'live' } })),
  },
]

/** The queues that the caller looks after, with what waits in each. */
export async function queuesOf(req: PayloadRequest): Promise<(Omit<Queue, 'read'> & Waiting)[]> {
  const own = queues.filter(({ roles }) => hasRole(req, roles))
  const read = await Promise.all(own.map(async (queue) => ({ queue, waiting: await queue.read(req) })))
  return read.flatMap(({ queue, waiting }) => (waiting ? [{ ...queue, ...waiting }] : []))
}

/** Only whose exams are those of one store has a list to look after: the others would see the sum of all. */
async function waitingAtOwnStore(req: PayloadRequest): Promise<Waiting | null> {
  const scope = await adminScope(req)
  if (scope === 'every store' || scope.store === undefined) return null
  return { count: (await waitingPersons(req, scope.store)).length }
}
