import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import type { LifestyleContract, LifestylePlan } from '#contracts/lifestyle.ts'
import type { AdminAction } from '#contracts/lifestyle-admin.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { billedFrom } from '#domain/lifestyle/contract.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { piecesChanged } from '#plugins/catalog/catalog-changes.ts'
import { moveClock, moveMachineClock, today } from '#plugins/kit/clock.ts'
import { changeEach, changeIf, deleteWhere, findAll } from '#plugins/kit/storage/documents.ts'
import { storedDocuments } from '#plugins/kit/test-database.ts'
import { monthTotals } from '#plugins/ledger/repository.ts'
import { stuckCharges } from '#plugins/payments/charges/settle-by-hand.ts'
import { contractMonths } from '#plugins/subscriptions/admin/admin-months.ts'
import { signed } from '../../tests/external-services.ts'
import { doDueWork, goToDay } from '../../tests/go-to-day.ts'
import { opened } from '../../tests/opened.ts'
import { openOwnOrders } from '../../tests/own-orders.ts'
import { activeContract, chosenFrame, signedContract } from '../../tests/some-contract.ts'
import type { Caller } from '../../tests/trial-shop.ts'
import { contractLists } from './admin-lists.ts'
import { contractStory } from './admin-story.ts'
import { cachedPlans, changeContract } from './repository.ts'

const NOTE = 'Soitti ja pyysi.'

const admin = opened(openOwnOrders)
afterEach(async () => {
  await admin.control({ mode: 'normal', applies: 'all' })
  for (const slug of [
    'lifestyle-contracts',
    'lifestyle-bills',
    'lifestyle-documents',
    'charges',
    'price-rises',
  ] as const)
    await deleteWhere(admin.shop, slug, {})
  // Each contract takes a frame.
  await changeEach(admin.shop, 'skus', { stock: { less_than: 10 } }, { stock: 20 })
  await piecesChanged(admin.shop)
  moveClock()
  moveMachineClock()
})

const listsOf = async (id: number) =>
  (await contractLists(await admin.shop.req()))
    .filter(({ rows }) => rows.some((row) => row.id === id))
    .map(({ name }) => name)

