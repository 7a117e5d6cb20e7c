import { afterEach, describe, expect, test } from 'vitest'
import type { LifestyleContract } from '#contracts/lifestyle.ts'
import { plusDays, plusMonths } from '#domain/calendar/days.ts'
import { billedFrom } from '#domain/lifestyle/contract.ts'
import { moveClock, moveMachineClock, today } from '#plugins/kit/clock.ts'
import { countWhere, deleteWhere, findAll } from '#plugins/kit/storage/documents.ts'
import { balanceOf } from '#plugins/ledger/repository.ts'
import { collect } from '#plugins/payments/charges/card-charges.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { patience } from '#server/launch/machine.mjs'
import { doDueWork, goToDay } from '../../tests/go-to-day.ts'
import { killedBefore } from '../../tests/killed.ts'
import { opened } from '../../tests/opened.ts'
import { openOwnOrders } from '../../tests/own-orders.ts'
import { activeContract, chosenFrame, givenCard } from '../../tests/some-contract.ts'
import { billMonth } from './bill-month.ts'
import { changeContract, contractNumbered, createContract } from './repository.ts'

const LATER_MS = 10 * 60_000

const admin = opened(openOwnOrders)
afterEach(async () => {
  await admin.control({ mode: 'normal', applies: 'all' })
  for (const slug of ['lifestyle-contracts', 'lifestyle-bills', 'lifestyle-documents', 'charges'] as const)
    await deleteWhere(admin.shop, slug, {})
  moveClock()
  moveMachineClock()
})

/** An active contract of a customer, and functions that read its state. */
async function active() {
  const customer = await admin.customer()
  const id = await activeContract(admin, customer)
  const seen = async () => (await customer.ask(`/account/lifestyle/${id}`)).body['contract'] as LifestyleContract
  const act = async (name: string, body: object = {}, version?: number) =>
    customer.ask(`/account/lifestyle/${id}/${name}`, { version: version ?? (await seen()).version, ...body })
  const notified = new Set<string>()
  /** Letters of before too, which leave the outbox once they have been sent. */
  const letters = async () => {
    const found = await findAll(admin.shop, 'outbox', { key: { like: `lifestyle ${id} ` } }, { sort: 'id' })
    for (const { key } of found) notified.add(key.split(' ')[2] ?? '')
    return [...notified].map((one) => one.split('.')[0])
  }
  const go = async (day: string) => {
    await letters()
    await goToDay(admin, day)
    await letters()
  }
  const work = async () => {
    await doDueWork(admin)
    await letters()
  }
  const month = today().slice(0, 7)
  const paid = async (of = month) =>
    (await admin.paymentsOf(`${id}-${of}`)).filter(({ status }) => status === 'ok').map(({ amount }) => amount)
  const pendingSteps = async () => balanceOf(await admin.shop.req(), { kind: 'lifestyle', number: id })
  const invoices = () => findAll(admin.shop, 'invoices', { subscriptionId: { equals: id } }, { sort: 'id' })
  return { customer, id, go, work, seen, act, letters, month, paid, pendingSteps, invoices }
}

const next = (month: string, months = 1) => plusMonths(`${month}-01`, months).slice(0, 7)

