import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { MyOrder } from '#contracts/my-orders.ts'
import { customerRecords } from '#plugins/customers/hooks.ts'
import { findCustomer } from '#plugins/customers/repository.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { opened } from '../../../tests/opened.ts'
import { openOwnOrders, type SignedIn } from '../../../tests/own-orders.ts'

const admin = opened(openOwnOrders)
const storedOrder = (number: string) => findOne(admin.shop, 'orders', { number: { equals: number } })
const NOT_THERE = { status: 404, body: { code: 'order.not_found' } }

describe('an order', () => {
  test('belongs to the customer who bought it signed in, and to no one else', async () => {
    await admin.setStock(20)
    const [aino, pekka] = [await admin.customer(), await admin.customer()]
    const { number } = await admin.boughtBy(aino)
    expect(await storedOrder(number)).toMatchObject({ customer: await admin.customerNumber(aino) })
    expect(await aino.ask('/account/orders')).toMatchObject({
      body: { total: 1, orders: [{ number, state: 'received', status: 1, total: admin.goods.amount }] },
    })
    expect(await pekka.ask('/account/orders')).toMatchObject({ body: { total: 0, orders: [] } })
  })

  test.each(['', '/receipt', '/return'])('is not found by another customer, also at %j', async (path) => {
    const { number } = await admin.boughtBy(await admin.customer())
    const { number: guests } = await admin.paidOrder()
    const pekka = await admin.customer()
    for (const of of [number, guests, 'S12345674'])
      expect(await pekka.ask(`/account/orders/${of}${path}`)).toMatchObject(NOT_THERE)
  })

  test.each(['cancel', 'buy-again', 'return'])('is not found by another customer who asks to %s', async (action) => {
    const { number } = await admin.boughtBy(await admin.customer())
    const pekka = await admin.customer()
    const body = action === 'return' ? { rows: [{ ref: 'a', quantity: 1 }], way: 'store' } : {}
    expect(await pekka.ask(`/account/orders/${number}/${action}`, body)).toMatchObject(NOT_THERE)
    expect(await storedOrder(number)).toMatchObject({ state: 'received' })
  })

  test('belongs to the customer who proves the mailbox of its guest, however the address was typed', async () => {
    await admin.setStock(20)
    const email = `aino_${randomUUID()}@example.com`
    const { number } = await admin.paidOrder(admin.contactOf(email.toUpperCase()))
    const { number: other } = await admin.paidOrder(admin.contactOf(email))
    const { number: others } = await admin.paidOrder(admin.contactOf(email.replace('_', 'x')))
    const aino = await admin.customer(email)
    const found = (await aino.ask('/account/orders')).body['orders'] as { number: string }[]
    expect(found.map((order) => order.number).toSorted()).toEqual([number, other].toSorted())
    expect(await storedOrder(others)).toMatchObject({ customer: null })
  })

  test('stays with its first customer when another customer proves its address later', async () => {
    const aino = await admin.customer()
    const email = `${randomUUID()}@example.com`
    const headers = await admin.headersOf(aino)
    await admin.shop.ask('/cart/update', { skuId: admin.goods.skuId, quantity: 1 }, headers)
    const { number } = await admin.paidOrder(admin.contactOf(email), headers)
    const pekka = await admin.customer(email)
    expect(await pekka.ask(`/account/orders/${number}`)).toMatchObject(NOT_THERE)
    expect(await aino.ask(`/account/orders/${number}`)).toMatchObject({ status: 200 })
  })
})