async function active() {
  const customer = await admin.customer()
  const id = await activeContract(admin, customer)
  const story = async () => (await contractStory(await admin.shop.req(), id))!
  const seen = async () => (await customer.ask(`/account/lifestyle/${id}`)).body['contract'] as LifestyleContract
  const ask = async (name: string, body: object = {}) =>
    customer.ask(`/account/lifestyle/${id}/${name}`, { version: (await seen()).version, ...body })
  const [service, handler] = [await admin.staff('customer-service'), await admin.staff('order-handler')]
  const post = async (path: string, body: object, staff: Caller, key: string) => {
    const headers = { ...staff, 'Idempotency-Key': key }
    const answer = await admin.shop.ask(`/lifestyle/${id}/${path}`, body, headers)
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const act = async (action: AdminAction, version?: number) =>
    post('act', { version: version ?? (await seen()).version, note: NOTE, deed: action }, service, randomUUID())
  const actBy = async (path: string, body: object, key: string = randomUUID()) =>
    post(path, { version: (await seen()).version, note: NOTE, ...body }, service, key)
  const giveBack = (body: object, key: string = randomUUID()) => post('give-back', body, handler, key)
  const letters = async () => (await story()).letters.map(({ subject }) => subject)
  return { customer, id, story, seen, ask, act, actBy, giveBack, letters, month: today().slice(0, 7) }
}

/** A contract that waits, since its card was declined each time. */
async function heldContract() {
  const one = await active()
  await admin.control({ mode: 'charge-declined', applies: 'all' })
  const first = billedFrom(one.month)
  await goToDay(admin, first)
  const failing = await listsOf(one.id)
  for (const days of [1, 3, 7]) await goToDay(admin, plusDays(first, days))
  await admin.control({ mode: 'normal', applies: 'all' })
  return { ...one, failing }
}

test('staff see what awaits a card or glasses, is due, ending and ended', async () => {
  const other = await admin.customer()
  const { id: unfinished } = await signedContract(admin, other)
  expect(await listsOf(unfinished)).toEqual(['card'])
  const { id, customer, ask, act } = await active()
  expect(await listsOf(id)).toEqual(['due'])
  await ask('exchange', { pair: 0, row: await chosenFrame(admin, customer), acceptsBinding: false })
  await doDueWork(admin)
  expect(await listsOf(id)).toEqual(['due', 'glasses'])
  expect((await act('terminate')).body['code']).toBe('lifestyle.not_allowed')
  await ask('notice')
  expect(await listsOf(id)).toEqual(['due', 'glasses', 'ending'])
})

test('staff act by the customer’s rules, are named with a reason, and the customer gets a letter', async () => {
  const { id, act, seen, story, letters } = await active()
  const { version } = await seen()
  for (const action of ['give_notice', 'take_back_notice', 'terminate'] as const)
    expect(await act(action)).toMatchObject({ status: 200 })
  expect(await act('give_notice')).toMatchObject({ body: { code: 'lifestyle.is_terminated' } })
  expect(await act('give_notice', version)).toMatchObject({ status: 409, body: { code: 'lifestyle.changed' } })
  expect(await seen()).toMatchObject({ status: 3, endsOn: today() })
  expect(await listsOf(id)).toEqual(expect.arrayContaining(['due', 'ended']))
  const { events } = (await story()).contract
  expect(events.slice(-3).map(({ what, note }) => [what, note])).toEqual(
    ['notice', 'notice_taken_back', 'terminated'].map((what) => [what, NOTE]),
  )
  expect(events.slice(-3).every(({ who }) => who)).toBe(true)
  expect(JSON.stringify(await storedDocuments(admin.shop.payload))).not.toContain(NOTE)
  await doDueWork(admin)
  expect(await letters()).toEqual(expect.arrayContaining(['Silmälasisopimuksesi on päättynyt']))
  await goToDay(admin, billedFrom(today().slice(0, 7)))
  expect((await story()).months).toMatchObject([{ state: 'paid', left: expect.any(Number) }])
})

test('staff grant the exchange of a year anew, once it was used', async () => {
  const { customer, act, ask, seen } = await active()
  expect((await act('grant_exchange')).body['code']).toBe('lifestyle.not_allowed')
  const wish = async () => ({ pair: 0, row: await chosenFrame(admin, customer), acceptsBinding: false })
  await ask('exchange', await wish())
  await doDueWork(admin)
  const order = (await seen()).pairs[0]?.orderNumber ?? ''
  await admin.ask(order, 'prescriptions', {})
  for (const to of ['confirmed', 'sent', 'delivered']) await admin.ask(order, 'move', { to })
  await doDueWork(admin)
  expect((await seen()).exchange?.left).toBe(0)
  expect(await act('grant_exchange')).toMatchObject({ status: 200 })
  expect((await seen()).exchange?.left).toBe(1)
  expect(await ask('exchange', await wish())).toMatchObject({ status: 200 })
})

test('staff order an exchange of glasses that are in the customer’s cart, and give a reason', async () => {
  const { customer, act, actBy, story, seen } = await active()
  expect((await story()).inCart).toEqual([])
  const row = await chosenFrame(admin, customer)
  expect((await story()).inCart).toEqual([expect.objectContaining({ row, lenses: expect.any(String) })])
  const wish = { pair: 0, row, acceptsBinding: false }
  expect(await actBy('exchange', { ...wish, row: 'of another cart' })).toMatchObject({
    body: { code: 'cart.line_missing' },
  })
  expect(await actBy('exchange', wish)).toMatchObject({ status: 200 })
  await doDueWork(admin)
  expect((await seen()).exchange?.left).toBe(0)
  expect((await story()).inCart).toEqual([])
  expect((await story()).contract.events.find(({ what }) => what === 'exchange_ordered')).toMatchObject({ note: NOTE })
  expect(await actBy('exchange', wish)).toMatchObject({ body: { code: 'lifestyle.not_allowed' } })
  expect((await act('terminate')).body['code']).toBe('lifestyle.not_allowed')
})

test('a plan changes from today on, dearer by the customer, cheaper by staff, and its month is split', async () => {
  const { story, seen, ask, actBy, letters, month } = await active()
  const [basic, free] = [
    { plan: 'perus', shownMonthly: 1200 },
    { plan: 'vapaa', shownMonthly: 1900 },
  ]
  const bound = plusDays((await seen()).boundUntil!, 1)
  expect((await seen()).planChoices).toMatchObject([{ plan: { id: 'perus' }, opensOn: bound }])
  expect((await seen()).actions).not.toContain('change_plan')
  for (const [asked, code] of [
    [basic, 'lifestyle.plan_bound'],
    [free, 'lifestyle.plan_same'],
    [{ plan: 'kaksi-paria', shownMonthly: 2900 }, 'lifestyle.plan_pairs'],
    [{ plan: 'ei-ole', shownMonthly: 1 }, 'lifestyle.plan_unknown'],
    [{ ...basic, shownMonthly: 1100 }, 'checkout.total_changed'],
    [{ ...basic, version: 1 }, 'lifestyle.changed'],
  ] as const)
    expect([code, (await ask('plan', asked)).body['code']]).toEqual([code, code])

  const key = randomUUID()
  const { version } = await seen()
  for (const _ of [1, 2]) expect(await actBy('plan', { ...basic, version }, key)).toMatchObject({ status: 200 })
  expect(await seen()).toMatchObject({
    monthly: 1200,
    plan: { id: 'perus' },
    actions: expect.arrayContaining(['change_plan']),
  })

  await goToDay(admin, plusDays(billedFrom(month), 9))
  const [choice] = (await seen()).planChoices
  expect(choice).toMatchObject({ plan: { id: 'vapaa' }, opensOn: null, rows: [{ monthly: 1200 }, { monthly: 1900 }] })
  expect(await ask('plan', free)).toMatchObject({ status: 200 })
  await doDueWork(admin)
  const next = billedFrom(month)
  const { events, documents } = await seen()
  expect(events.filter(({ what }) => what === 'plan_changed').map(({ amount }) => amount)).toEqual([1200, 1900])
  expect(events.some(({ what }) => what === 'new_price')).toBe(false)
  expect(documents.filter(({ kind }) => kind === 'plan')).toHaveLength(2)
  expect((await letters()).filter((subject) => subject.includes('paketti on nyt'))).toHaveLength(2)

  await goToDay(admin, billedFrom(next.slice(0, 7)))
  const { months, balance } = await story()
  expect(months.find(({ month: one }) => one === next.slice(0, 7))).toMatchObject({
    state: 'paid',
    amount: choice!.amount,
    rows: choice!.rows,
  })
  expect(balance).toBe(0)
  await ask('notice')
  expect((await ask('plan', basic)).body['code']).toBe('lifestyle.notice_given')
})

test('staff try a card again, or ask no more: the loss is booked and the contract goes on', async () => {
  const { id, failing, story, act, month } = await heldContract()
  expect(failing).toEqual(expect.arrayContaining(['failing']))
  expect(await listsOf(id)).toEqual(['held'])
  expect((await story()).actions).toEqual(expect.arrayContaining(['try_card', 'forgive', 'terminate']))
  await admin.control({ mode: 'charge-declined', applies: 'all' })
  expect(await act('try_card')).toMatchObject({ status: 200 })
  await doDueWork(admin)
  expect(await listsOf(id)).toContain('held')
  const { balance } = await story()
  expect(balance).toBeGreaterThan(0)
  await admin.control({ mode: 'normal', applies: 'all' })
  expect(await act('forgive')).toMatchObject({ status: 200 })
  await doDueWork(admin)
  const after = await story()
  expect(after.balance).toBe(0)
  expect(after.view).toMatchObject({ isHeld: false, openBill: null })
  expect(after.months).toMatchObject([{ month, state: 'forgiven' }])
  expect(after.charges.every(({ state }) => state === 'gone')).toBe(true)
  expect(after.entries.map(({ event }) => event)).toEqual(['invoiced', 'written_off'])
})

test('money that came as another sum is settled by staff, once, and a card that pays lets the contract go on', async () => {
  const { id, act, ask, story, letters } = await heldContract()
  const handler = await admin.staff('order-handler')
  const settle = async (charge: string, body: object, key: string = randomUUID()) => {
    const answer = await admin.shop.ask(`/charge/${charge}/settle`, body, { ...handler, 'Idempotency-Key': key })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const entries = async () => (await story()).entries.map(({ event }) => event)
  const before = await entries()
  const proof = await admin.pay((await ask('pay')).body['next'] as string)
  await admin.webhook(signed({ ...proof, 'checkout-amount': '100' }))
  await goToDay(admin, plusDays(today(), 1))
  const [charge] = await stuckCharges(await admin.shop.req())
  expect(charge).toMatchObject({ owner: 'lifestyle', paid: 100, promised: 100 })
  expect(await listsOf(id)).toContain('held')
  const ref = charge!.ref
  expect(await settle(ref, { as: 'dropped', typed: '1,00' })).toMatchObject({ body: { code: 'payment.why_not_given' } })
  expect(await settle(ref, { as: 'done', typed: '2,00' })).toMatchObject({ body: { code: 'payment.sum_not_typed' } })
  const given = { as: 'done', typed: '1,00', note: 'Tilisiirrolla' }
  const key = randomUUID()
  for (const _ of [1, 2]) expect(await settle(ref, given, key)).toEqual({ status: 200, body: { state: 'done' } })
  expect(await settle(ref, given)).toMatchObject({ body: { code: 'order.refund_settled' } })
  await doDueWork(admin)
  expect(await stuckCharges(await admin.shop.req())).toEqual([])
  expect(await entries()).toEqual(before)
  expect((await letters()).filter((subject) => subject === 'Palautimme maksusi')).toHaveLength(1)

  await act('try_card')
  await doDueWork(admin)
  expect(await listsOf(id)).not.toContain('held')
  expect((await story()).balance).toBe(0)
})

test('a month that was paid another way is noted once by order staff, and its money goes back by hand', async () => {
  const { id, story, seen, month, letters, giveBack } = await heldContract()
  const handler = await admin.staff('order-handler')
  const { refused, months } = await story()
  const typed = formatPrice(months[0]!.amount)
  const post = async (path: string, body: object, staff = handler) => {
    const answer = await admin.shop.ask(`/charge/${path}`, body, { ...staff, 'Idempotency-Key': randomUUID() })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const note = (body: object, staff?: Caller) => post(`${refused}/paid`, { typed, note: 'Kuitti 4711', ...body }, staff)
  expect(await note({}, await admin.staff('customer-service'))).toMatchObject({ status: 403 })
  expect(await note({ typed: '1,00' })).toMatchObject({
    body: { code: 'payment.sum_not_typed', details: { field: 'typed' } },
  })
  expect(await note({ note: ' ' })).toMatchObject({ body: { code: 'payment.receipt_not_named' } })
  const noted = { status: 200, body: { outcome: 'noted' } }
  expect(await Promise.all([note({}), note({})])).toEqual([noted, noted])
  expect(await note({})).toEqual(noted)
  await doDueWork(admin)
  expect(JSON.stringify(await storedDocuments(admin.shop.payload))).not.toContain('Kuitti 4711')
  const after = await story()
  expect(after).toMatchObject({ balance: 0, refused: null, months: [{ month, state: 'paid' }] })
  expect(after.entries.map(({ event }) => event)).toEqual(['invoiced', 'paid_elsewhere'])
  const event = after.contract.events.find(({ what }) => what === 'paid_elsewhere')
  expect(event).toMatchObject({ who: 'Kaisa Käsittelijä', note: 'Kuitti 4711', amount: months[0]!.amount })
  expect((await seen()).events.map(({ what }) => what)).toContain('paid_elsewhere')
  const ofMonth = { subscriptionId: { equals: id } }
  expect(await findAll(admin.shop, 'invoices', ofMonth)).toMatchObject([{ payments: [{ by: 'elsewhere' }] }])
  expect((await letters()).filter((subject) => subject.endsWith('on maksettu'))).toHaveLength(1)

  expect(await giveBack({ month, amount: 10, note: 'Hyvitys.' })).toMatchObject({ body: { refund: 'failed' } })
  const [charge] = await stuckCharges(await admin.shop.req())
  const given = { as: 'done', typed: '0,10', note: 'Tilisiirrolla' }
  expect(await post(`${charge?.ref}/settle`, given)).toMatchObject({ body: { state: 'done' } })
  const { entries, balance } = await story()
  expect([balance, ...entries.map(({ event: kind }) => kind)]).toEqual(
    expect.arrayContaining([0, 'credited', 'refunded_elsewhere']),
  )
})

test('money of a month is given back once, booked, and never more than was paid', async () => {
  const { story, giveBack, month, letters } = await active()
  await goToDay(admin, billedFrom(month))
  const { amount } = (await story()).months[0]!
  const key = randomUUID()
  const part = { month, amount: 10, note: 'Hyvitys odotuksesta.' }
  for (const _ of [1, 2]) expect(await giveBack(part, key)).toMatchObject({ status: 200 })
  expect(await giveBack({ ...part, amount: amount - 9 })).toMatchObject({ body: { code: 'order.refund_too_large' } })
  expect(await giveBack({ ...part, amount: amount - 10 })).toMatchObject({ status: 200 })
  expect(await giveBack({ ...part, month: '2020-01' })).toMatchObject({ body: { code: 'lifestyle.month_not_paid' } })
  await doDueWork(admin)
  const { balance, entries, months, contract } = await story()
  expect([balance, months[0]?.left]).toEqual([0, 0])
  expect(entries.filter(({ event }) => event === 'refunded')).toHaveLength(2)
  expect(entries.filter(({ event }) => event === 'credited')).toHaveLength(2)
  expect(contract.events.filter(({ what }) => what === 'given_back')).toHaveLength(2)
  expect(await letters()).toContain('Palautimme maksusi')
})

test('a price rise is tried, announced once, taken back when stopped, and charged after the binding', async () => {
  const { id, story, seen, letters } = await active()
  const post = async (name: string, body: object) => {
    const headers = { ...(await admin.staff('marketer')), 'Idempotency-Key': randomUUID() }
    const answer = await admin.shop.ask(`/price-rise/${name}`, body, headers)
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const startsOn = plusDays(today(), 70)
  const plan = { target: { planId: 'vapaa' }, change: { amount: 2100 }, startsOn }
  expect(await post('try', plan)).toMatchObject({
    body: { contracts: 1, average: 200, most: 200, raised: [{ before: 1900, after: 2100 }] },
  })
  for (const changed of [{ target: { planId: 'ei-ole' } }, { change: { amount: 1800 } }])
    expect(await post('try', { ...plan, ...changed })).toMatchObject({ body: { code: 'price_rise.no_rise' } })
  expect((await seen()).rise).toBeNull()

  const first = (await post('plan', { ...plan, note: 'Kulut.' })).body['ref']
  expect(await post('plan', { ...plan, note: 'Uudelleen.' })).toMatchObject({
    body: { code: 'price_rise.planned_already' },
  })
  await doDueWork(admin)
  expect((await seen()).rise).toEqual({ monthly: 2100, from: plusDays((await seen()).boundUntil!, 1) })
  for (const _ of [1, 2]) expect(await post(`${first}/stop`, {})).toMatchObject({ body: { state: 'stopped' } })
  await doDueWork(admin)
  expect((await seen()).rise).toBeNull()

  // As it stands when its binding is over before the rise.
  await changeContract(await admin.shop.req(), id, ({ contract }) => ({
    contract: { ...contract, boundUntil: today() },
  }))
  await post('plan', { ...plan, note: 'Kulut.' })
  await doDueWork(admin)
  expect((await seen()).rise).toEqual({ monthly: 2100, from: startsOn })
  expect((await letters()).filter((subject) => subject.includes('hinta'))).toEqual([
    expect.stringContaining('nousee'),
    'Silmälasisopimuksesi hinta ei nouse',
    expect.stringContaining('nousee'),
  ])
  await goToDay(admin, startsOn)
  const { plans } = (await (await admin.shop.ask('/lifestyle/plans')).json()) as { plans: LifestylePlan[] }
  expect(plans.find(({ id: one }) => one === 'vapaa')?.monthly).toBe(2100)
  await goToDay(admin, billedFrom(startsOn.slice(0, 7)))
  const rows = (await story()).months.find(({ month }) => month === startsOn.slice(0, 7))?.rows ?? []
  expect(rows.filter(({ from }) => from >= startsOn).map(({ monthly }) => monthly)).toEqual([2100])
  await changeIf(admin.shop, 'lifestyle-plans', { key: { equals: 'vapaa' } }, { monthly: 1900 })
  await cachedPlans.invalidate(admin.shop)
})

test('the months count begun and ended contracts, and take their revenue from the ledger', async () => {
  const { act, giveBack, month } = await active()
  await goToDay(admin, billedFrom(month))
  await giveBack({ month, amount: 10, note: 'Hyvitys.' })
  await act('terminate')
  await doDueWork(admin)
  const req = await admin.shop.req()
  const [now, before] = await contractMonths(req, { slug: 'lifestyle-contracts', kind: 'lifestyle' })
  expect(now).toMatchObject({ month: today().slice(0, 7), before: 1, begun: 0, ended: 1, churn: 1000 })
  expect(before).toMatchObject({ month, begun: 1, ended: 0 })
  const totals = (await monthTotals(req, today().slice(0, 7))).filter(({ kind }) => kind === 'lifestyle')
  const moved = (account: string) =>
    totals.filter((total) => total.account === account).reduce((sum, { debit, credit }) => sum + credit - debit, 0)
  expect(now?.revenue).toBe(moved('sales') + moved('credits') + moved('discounts'))
  expect(now?.revenue).toBeGreaterThan(0)
})
