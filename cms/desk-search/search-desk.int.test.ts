import { beforeAll, expect, test } from 'vitest'
import type { DeskHit } from '#contracts/desk-search.ts'
import type { StaffRole } from '#plugins/kit/requests/caller.ts'
import { changeIf, findAll } from '#plugins/kit/storage/documents.ts'
import { EXAM, openExamDesk } from '../../tests/exam-desk.ts'
import { signedInBrowser } from '../../tests/account-browser.ts'
import { opened } from '../../tests/opened.ts'
import type { Caller } from '../../tests/trial-shop.ts'

const desk = opened(openExamDesk)

let staff: Record<StaffRole, Caller>
let order: string

beforeAll(async () => {
  const roles: StaffRole[] = ['admin', 'order-handler', 'optician', 'customer-service', 'editor', 'marketer']
  const others = await Promise.all(roles.map(async (role) => [role, await desk.staff(role)] as const))
  staff = { ...Object.fromEntries(others), 'store-staff': await desk.staff('store-staff', 102) } as typeof staff
  order = (await desk.paidOrder()).number
  await changeIf(desk.shop, 'orders', { number: { equals: order } }, { customerName: 'Åsa Öhman' })
})

async function found(words: string, role: StaffRole = 'admin'): Promise<DeskHit[]> {
  const answer = await desk.shop.ask(`/desk/search?words=${encodeURIComponent(words)}`, undefined, staff[role])
  return ((await answer.json()) as { hits: DeskHit[] }).hits
}

const titles = async (words: string, role?: StaffRole) => (await found(words, role)).map(({ title }) => title)

test.for(['öhman', 'ÅSA öhman', 'Öhman', 'öhm'])('an order of Åsa Öhman is found by %s', async (words) => {
  expect(await titles(words)).toContain(order)
})

test('an order is found by the beginning of its number and of its mail', async () => {
  expect(await titles(order.slice(0, -1).toLowerCase())).toContain(order)
  expect(await titles('aino@')).toContain(order)
})

test('a booking is found by its number and its whole mail, by staff of its own store alone', async () => {
  const { booking } = await desk.booked({}, { email: 'etsitty@example.com', firstName: 'Etsitty' })
  for (const words of [booking.number.toLowerCase(), 'Etsitty@example.com'])
    expect(await found(words, 'customer-service')).toContainEqual(
      expect.objectContaining({ kind: 'booking', href: expect.stringContaining(`myymala=${EXAM.store}`) }),
    )
  expect(await found('etsitty@', 'customer-service')).toEqual([])
  expect(await found(booking.number, 'store-staff')).toEqual([])
  expect(await found(booking.number, 'marketer')).toEqual([])
})

test('each role is answered what it may read', async () => {
  const email = 'liisa@example.com'
  await signedInBrowser(desk.shop, email)
  const kinds = async (words: string, role: StaffRole) => [
    ...new Set((await found(words, role)).map(({ kind }) => kind)),
  ]
  expect(await kinds(email, 'customer-service')).toContain('customer')
  expect(await kinds(email, 'editor')).toEqual([])
  expect(await kinds('öhman', 'store-staff')).toEqual([])
  const [brand] = await findAll(desk.shop, 'brands', {}, { limit: 1 })
  expect(await kinds(brand?.name ?? '', 'store-staff')).toEqual(['article'])
  const [article] = await findAll(desk.shop, 'articles', {}, { limit: 1 })
  expect(await kinds(article?.title ?? '', 'store-staff')).toEqual(['article'])
})

test('nothing is found for one letter, and signs of a query are letters like others', async () => {
  expect(await found('a')).toEqual([])
  expect(await found('%%')).toEqual([])
  expect(await found(`' OR 1=1 --`)).toEqual([])
})