describe('a customer', () => {
  test('finds an order by its number, by its goods, and by how far it is', async () => {
    await admin.setStock(20)
    const aino = await admin.customer()
    const { number } = await admin.boughtBy(aino)
    const { number: sent } = await admin.boughtBy(aino)
    await admin.send(sent)
    await admin.ask(sent, 'move', { to: 'delivered' })
    const numbers = async (query: string) =>
      ((await aino.ask(`/account/orders?${query}`)).body['orders'] as { number: string }[]).map((one) => one.number)
    expect(await numbers(`search=${number.toLowerCase()}`)).toEqual([number])
    expect(await numbers('search=kuulas')).toEqual([sent, number])
    expect(await numbers('search=olematon')).toEqual([])
    expect(await numbers('status=2')).toEqual([sent])
    expect(await numbers('status=1&search=kuulas')).toEqual([number])
    expect(await aino.ask('/account/orders?page=2')).toMatchObject({
      body: { orders: [], page: 2, pages: 1, total: 2 },
    })
  })

  test('shows the parcel with its tracking link, and lists it among the news', async () => {
    const aino = await admin.customer()
    const { number } = await admin.boughtBy(aino)
    expect(await aino.ask('/account/news')).toMatchObject({ body: { news: [] } })
    await admin.ask(number, 'move', { to: 'sent', parcels: [{ carrier: 'posti', code: 'JJFI64574900000123456' }] })
    const { order } = (await aino.ask(`/account/orders/${number}`)).body as { order: MyOrder }
    expect(order.parcels).toEqual([
      expect.objectContaining({ url: expect.stringContaining('posti.fi') as string, code: 'JJFI64574900000123456' }),
    ])
    expect(order.events.map(({ what }) => what)).toEqual(['received', 'sent'])
    expect(JSON.stringify(order)).not.toContain('Kaisa')
    expect((await aino.ask('/account/news')).body['news']).toEqual([
      expect.objectContaining({ kind: expect.stringMatching(/parcel_under_way|order_ready/) as string, ref: number }),
    ])
  })

  test('shows the prescription after strong identification, and logs each reading', async () => {
    const aino = await admin.customer()
    const headers = await admin.headersOf(aino)
    const shownTotal = await admin.addGlasses(headers)
    const { number } = await admin.paidOrder({ shownTotal, ...admin.contactOf(aino.email) }, headers)
    const read = () => aino.ask(`/account/orders/${number}/prescriptions`, {})
    expect(await read()).toMatchObject({ status: 403, body: { code: 'request.needs_strong_identification' } })
    const shown = await aino.ask(`/account/orders/${number}`)
    expect(shown).toMatchObject({ body: { order: { hasPrescriptions: true } } })
    expect(JSON.stringify(shown.body)).not.toMatch(/-3[.,]75/)
    await admin.identify(aino)
    expect(await read()).toMatchObject({ body: { prescriptions: [{ glasses: { rightSphere: -3.75 } }] } })
    const { timeline } = await admin.orderNumbered(number)
    expect(timeline.filter(({ what }) => what === 'prescriptions_shown')).toHaveLength(1)
    const unread = await admin.ask(number, 'move', { to: 'confirmed' })
    expect(await unread.json()).toMatchObject({ code: 'order.prescription_unread' })
    const pekka = await admin.customer()
    await admin.identify(pekka)
    expect(await pekka.ask(`/account/orders/${number}/prescriptions`, {})).toMatchObject(NOT_THERE)
  })

  test('cancels what has not left, and refunds it once however often the customer asks', async () => {
    const aino = await admin.customer()
    const { number } = await admin.boughtBy(aino)
    const ask = () => aino.ask(`/account/orders/${number}/cancel`, {})
    const answers = await Promise.all([ask(), ask()])
    for (const answer of [...answers, await ask()])
      expect(answer).toMatchObject({ status: 200, body: { state: 'canceled' } })
    const { refunded, refunds, timeline } = await admin.orderNumbered(number)
    expect({ refunded, count: refunds.length }).toEqual({ refunded: admin.goods.amount, count: 1 })
    expect(timeline.filter(({ what }) => what === 'canceled')).toHaveLength(1)
    const { number: sent } = await admin.boughtBy(aino)
    await admin.send(sent)
    expect(await aino.ask(`/account/orders/${sent}/cancel`, {})).toMatchObject({
      status: 409,
      body: { code: 'order.too_late_to_cancel' },
    })
  })

  test('buys an order again, and sees a note on lenses that have to be chosen anew', async () => {
    const aino = await admin.customer()
    const { number } = await admin.boughtBy(aino, 2)
    expect(await aino.ask(`/account/orders/${number}/buy-again`, {})).toMatchObject({ body: { added: 2, notes: [] } })
    const headers = await admin.headersOf(aino)
    expect((await admin.cartOf(headers)).totalCost).toBe(2 * admin.goods.amount)
    await admin.shop.ask('/cart/empty', {}, headers)
    const shownTotal = await admin.addGlasses(headers)
    const glasses = await admin.paidOrder({ shownTotal, ...admin.contactOf(aino.email) }, headers)
    expect(await aino.ask(`/account/orders/${glasses.number}/buy-again`, {})).toMatchObject({
      body: { added: 0, notes: [{ kind: 'lenses' }] },
    })
  })

  test('gets the receipt as a PDF', async () => {
    const aino = await admin.customer()
    const { number } = await admin.boughtBy(aino)
    const { pdf } = (await aino.ask(`/account/orders/${number}/receipt`)).body as { pdf: string }
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  })
})

test('orders are exported to their customer, retained by law, and block a deletion while under way', async () => {
  const aino = await admin.customer()
  const { number } = await admin.boughtBy(aino)
  const req = await admin.shop.req()
  const customer = await findCustomer(req, await admin.customerNumber(aino))
  const keeper = customerRecords.get(req, 'orders')
  if (!customer || !keeper) throw new Error('Nobody keeps orders')
  expect(await keeper.collect(req, customer)).toMatchObject({ rows: [{ number, contact: { email: aino.email } }] })
  expect(await keeper.obstacle?.(req, customer)).toBe('order.under_way')
  expect(await keeper.erase(req, customer)).toEqual([
    { period: 'orders', count: 1, until: expect.stringMatching(/^\d{4}-/) as string },
  ])
  await aino.ask(`/account/orders/${number}/cancel`, {})
  expect(await keeper.obstacle?.(req, customer)).toBeNull()
})

test('rights that have not ended are listed with their orders, to their own customer alone', async () => {
  const aino = await admin.customer()
  const { number } = await admin.boughtBy(aino)
  const rightsOf = async (who: SignedIn) => (await who.ask('/account/rights')).body['orders']
  expect(await rightsOf(aino)).toMatchObject([{ number, rights: [{ name: 'law', until: null }, { name: 'promise' }] }])
  expect(await rightsOf(await admin.customer())).toEqual([])
})
