import { beforeAll, expect, test } from 'vitest'
import type { PayloadRequest } from 'payload'
import type { AdminHit } from '#contracts/admin-search.ts'
import type { StaffRole } from '#plugins/kit/requests/caller.ts'
import { changeIf, findAll } from '#plugins/kit/storage/documents.ts'
import { EXAM, openExamAdmin } from '../../tests/exam-admin.ts'
import { signedInBrowser } from '../../tests/account-browser.ts'
import { opened } from '../../tests/opened.ts'
import { agreementTerms } from '../../tests/some-company.ts'
import { strongBrowser } from '../../tests/strong-customer.ts'
import { findGuest } from '../views/customers/find-guest.ts'
import type { Caller } from '../../tests/trial-shop.ts'

const admin = opened(openExamAdmin)

const named = { firstName: 'Ärla', lastName: 'Von Öström', phone: '050 765 4321', email: 'arla@example.com' }

let staff: Record<StaffRole, Caller>
let order: string
/** Number of a booking. */
let ofArla: string

beforeAll(async () => {
  const roles: StaffRole[] = ['admin', 'order-handler', 'optician', 'customer-service', 'editor', 'marketer']
  const others = await Promise.all(roles.map(async (role) => [role, await admin.staff(role)] as const))
  staff = { ...Object.fromEntries(others), 'store-staff': await admin.staff('store-staff', 102) } as typeof staff
  order = (await admin.paidOrder()).number
  const name = { customerName: 'Åsa Öhman', searchedName: 'åsa öhman', phoneKey: '+358401237788' }
  await changeIf(admin.shop, 'orders', { number: { equals: order } }, name)
  ofArla = (await admin.booked({}, named)).booking.number
})

/** A request of customer service, for what pages read. */
const asService = () =>
  ({
    payload: admin.shop.payload,
    user: { collection: 'staff', roles: ['customer-service'] },
  }) as unknown as PayloadRequest

async function found(words: string, role: StaffRole = 'admin'): Promise<AdminHit[]> {
  const answer = await admin.shop.ask(`/desk/search?words=${encodeURIComponent(words)}`, undefined, staff[role])
  return ((await answer.json()) as { hits: AdminHit[] }).hits
}

const titles = async (words: string, role?: StaffRole) => (await found(words, role)).map(({ title }) => title)

test.for(['öhman', 'ÅSA ÖHMAN', 'Öhman', 'öhm', '040 123 7788', '+358 40-1237788', '040 1237'])(
  'the admin search finds an order of Åsa Öhman by %s',
  async (words) => {
    expect(await titles(words)).toContain(order)
  },
)

test('the admin search finds an order by the beginning of its number and of its e-mail address', async () => {
  expect(await titles(order.slice(0, -1).toLowerCase())).toContain(order)
  expect(await titles('aino@')).toContain(order)
})

test('the list of orders finds a buyer in small letters too', async () => {
  const listed = async (words: string) => {
    const { docs } = await admin.shop.payload.find({
      collection: 'orders',
      where: { or: ['customerName', 'searchedName'].map((field) => ({ [field]: { like: words } })) },
    })
    return docs.map(({ number }) => number)
  }
  expect(await listed('öhman')).toContain(order)
  expect(await listed('Öhman')).toContain(order)
})

test.for(['von öström', 'VON ÖSTRÖM', 'ärla von öström', 'Von Öström är', '+358507654321', '050-765 43 21'])(
  'the admin search finds a booking of Ärla Von Öström by %s',
  async (words) => {
    const facts = (await found(words, 'customer-service')).filter(({ kind }) => kind === 'booking')
    expect(facts.flatMap((hit) => hit.facts)).toContain(ofArla)
    expect((await found(words, 'store-staff')).map(({ kind }) => kind)).not.toContain('booking')
  },
)

test.for(['öström', 'von', 'ärla', '050 765', 'mirja von öström'])('a booking is not found by %s', async (words) => {
  const kinds = (await found(words, 'customer-service')).map(({ kind }) => kind)
  expect(kinds).not.toContain('booking')
})

test('a customer without an account is one person by orders and bookings', async () => {
  const { booking } = await admin.booked({}, { ...named, lastName: 'Vieras', phone: '050 111 2233' })
  await admin.booked({}, { ...named, lastName: 'Vieras', phone: '+358501112233', email: 'toinen@example.com' })
  const guests = (await found('vieras', 'customer-service')).filter(({ kind }) => kind === 'guest')
  expect(guests).toHaveLength(1)
  expect((await found('vieras', 'order-handler')).map(({ kind }) => kind)).not.toContain('guest')
  const guest = await findGuest(asService(), booking.number)
  expect(guest).toMatchObject({ customer: null, name: 'Ärla Vieras' })
})

test('the admin search finds a booking by its number and whole e-mail address, not for other stores', async () => {
  const { booking } = await admin.booked({}, { email: 'etsitty@example.com', firstName: 'Etsitty' })
  for (const words of [booking.number.toLowerCase(), 'Etsitty@example.com'])
    expect(await found(words, 'customer-service')).toContainEqual(
      expect.objectContaining({ kind: 'booking', href: expect.stringContaining(`myymala=${EXAM.store}`) }),
    )
  expect(await found('etsitty@', 'customer-service')).toEqual([])
  expect(await found(booking.number, 'store-staff')).toEqual([])
  expect(await found(booking.number, 'marketer')).toEqual([])
})

test('the admin search finds only what the role can read', async () => {
  const email = 'liisa@example.com'
  await signedInBrowser(admin.shop, email)
  const kinds = async (words: string, role: StaffRole) => [
    ...new Set((await found(words, role)).map(({ kind }) => kind)),
  ]
  expect(await kinds(email, 'customer-service')).toContain('customer')
  expect(await kinds(email, 'editor')).toEqual([])
  expect(await kinds('öhman', 'store-staff')).toEqual([])
  const [brand] = await findAll(admin.shop, 'brands', {}, { limit: 1 })
  expect(await kinds(brand?.name ?? '', 'store-staff')).toEqual(['article'])
  const [article] = await findAll(admin.shop, 'articles', {}, { limit: 1 })
  expect(await kinds(article?.title ?? '', 'store-staff')).toEqual(['article'])
})

test('the admin search finds a company by name, business ID, number and contact', async () => {
  const customer = await strongBrowser(admin.shop, 'telakka@example.com')
  const asked = { terms: agreementTerms(), mayActFor: true, acceptsTerms: true }
  const { number } = (await customer.ask('/account/business/sign', asked)).body
  const { company, businessId, contact } = agreementTerms()
  for (const words of [company.toUpperCase(), 'kone', businessId, String(number), contact.name, contact.email])
    expect((await found(words, 'customer-service')).filter(({ kind }) => kind === 'company')).toMatchObject([
      { title: 'Pohjolan Konepaja Oy', href: `/admin/yritykset/${String(number)}` },
    ])
  expect((await found(company, 'store-staff')).map(({ kind }) => kind)).not.toContain('company')
})

test('the admin search finds nothing for one letter or for characters of a query', async () => {
  expect(await found('a')).toEqual([])
  expect(await found('%%')).toEqual([])
  expect(await found(`' OR 1=1 --`)).toEqual([])
})
