import type { PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'
import { today } from '#plugins/kit/clock.ts'
import { arrivalsToday } from '#plugins/bookings/admin/arrivals.ts'
import type { StaffRole } from '#plugins/kit/requests/caller.ts'
import { changeIf, findOne, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { EXAM, openExamAdmin } from '../../../tests/exam-admin.ts'
import { opened } from '../../../tests/opened.ts'
import { queuesOf } from './waiting.ts'

const admin = opened(openExamAdmin)

/** A request of a member of staff, as the admin's views get it. */
function asStaff(role: StaffRole, more: { id?: DocumentId; store?: DocumentId | undefined } = {}) {
  return {
    payload: admin.shop.payload,
    user: { collection: 'staff', id: 0, roles: [role], ...more },
  } as unknown as PayloadRequest
}

const storeId = async (number: number) => (await findOne(admin.shop, 'stores', { number: { equals: number } }))?.id

async function bookedToday() {
  const { booking } = await admin.booked()
  await changeIf(admin.shop, 'bookings', { number: { equals: booking.number } }, { day: today() })
  const stored = await findOne(admin.shop, 'bookings', { number: { equals: booking.number } })
  if (!stored) throw new Error(`No booking ${booking.number}`)
  return stored
}

describe('the start page of the admin', () => {
  test.for<[StaffRole, string[]]>([
    [
      'admin',
      [
        'optician',
        'to_send',
        'stuck',
        'refunds',
        'e_invoices',
        'withdrawals',
        'claims',
        'business',
        'forms',
        'sold_out',
        'searches',
        'campaigns',
      ],
    ],
    [
      'order-handler',
      ['optician', 'to_send', 'stuck', 'refunds', 'e_invoices', 'withdrawals', 'claims', 'business', 'sold_out'],
    ],
    ['optician', ['optician']],
    ['customer-service', ['stuck', 'withdrawals', 'business', 'forms']],
    ['editor', ['forms', 'searches', 'campaigns']],
    ['marketer', ['forms', 'searches', 'campaigns']],
    ['store-staff', ['waiting_list']],
  ])('shows a member of staff who is %s the own queues', async ([role, names]) => {
    const store = role === 'store-staff' ? await storeId(EXAM.store) : undefined
    const queues = await queuesOf(asStaff(role, { store }))
    expect(queues.map(({ name }) => name)).toEqual(names)
  })

  test('lists who comes to a store today, without canceled bookings', async () => {
    const [one, gone] = [await bookedToday(), await bookedToday()]
    await changeIf(admin.shop, 'bookings', { number: { equals: gone.number } }, { state: 'canceled' })
    const own = await arrivalsToday(asStaff('store-staff', { store: await storeId(EXAM.store) }))
    expect(own?.to).toBe('store')
    expect(own?.bookings.map(({ number }) => number)).toContain(one.number)
    expect(own?.bookings.map(({ number }) => number)).not.toContain(gone.number)
    expect(await arrivalsToday(asStaff('store-staff', { store: await storeId(102) }))).toEqual({
      to: 'store',
      isTied: true,
      bookings: [],
    })
    expect(await arrivalsToday(asStaff('customer-service'))).toBeNull()
  })

  test.each([
    ['store-staff', 'store'],
    ['optician', 'examiner'],
  ] as const)('says to %s without a link to one that the %s is not known', async (role, to) => {
    expect(await arrivalsToday(asStaff(role))).toEqual({ to, isTied: false, bookings: [] })
  })

  test('shows an optometrist, by the account, who comes to that optometrist', async () => {
    const { number, examiner } = await bookedToday()
    const { id } = await admin.shop.payload.create({
      collection: 'staff',
      data: { name: 'Oili Optikko', email: 'oili@example.com', password: 'pitkä salasana', roles: ['optician'] },
    })
    await changeIf(admin.shop, 'optometrists', { number: { equals: examiner } }, { account: id })
    const own = await arrivalsToday(asStaff('optician', { id }))
    expect(own?.to).toBe('examiner')
    expect(own?.bookings.map((booking) => [booking.number, booking.store])).toContainEqual([number, EXAM.store])
  })
})
