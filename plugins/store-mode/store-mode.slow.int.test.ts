import { describe, expect, test } from 'vitest'
import { finnishMoment } from '#domain/calendar/finnish-day.ts'
import { limits } from '#domain/limits.ts'
import { moveClock } from '#plugins/kit/clock.ts'
import type { StaffRole } from '#plugins/kit/requests/caller.ts'
import { documentId, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { lettersTo, openBrowser, tokenIn, type AccountBrowser } from '../../tests/account-browser.ts'
import type { PaymentAtStore } from '#contracts/store-mode.ts'
import { opened } from '../../tests/opened.ts'
import { openStoreAdmin } from '../../tests/store-admin.ts'
import { openStoresOf } from './sessions.ts'

const adminSite = opened(openStoreAdmin)
const MINUTE_MS = 60_000

const who = async (browser: AccountBrowser) => (await browser.ask('/auth/user/getUser', {})).body
const modeOf = async (browser: AccountBrowser) => (await browser.ask('/store-mode')).body['mode']
const addBottle = (browser: AccountBrowser) =>
  browser.ask('/cart/update', { skuId: adminSite.goods.skuId, quantity: 1, noCheckoutInfo: true })
const pieces = async (browser: AccountBrowser) => {
  const { cartHead } = (await browser.ask('/site/shopper?noCheckoutInfo=true')).body as {
    cartHead: { cart: { pieces: number } }
  }
  return cartHead.cart.pieces
}

/** Orders what is in the store's cart, for the buyer with this address. */
async function sold(store: AccountBrowser, email: string): Promise<string> {
  const { purchaseRef, next } = await adminSite.purchase(await adminSite.headersOf(store), adminSite.contactOf(email))
  expect(next).toBe(`/myymäläkirjautuminen/maksu/${purchaseRef}`)
  return purchaseRef
}

const paymentOf = async (browser: AccountBrowser, ref: string) =>
  (await browser.ask(`/store-mode/payment/${ref}`)).body['payment'] as PaymentAtStore

const orderSold = async (ref: string) =>
  (await findAll(adminSite.shop, 'orders', { sourceKey: { equals: `store:${ref}` } }))[0]

describe('opening a store', () => {
  test.each<[StaffRole, number | undefined, number, object]>([
    ['store-staff', 101, 101, { status: 200 }],
    ['store-staff', 101, 102, { status: 403, body: { code: 'store_mode.other_store' } }],
    ['store-staff', undefined, 101, { status: 403, body: { code: 'store_mode.no_store' } }],
    ['customer-service', undefined, 102, { status: 200 }],
    ['order-handler', undefined, 101, { status: 200 }],
    ['admin', undefined, 999_999, { status: 404, body: { code: 'store.not_found' } }],
    ['optician', 101, 101, { status: 403, body: { code: 'request.not_allowed' } }],
  ])('by %s of store %s for store %s answers %o', async (role, own, store, answer) => {
    const browser = await adminSite.staffBrowser(role, own)
    expect(await browser.ask('/store-mode/open', { store })).toMatchObject(answer)
  })

  test('names the store to its own browser, and to no other', async () => {
    const store = await adminSite.store()
    expect(await who(store)).toMatchObject({ success: true, user: { isStore: true, lias: expect.any(String) } })
    expect(await modeOf(store)).toMatchObject({ store: { id: 101 }, staff: 'Kaisa Käsittelijä', idleMinutes: 15 })
    const stranger = await adminSite.staffBrowser('store-staff', 101)
    expect(await modeOf(stranger)).toBeNull()
    const forged = new Map(store.cookies)
    store.cookies.set('store', `${forged.get('store')!.slice(0, 43)}.${'a'.repeat(43)}`)
    expect(await modeOf(store)).toBeNull()
  })

  test('signs a customer out of the same browser for good', async () => {
    const browser = await adminSite.customer()
    const staff = await adminSite.staffBrowser('store-staff', 101)
    browser.cookies.set('payload-token', staff.cookies.get('payload-token')!)
    await addBottle(browser)
    expect(await browser.ask('/store-mode/open', { store: 101 })).toMatchObject({ status: 200 })
    expect(await pieces(browser)).toBe(0)
    await addBottle(browser)
    await browser.ask('/store-mode/close', {})
    expect(await who(browser)).toMatchObject({ success: false })
    const answer = await browser.ask('/account/sign-in', { email: browser.email, password: 'pitkä salasana' })
    expect(answer.status).toBe(200)
    expect(await pieces(browser)).toBe(1)
  })
})

describe('an open store', () => {
  test('signs no customer in', async () => {
    const customer = await adminSite.customer()
    const store = await adminSite.store()
    const answer = await store.ask('/account/sign-in', { email: customer.email, password: 'pitkä salasana' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'store_mode.no_sign_in' } })
  })

  test('clears the served customer: at the button, after 15 idle minutes, and when it closes', async () => {
    const store = await adminSite.store()
    const carts = async () => (await findAll(adminSite.shop, 'carts', {}, { fields: ['shopperId', 'version'] })).length
    await addBottle(store)
    expect(await pieces(store)).toBe(1)
    expect(await store.ask('/store-mode/customer/end', {})).toMatchObject({ status: 200 })
    expect(await pieces(store)).toBe(0)

    await addBottle(store)
    moveClock(14 * MINUTE_MS)
    expect(await pieces(store)).toBe(1)
    moveClock(14 * MINUTE_MS)
    expect(await pieces(store)).toBe(1)
    moveClock(16 * MINUTE_MS)
    expect(await Promise.all([1, 2, 3].map(() => pieces(store)))).toEqual([0, 0, 0])
    expect(await modeOf(store)).not.toBeNull()

    await addBottle(store)
    const before = await carts()
    for (const _ of [1, 2]) expect(await store.ask('/store-mode/close', {})).toMatchObject({ status: 200 })
    expect([await modeOf(store), await pieces(store), await carts()]).toEqual([null, 0, before])
  })

  test('closes in every browser with another password of its opener, with the account, and by an admin', async () => {
    const admin = await adminSite.staff('admin')
    const opener = async () => (await findAll(adminSite.shop, 'store-sessions', {}, { sort: '-id', limit: 1 }))[0]!
    const openedAs = async () => {
      const store = await adminSite.store()
      const { staff: id } = await opener()
      expect(await modeOf(store)).not.toBeNull()
      return { store, id: documentId(adminSite.shop, id) }
    }
    const changed = await openedAs()
    await adminSite.shop.payload.update({
      collection: 'staff',
      id: changed.id,
      data: { password: 'toinen pitkä salasana' },
    })
    expect(await modeOf(changed.store)).toBeNull()

    const closed = await openedAs()
    expect(await openStoresOf(await adminSite.shop.req(), closed.id)).toMatchObject([{ store: 101 }])
    expect((await adminSite.shop.ask(`/team/${closed.id}/stores/close`, {}, admin)).status).toBe(200)
    expect(await openStoresOf(await adminSite.shop.req(), closed.id)).toEqual([])
    expect(await modeOf(closed.store)).toBeNull()

    const left = await openedAs()
    await adminSite.shop.payload.delete({ collection: 'staff', id: left.id })
    expect(await modeOf(left.store)).toBeNull()
  })

  test('closes by itself after twelve hours', async () => {
    const store = await adminSite.store()
    moveClock(12 * 60 * MINUTE_MS)
    expect(await who(store)).toMatchObject({ success: false })
    expect(await store.ask('/store-mode/customer/end', {})).toMatchObject({ status: 403 })
  })

  test.each([
    ['the member of staff loses the role', { roles: ['optician'] }],
    ['the member of staff moves to another store', { store: null }],
  ])('closes with the first request after %s', async (_, changes) => {
    const store = await adminSite.store()
    const { staff } = (await findAll(adminSite.shop, 'store-sessions', {}, { sort: '-id', limit: 1 }))[0]!
    await adminSite.shop.payload.update({ collection: 'staff', id: staff, data: changes as never })
    expect(await modeOf(store)).toBeNull()
    expect(await findOne(adminSite.shop, 'store-sessions', { staff: { equals: staff } })).toBeNull()
  })

  test('cannot sell what is not for stores, which the web sells', async () => {
    const store = await adminSite.store()
    const where = { number: { equals: adminSite.goods.articleId } }
    const mark = (isNotForStores: boolean) =>
      adminSite.shop.payload.update({ collection: 'articles', where, data: { isNotForStores } })
    await mark(true)
    expect(await addBottle(store)).toMatchObject({ status: 409, body: { code: 'article.not_for_stores' } })
    expect(await pieces(store)).toBe(0)
    const shopper = await adminSite.shopperWith(1)
    expect((await adminSite.cartOf(shopper)).items).toHaveLength(1)
    await mark(false)
  })
})

