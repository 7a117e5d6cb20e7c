import { afterEach, expect, test } from 'vitest'
import type { LifestyleContract } from '#contracts/lifestyle.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { billedFrom } from '#domain/lifestyle/contract.ts'
import { moveClock, moveMachineClock, today } from '#plugins/kit/clock.ts'
import { deleteWhere, findOne } from '#plugins/kit/storage/documents.ts'
import { lettersTo } from '../../tests/account-browser.ts'
import { doDueWork, goToDay } from '../../tests/go-to-day.ts'
import { opened } from '../../tests/opened.ts'
import { openOwnOrders } from '../../tests/own-orders.ts'
import { activeContract, chosenFrame } from '../../tests/some-contract.ts'
import { contractStory } from './admin-story.ts'

const admin = opened(openOwnOrders)
afterEach(async () => {
  await admin.control({ mode: 'normal', applies: 'all' })
  for (const slug of ['lifestyle-contracts', 'lifestyle-bills', 'lifestyle-documents', 'charges'] as const)
    await deleteWhere(admin.shop, slug, {})
  moveClock()
  moveMachineClock()
})

/** A contract that begins so late in its month that it may still be withdrawn from when that month is billed. */
async function active() {
  const late = `${today().slice(0, 7)}-25`
  if (today() < late) await goToDay(admin, late)
  const customer = await admin.customer()
  const id = await activeContract(admin, customer)
  const story = async () => (await contractStory(await admin.shop.req(), id))!
  const seen = async () => (await customer.ask(`/account/lifestyle/${id}`)).body['contract'] as LifestyleContract
  const ask = async (name: string, body: object = {}) =>
    customer.ask(`/account/lifestyle/${id}/${name}`, { version: (await seen()).version, ...body })
  return { customer, id, story, seen, ask, month: today().slice(0, 7) }
}

test('withdrawing in time refunds the month, cancels the exchange, and ends the billing', async () => {
  const { customer, story, seen, ask, month } = await active()
  await goToDay(admin, billedFrom(month))
  const { amount } = (await story()).months[0]!
  await ask('exchange', { pair: 0, row: await chosenFrame(admin, customer), acceptsBinding: false })
  await doDueWork(admin)
  const exchange = (await seen()).pairs[0]?.orderNumber
  const { version, withdrawableUntil } = await seen()
  expect(withdrawableUntil! >= plusDays(today(), 5)).toBe(true)
  const answers = await Promise.all([ask('withdraw', { version }), ask('withdraw', { version })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await doDueWork(admin)
  expect(await findOne(admin.shop, 'orders', { number: { equals: exchange } })).toMatchObject({ state: 'canceled' })
  const { entries, balance, charges, letters, view } = await story()
  expect(view).toMatchObject({ status: 3, endsOn: today(), withdrawableUntil: null })
  expect(charges).toMatchObject([{ state: 'refunded', paid: amount, refunds: [{ toProvider: amount, state: 'done' }] }])
  expect(entries.map(({ event }) => event)).toEqual(['invoiced', 'charged', 'credited', 'refunded'])
  expect(balance).toBe(0)
  expect(letters.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Silmälasisopimuksesi on peruttu', 'Palautimme maksusi']),
  )
  const notified = (await lettersTo(admin.shop, customer.email)).map(({ text }) => text)
  expect(notified).toContainEqual(expect.stringMatching(/Peruminen tuli perille [\d.]+ klo \d\d\.\d\d\..*14 päivän/s))
  await goToDay(admin, billedFrom(today().slice(0, 7)))
  const after = await story()
  expect(after.months[0]).toMatchObject({ amount: 0, freeWhy: 'withdrawal', state: 'free' })
  expect([after.charges.length, after.balance]).toEqual([1, 0])
})

test('withdrawing closes a month that could not be charged, also by the number of the order', async () => {
  const { customer, story, seen, month } = await active()
  await admin.control({ mode: 'charge-declined', applies: 'all' })
  await goToDay(admin, billedFrom(month))
  expect((await seen()).openBill).not.toBeNull()
  for (const _ of [1, 2])
    await admin.declare({ number: (await seen()).pairs[0]?.orderNumber ?? '', email: customer.email })
  await doDueWork(admin)
  const { balance, entries, charges, view } = await story()
  expect(view).toMatchObject({ status: 3, openBill: null, isHeld: false })
  expect([balance, entries.map(({ event }) => event)]).toEqual([0, ['invoiced', 'credited']])
  expect(charges).toMatchObject([{ state: 'gone' }])
})

test('after the withdrawal days the customer gives notice instead', async () => {
  const { seen, ask } = await active()
  await goToDay(admin, plusDays((await seen()).withdrawableUntil!, 1))
  expect(await seen()).toMatchObject({ withdrawableUntil: null })
  expect((await ask('withdraw')).body['code']).toBe('lifestyle.withdrawal_over')
})