describe('a contract', () => {
  test('is charged, invoiced and booked once for each month, on the first day of the next month', async () => {
    const { go, seen, month, paid, pendingSteps, invoices, letters } = await active()
    const { nextBill } = await seen()
    expect(nextBill?.on).toBe(billedFrom(month))
    await go(billedFrom(month))
    expect(await paid()).toEqual([nextBill!.amount])
    await go(billedFrom(next(month)))
    expect(await paid(next(month))).toEqual([1900])
    expect(await invoices()).toMatchObject([
      { status: 'paid', amountLeft: 0, total: nextBill!.amount, period: Number(month.replace('-', '')) },
      { status: 'paid', amountLeft: 0, total: 1900, payments: [{ by: 'provider', isAutomatic: true }] },
    ])
    expect(await pendingSteps()).toBe(0)
    expect(await letters()).toEqual(['signed', 'active', 'bill_paid', 'bill_paid'])
  })

  test('retries a declined card on days 1, 3 and 7, is then held, and goes on with another card', async () => {
    const { customer, id, go, work, seen, act, month, paid, pendingSteps, letters } = await active()
    await admin.control({ mode: 'charge-declined', applies: 'all' })
    const first = billedFrom(month)
    await go(first)
    const { openBill } = await seen()
    expect(openBill).toMatchObject({ month, nextAttemptOn: plusDays(first, 1) })
    for (const days of [1, 3, 7]) await go(plusDays(first, days))
    await go(billedFrom(next(month)))
    await admin.control({ mode: 'normal', applies: 'all' })
    expect(await seen()).toMatchObject({ isHeld: true, openBill: { month, nextAttemptOn: null } })
    expect(await pendingSteps()).toBe(openBill!.amount)
    const row = await chosenFrame(admin, customer)
    expect((await act('exchange', { pair: 0, row, acceptsBinding: true })).body['code']).toBe('lifestyle.is_held')
    const form = (await act('card')).body as unknown as Parameters<typeof givenCard>[1]
    await givenCard(customer, { ...form, id })
    await work()
    expect([await paid(), await paid(next(month)), await pendingSteps()]).toEqual([[openBill!.amount], [1900], 0])
    expect(await seen()).toMatchObject({ isHeld: false, openBill: null })
    expect(await letters()).toEqual(expect.arrayContaining(['declined', 'held', 'mended']))
  })

  test('lets the customer pay by hand what the card could not pay', async () => {
    const { customer, go, work, act, seen, month, pendingSteps } = await active()
    await admin.control({ mode: 'charge-declined', applies: 'all' })
    await go(billedFrom(month))
    await admin.control({ mode: 'normal', applies: 'all' })
    const { next: page } = (await act('pay')).body as { next: string }
    const back = await admin.pay(page)
    expect((await customer.ask('/account/lifestyle/paid', back)).body).toMatchObject({ outcome: 'paid' })
    await work()
    expect(await seen()).toMatchObject({ openBill: null })
    expect(await pendingSteps()).toBe(0)
  })

  test('allows one exchange a year, and ends after notice, charged for the days of its last month', async () => {
    const { customer, id, go, work, seen, act, letters, pendingSteps, paid } = await active()
    const { version, boundUntil } = await seen()
    const row = await chosenFrame(admin, customer)
    const wish = { pair: 0, row, acceptsBinding: false }
    const both = await Promise.all([act('exchange', wish, version), act('exchange', wish, version)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await work()
    const { pairs, exchange, documents } = await seen()
    expect([exchange?.left, pairs[0]?.orderNumber, documents.map(({ kind }) => kind)]).toEqual([
      ...[0, expect.stringMatching(/^S/), ['contract', 'exchange']],
    ])
    await admin.ask(pairs[0]!.orderNumber!, 'prescriptions', {})
    for (const to of ['confirmed', 'sent', 'delivered']) await admin.ask(pairs[0]!.orderNumber!, 'move', { to })
    await work()
    expect((await seen()).boundUntil).toBe(boundUntil)
    const another = { ...wish, row: await chosenFrame(admin, customer) }
    expect((await act('exchange', another)).body['code']).toBe('lifestyle.exchange_used')

    // As it stands nine days before the end of its binding.
    const activeFrom = plusDays(plusMonths(today(), -24), 10)
    await changeContract(await admin.shop.req(), id, ({ contract }) => ({
      contract: { ...contract, activeFrom, boundUntil: plusDays(today(), 9), exchangedOn: [] },
    }))
    const noticeOn = today()
    expect((await act('exchange', another)).body['code']).toBe('lifestyle.exchange_too_late')
    const { endsIfNoticed, sumIfNoticed } = await seen()
    expect(endsIfNoticed).toBe(plusDays(noticeOn, 30))
    expect((await act('notice')).status).toBe(200)
    expect((await act('notice')).body['code']).toBe('lifestyle.notice_given')
    await work()
    expect((await act('notice/take-back')).body['contract']).toMatchObject({ endsOn: null })
    await work()
    await act('notice')
    const { version: last } = await seen()
    for (const day of [billedFrom(today().slice(0, 7)), plusDays(endsIfNoticed!, 1)].toSorted()) await go(day)
    expect(await seen()).toMatchObject({ status: 3, actions: ['win_back'] })
    expect((await act('notice', {}, last)).status).toBe(409)
    await go(billedFrom(endsIfNoticed!.slice(0, 7)))
    const months = await Promise.all([0, 1, 2].map((back) => paid(next(endsIfNoticed!.slice(0, 7), -back))))
    expect(months.flat().reduce((sum, amount) => sum + amount, 0)).toBe(sumIfNoticed)
    expect([await pendingSteps(), (await seen()).nextBill]).toEqual([0, null])
    expect(await letters()).toEqual(
      expect.arrayContaining(['exchange_ordered', 'exchange_delivered', 'notice', 'notice_taken_back', 'ended']),
    )
  })

  test('reminds of an unused exchange once in its year', async () => {
    const { id, go, letters } = await active()
    await changeContract(await admin.shop.req(), id, ({ contract }) => ({
      contract: { ...contract, activeFrom: plusDays(plusMonths(today(), -12), 70) },
    }))
    const notified = async () => (await letters()).filter((name) => name === 'exchange_left').length
    await go(plusDays(today(), 5))
    expect(await notified()).toBe(0)
    await go(plusDays(today(), 6))
    await go(plusDays(today(), 5))
    expect(await notified()).toBe(1)
  })
})

test(
  'a process that is killed between any two lines of the monthly run charges and invoices a month once',
  { timeout: patience(180) },
  async () => {
    const { id, month } = await active()
    const req = await admin.shop.req()
    const { number: _, version: __, events: ___, signedOn: ____, card, ...first } = await contractNumbered(req, id)
    const ran = next(month, -1)
    const numbers: number[] = []
    for (let line = 0, isWhole = false; !isWhole; line += 1) {
      const { number } = await createContract(req, { ...first, key: `killed ${line}` })
      await changeContract(req, number, ({ contract }) => ({
        card: card ?? null,
        contract: { ...contract, activeFrom: `${ran}-01`, nextMonth: ran },
      }))
      numbers.push(number)
      isWhole = await killedBefore(admin.shop.payload, line, async () => {
        await billMonth(req, number)
        await collect(req, { ref: `${number}-${ran}` })
        await finishLaterWork()
      })
    }
    for (let turn = 0; turn < 6; turn += 1) {
      moveClock(LATER_MS)
      moveMachineClock(LATER_MS)
      await admin.sweep()
      await finishLaterWork()
    }
    for (const number of numbers) {
      const { contract } = await contractNumbered(req, number)
      const paid = (await admin.paymentsOf(`${number}-${ran}`)).filter(({ status }) => status === 'ok')
      const found = {
        number,
        open: contract.open,
        nextMonth: contract.nextMonth,
        payments: paid.length,
        invoices: await countWhere(admin.shop, 'invoices', { subscriptionId: { equals: number } }),
        entries: await countWhere(admin.shop, 'ledger-entries', { subject: { equals: `lifestyle:${number}` } }),
      }
      expect(found).toEqual({ number, open: null, nextMonth: month, payments: 1, invoices: 1, entries: 2 })
    }
  },
)