describe('the customer whom a store serves', () => {
  test('is chosen by number within the limit of finding customers', async () => {
    const store = await adminSite.store()
    process.env.SHOP_LIMITS = 'on'
    const { calls } = limits['served customer']
    const answers = []
    for (let count = 0; count <= calls; count += 1)
      answers.push((await store.ask('/store-mode/customer', { number: 'A00000000' })).status)
    process.env.SHOP_LIMITS = 'off'
    expect(answers).toEqual([...Array.from({ length: calls }, () => 404), 429])
  })

  test('is found by the whole of an address, a phone or a number, and by nothing less', async () => {
    const customer = await adminSite.customer()
    const number = await adminSite.customerNumber(customer)
    const store = await adminSite.store()
    const find = async (words: string) => (await store.ask('/store-mode/customer/find', { words })).body
    for (const words of [customer.email, ` ${customer.email.toUpperCase()} `, number, number.toLowerCase()])
      expect(await find(words)).toMatchObject({ customers: [{ number, name: 'Aino Mäkelä', email: customer.email }] })
    for (const words of [customer.email.slice(0, 12), number.slice(0, 5), 'Aino', ''])
      expect(await find(words)).toMatchObject({ code: 'store_mode.customer_not_found' })
  })

  test('buys as a customer: the customer owns the order, which names the store that sold it', async () => {
    const customer = await adminSite.customer()
    const number = await adminSite.customerNumber(customer)
    const store = await adminSite.store()
    await addBottle(store)
    expect(await store.ask('/store-mode/customer', { number: 'A00000000' })).toMatchObject({ status: 404 })
    const { body } = await store.ask('/store-mode/customer', { number })
    expect(body).toMatchObject({ mode: { customer: { number, firstName: 'Aino', email: customer.email } } })
    const purchaseRef = await sold(store, customer.email)
    await adminSite.settle(await adminSite.pay((await paymentOf(store, purchaseRef)).payUrl!))
    const order = await orderSold(purchaseRef)
    expect(order).toMatchObject({ customer: number, bought: { soldBy: { store: 101, staff: 'Kaisa Käsittelijä' } } })
    expect(await customer.ask(`/account/orders/${order?.number}`)).toMatchObject({ status: 200 })
    expect(await store.ask(`/order/confirmation/${purchaseRef}`)).toMatchObject({ body: { outcome: 'paid' } })
    expect(await pieces(store)).toBe(0)
    expect(await pieces(customer)).toBe(0)
  })

  test('is cleared at the end of the visit', async () => {
    const customer = await adminSite.customer()
    const store = await adminSite.store()
    await store.ask('/store-mode/customer', { number: await adminSite.customerNumber(customer) })
    await store.ask('/store-mode/customer/end', {})
    expect(await modeOf(store)).toMatchObject({ customer: null })
  })

  const typed = (differences: object = {}) => ({
    firstName: 'Elli',
    lastName: 'Uusi',
    email: `${crypto.randomUUID()}@example.com`,
    phone: '040 123 4567',
    street: 'Katu 1',
    postalCode: '00100',
    town: 'Helsinki',
    ...differences,
  })

  test.each([
    [{ email: 'elli' }, 'contact.email_malformed', 'email'],
    [{ phone: '12' }, 'contact.phone_malformed', 'phone'],
    [{ firstName: '<b>' }, 'contact.name_malformed', 'firstName'],
    [{ postalCode: '123' }, 'address.zip_malformed', 'postalCode'],
  ])('is not added with %o', async (wrong, code, field) => {
    const store = await adminSite.store()
    expect(await store.ask('/store-mode/customer/add', typed(wrong))).toMatchObject({
      body: { code, details: { field } },
    })
  })

  test('is not added when the address has an account, which the refusal names', async () => {
    const customer = await adminSite.customer()
    const store = await adminSite.store()
    expect(await store.ask('/store-mode/customer/add', typed({ email: customer.email }))).toMatchObject({
      status: 409,
      body: { code: 'store_mode.customer_known', details: { number: await adminSite.customerNumber(customer) } },
    })
  })

  test('gets an account by confirming it with a password and the terms, and then owns the purchases', async () => {
    const store = await adminSite.store()
    const one = typed()
    const { body } = await store.ask('/store-mode/customer/add', one)
    expect(body).toMatchObject({ mode: { customer: { number: null, phone: '+358401234567', town: 'Helsinki' } } })
    await addBottle(store)
    const purchaseRef = await sold(store, one.email)
    await adminSite.settle(await adminSite.pay((await paymentOf(store, purchaseRef)).payUrl!))
    const orderOf = () => orderSold(purchaseRef)
    expect(await orderOf()).toMatchObject({ email: one.email, bought: { soldBy: { customer: null } } })
    expect(await findOne(adminSite.shop, 'customers', { email: { equals: one.email } })).toBeNull()

    const link = `/account/link/${tokenIn((await lettersTo(adminSite.shop, one.email))[0]!)}`
    const browser = await openBrowser(adminSite.shop)
    expect(await browser.ask(link)).toMatchObject({ body: { asksPassword: false, choosesPassword: true } })
    const confirm = async (choice: object) => (await browser.ask(`${link}/registration`, choice)).body
    const chosen = { password: 'uusi pitkä salasana', repeat: 'uusi pitkä salasana', acceptsTerms: true }
    expect(await confirm({})).toMatchObject({ code: 'account.terms_not_accepted' })
    expect(await confirm({ ...chosen, repeat: 'toinen' })).toMatchObject({ code: 'password.repeat_differs' })
    expect(await confirm(chosen)).toMatchObject({ firstName: 'Elli' })
    const account = await findOne(adminSite.shop, 'customers', { email: { equals: one.email } })
    expect(account).toMatchObject({ town: 'Helsinki', phone: '+358401234567' })
    expect((await orderOf())?.customer).toBe(account?.number)
  })

  test('gets the town of the postal code', async () => {
    const store = await adminSite.store()
    const townOf = async (postalCode: string) =>
      (await store.ask(`/store-mode/town?postalCode=${postalCode}`)).body['town']
    expect(await townOf('00100')).toBe('Helsinki')
    expect(await townOf('001')).toBeNull()
  })
})

describe('a sale in a store', () => {
  const someEmail = () => `${crypto.randomUUID()}@example.com`
  const waiting = async () => {
    const store = await adminSite.store()
    await addBottle(store)
    const email = someEmail()
    const ref = await sold(store, email)
    const act = (action: string, body: object = {}) => store.ask(`/store-mode/payment/${ref}/${action}`, body)
    return { store, email, ref, act, stands: async () => (await paymentOf(store, ref)).outcome }
  }
  const chargesOf = (ref: string) => findAll(adminSite.shop, 'charges', { subject: { equals: ref } }, { sort: 'id' })

  test('is paid by its link, which shows what is bought and nothing of the buyer', async () => {
    const { email, ref, act, stands } = await waiting()
    expect(await act('send', { channel: 'email' })).toMatchObject({
      status: 200,
      body: { payment: { outcome: 'waiting' } },
    })
    expect(await act('send', { channel: 'sms' })).toMatchObject({ status: 200 })
    const [letter] = await lettersTo(adminSite.shop, email)
    expect(decodeURI(letter!.text)).toContain(`/checkout/maksupyyntö/${ref}`)
    const [text] = await findAll(
      adminSite.shop,
      'outbox',
      { subject: { contains: 'Maksupyyntö' } },
      { sort: '-id', limit: 1 },
    )
    expect(text).toMatchObject({ channel: 'sms', to: '+358401234567' })
    const phone = await openBrowser(adminSite.shop)
    const shown = await paymentOf(phone, ref)
    expect(shown).toMatchObject({ outcome: 'waiting', lines: [{ quantity: 1, amount: adminSite.goods.amount }] })
    expect(JSON.stringify(shown)).not.toMatch(/Aino|example\.com|Katu/)
    await adminSite.settle(await adminSite.pay(shown.payUrl!))
    expect([await stands(), (await paymentOf(phone, ref)).payUrl]).toEqual(['paid', null])
    expect(await act('send', { channel: 'email' })).toMatchObject({ body: { code: 'store_mode.nothing_to_pay' } })
  })

  test('is paid at the till by the number of a receipt, once, and its order says so', async () => {
    const { ref, act, stands } = await waiting()
    expect(await act('till', { receipt: ' ' })).toMatchObject({ body: { code: 'payment.receipt_not_named' } })
    const answers = await Promise.all([1, 2].map(() => act('till', { receipt: '1234' })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await stands()).toBe('paid')
    const order = await orderSold(ref)
    expect(order).toMatchObject({ bought: { paymentName: 'Maksettu myymälän kassalla', transactionId: null } })
    expect((await chargesOf(ref)).map(({ state, elsewhere }) => [state, elsewhere?.who ?? null])).toEqual([
      ['gone', null],
      ['paid', 'Kaisa Käsittelijä'],
    ])
  })

  test('is paid once: a payment by the link after the till is refunded', async () => {
    const { store, ref, act } = await waiting()
    const { payUrl } = await paymentOf(store, ref)
    const proof = await adminSite.pay(payUrl!)
    await act('till', { receipt: '1235' })
    expect(await orderSold(ref)).toBeDefined()
    await adminSite.settle(proof)
    await adminSite.sweep()
    const [byLink] = await chargesOf(ref)
    expect(['paid', 'refunding', 'refunded']).toContain(byLink?.state)
    const all = await findAll(adminSite.shop, 'orders', { sourceKey: { equals: `store:${ref}` } })
    expect(all).toHaveLength(1)
    const total = (await chargesOf(ref)).reduce((sum, { paid, promised }) => sum + (paid ?? 0) - promised, 0)
    expect(total).toBe(adminSite.goods.amount)
  })

  test('is taken back and sets its goods free, and a late payment still buys it', async () => {
    await adminSite.setStock(1)
    const { store, ref, act, stands } = await waiting()
    const { payUrl } = await paymentOf(store, ref)
    expect(await adminSite.stock()).toBe(0)
    for (const _ of [1, 2])
      expect(await act('withdraw')).toMatchObject({ status: 200, body: { payment: { outcome: 'canceled' } } })
    expect(await adminSite.stock()).toBe(1)
    expect(await act('till', { receipt: '1' })).toMatchObject({ status: 409, body: { code: 'payment.not_refused' } })
    await adminSite.settle(await adminSite.pay(payUrl!))
    expect(await stands()).toBe('paid')
    expect(await act('withdraw')).toMatchObject({ body: { payment: { outcome: 'paid' } } })
  })

  test('is held while its request may be paid: an hour, or a day from the sale, never less than promised', async () => {
    await adminSite.setStock(2)
    const [hour, day] = [await waiting(), await waiting()]
    const hours = async ({ store, ref }: typeof hour) => {
      const { until } = await paymentOf(store, ref)
      return until && Math.round((Date.parse(until) - Date.now()) / (60 * MINUTE_MS))
    }
    await hour.act('send', { channel: 'sms' })
    for (const lasts of ['day', 'hour'])
      expect(await day.act('send', { channel: 'email', lasts })).toMatchObject({ status: 200 })
    expect([await hours(hour), await hours(day)]).toEqual([1, 24])
    const { until } = await paymentOf(day.store, day.ref)
    for (const { text } of await lettersTo(adminSite.shop, day.email)) expect(text).toContain(finnishMoment(until!))
    expect((await paymentOf(day.store, day.ref)).mayLast.map(({ time }) => time)).toEqual(['day'])

    moveClock(23 * 60 * MINUTE_MS)
    await adminSite.sweep()
    expect([await hour.stands(), await day.stands(), await adminSite.stock()]).toEqual(['canceled', 'waiting', 1])
    moveClock(2 * 60 * MINUTE_MS)
    await adminSite.sweep()
    expect([await day.stands(), await adminSite.stock()]).toEqual(['canceled', 2])
  })

  test('is reached by its own store alone', async () => {
    const { ref } = await waiting()
    const other = await adminSite.store(102)
    for (const [action, body] of [
      ['till', { receipt: '1' }],
      ['withdraw', {}],
      ['send', { channel: 'sms' }],
    ] as const)
      expect(await other.ask(`/store-mode/payment/${ref}/${action}`, body)).toMatchObject({
        status: 404,
        body: { code: 'checkout.purchase_missing' },
      })
  })
})
