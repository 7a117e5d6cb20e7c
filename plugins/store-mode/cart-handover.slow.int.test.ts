import { describe, expect, test } from 'vitest'
import type { CartHandover, OfferedCart } from '#contracts/cart-handovers.ts'
import type { CartAnswer, CartLine } from '#contracts/cart.ts'
import { moveClock, today } from '#plugins/kit/clock.ts'
import { findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { openBrowser, type AccountBrowser } from '../../tests/account-browser.ts'
import { opened } from '../../tests/opened.ts'
import { giftCardWish } from '../../tests/some-gift-card.ts'
import { openStoreAdmin } from '../../tests/store-admin.ts'

const admin = opened(openStoreAdmin)
const MINUTE_MS = 60_000
const UNKNOWN = { status: 404, body: { code: 'cart.handover_unknown' } }

const addBottle = (browser: AccountBrowser, quantity = 1) =>
  browser.ask('/cart/update', { skuId: admin.goods.skuId, quantity, noCheckoutInfo: true })
const addGlasses = async (browser: AccountBrowser) => admin.addGlasses(await admin.headersOf(browser))
const addContactLenses = (browser: AccountBrowser) => {
  const { articleId, parameters } = admin.lens
  return browser.ask('/cart/lenses', {
    articleId,
    left: { parameters, quantity: 2 },
    confirmsPrescription: true,
    examinedOn: today(),
  })
}
const rowsOf = async (browser: AccountBrowser): Promise<CartLine[]> => {
  const { cartHead } = (await browser.ask('/site/shopper')).body as CartAnswer
  return cartHead.cart.items
}
const handOver = async (browser: AccountBrowser) =>
  (await browser.ask('/cart/handover', {})).body['handover'] as CartHandover
const shownBy = async (browser: AccountBrowser) => (await browser.ask('/cart/handover')).body['handover']
const take = (browser: AccountBrowser, code: string) => browser.ask('/cart/handover/take', { code })
const offered = async (browser: AccountBrowser, code: string) =>
  (await browser.ask(`/cart/handover/${code}`)).body['offered'] as OfferedCart
/** The stored document of the latest handover. */
const stored = async () => (await findAll(admin.shop, 'cart-handovers', {}, { sort: '-id', limit: 1 }))[0]!

describe('handing a cart over to a store', () => {
  test('adds a copy with prescriptions to the cart of the store, and leaves the original', async () => {
    const [customer, store] = [await openBrowser(admin.shop), await admin.store()]
    for (const add of [addBottle, addGlasses, addContactLenses]) await add(customer)
    const { code, isTaken } = await handOver(customer)
    expect([code, isTaken]).toEqual([expect.stringMatching(/^[FHJKLMPRSTXZ]{8}$/), false])
    expect(await shownBy(customer)).toMatchObject({ code, isTaken: false })
    await addBottle(store)
    expect(await take(store, ` ${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`)).toMatchObject({
      status: 200,
      body: { isPartial: false },
    })
    const [originals, copies] = [await rowsOf(customer), await rowsOf(store)]
    const notified = ({ skuId, quantity, prescriptionGlasses, prescription }: CartLine) =>
      JSON.stringify([skuId, quantity, prescriptionGlasses, prescription])
    const [bottle, ...others] = originals
    expect(copies.map(notified)).toEqual([notified({ ...bottle!, quantity: 2 }), ...others.map(notified)])
    expect(copies.map(({ ref }) => ref).filter((ref) => originals.some((own) => own.ref === ref))).toEqual([])
    expect(await shownBy(customer)).toMatchObject({ isTaken: true })
  })

  test('changes nothing when it is sent again, and gives another store nothing', async () => {
    const [customer, store, other] = [await openBrowser(admin.shop), await admin.store(), await admin.store(102)]
    await addBottle(customer, 2)
    const { code } = await handOver(customer)
    const answers = await Promise.all([take(store, code), take(store, code)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await take(store, code)).toMatchObject({ status: 200 })
    expect((await rowsOf(store)).map(({ quantity }) => quantity)).toEqual([2])
    expect(await take(other, code)).toMatchObject(UNKNOWN)
    expect((await stored()).contents).toBeNull()
  })

  test('gives the cart to one of two stores that take it at once', async () => {
    const [customer, ...stores] = [await openBrowser(admin.shop), await admin.store(), await admin.store(102)]
    await addBottle(customer)
    const { code } = await handOver(customer)
    const answers = await Promise.all(stores.map((store) => take(store, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })

  test('works for a quarter of an hour, by the last code alone', async () => {
    const [customer, store] = [await openBrowser(admin.shop), await admin.store()]
    await addBottle(customer)
    const first = await handOver(customer)
    const last = await handOver(customer)
    expect(await take(store, first.code)).toMatchObject(UNKNOWN)
    moveClock(14 * MINUTE_MS)
    expect(await shownBy(customer)).toMatchObject({ code: last.code })
    moveClock(2 * MINUTE_MS)
    expect(await shownBy(customer)).toBeNull()
    expect(await take(store, last.code)).toMatchObject(UNKNOWN)
  })

  test('gives another shopper nothing, even by the right code', async () => {
    const [customer, stranger] = [await openBrowser(admin.shop), await admin.customer()]
    await addBottle(customer)
    const { code } = await handOver(customer)
    expect(await take(stranger, code)).toMatchObject(UNKNOWN)
    expect(await stranger.ask(`/cart/handover/${code}`)).toMatchObject(UNKNOWN)
    expect(await rowsOf(stranger)).toEqual([])
  })

  test('leaves out gift cards, which name their receivers, and what is not for stores', async () => {
    const [customer, store] = [await openBrowser(admin.shop), await admin.store()]
    expect(await customer.ask('/cart/handover', {})).toMatchObject({ body: { code: 'cart.nothing_to_hand_over' } })
    await customer.ask('/cart/gift-card', { giftCard: giftCardWish() })
    expect(await customer.ask('/cart/handover', {})).toMatchObject({ body: { code: 'cart.nothing_to_hand_over' } })
    await addBottle(customer)
    await addGlasses(customer)
    const where = { number: { equals: admin.goods.articleId } }
    const mark = (isNotForStores: boolean) =>
      admin.shop.payload.update({ collection: 'articles', where, data: { isNotForStores } })
    await mark(true)
    expect(await take(store, (await handOver(customer)).code)).toMatchObject({ status: 200, body: { isPartial: true } })
    expect((await rowsOf(store)).map(({ skuId }) => skuId)).toEqual([admin.frame.skuId, admin.frame.lensesSkuId])
    await mark(false)
  })

  test('leaves a store cart unchanged that would get too many rows, and its code stays valid', async () => {
    const [customer, store] = [await openBrowser(admin.shop), await admin.store()]
    await addBottle(customer, 12)
    for (let row = 0; row < 40; row += 1) await take(store, (await handOver(customer)).code)
    const { code } = await handOver(customer)
    expect(await take(store, code)).toMatchObject({ status: 422, body: { code: 'cart.too_many_lines' } })
    expect(await rowsOf(store)).toHaveLength(40)
    await store.ask('/cart/empty', {})
    expect(await take(store, code)).toMatchObject({ status: 200 })
  })

  test('stores neither the customer, nor the code, nor any eye value in its document', async () => {
    const customer = await admin.customer()
    await addGlasses(customer)
    const { code } = await handOver(customer)
    const [document, number] = [JSON.stringify(await stored()), await admin.customerNumber(customer)]
    const account = await findOne(admin.shop, 'customers', { number: { equals: number } })
    for (const secret of [code, number, account!.shopper, customer.email, 'sphere', 'skuId'])
      expect(document).not.toContain(secret)
  })
})

describe('handing a cart over from a store', () => {
  const put = async (customer?: string) => {
    const store = await admin.store()
    if (customer) await store.ask('/store-mode/customer', { number: customer })
    for (const add of [addBottle, addGlasses, addContactLenses]) await add(store)
    return { store, code: (await handOver(store)).code }
  }
  const seen = ({ cart }: OfferedCart) => cart.items.map(({ skuId, prescriptionComes }) => [skuId, prescriptionComes])

  test('gives it to any visitor who opens its link, without eye values', async () => {
    const { store, code } = await put()
    const phone = await openBrowser(admin.shop)
    const before = await offered(phone, code)
    expect(before).toMatchObject({ store: expect.any(String), isTaken: false, withheld: 'always', isPartial: true })
    const goods = [
      [admin.goods.skuId, null],
      [admin.frame.skuId, null],
      [admin.frame.lensesSkuId, 'later'],
    ]
    expect(seen(before)).toEqual(goods)
    expect(JSON.stringify(before)).not.toMatch(/sphere|BC /)
    expect(await rowsOf(phone)).toEqual([])

    await addBottle(phone)
    for (const _ of [1, 2]) expect(await take(phone, code)).toMatchObject({ status: 200 })
    const rows = await rowsOf(phone)
    expect(rows.map(({ skuId, prescriptionGlasses }) => [skuId, prescriptionGlasses])).toEqual(
      goods.map(([skuId]) => [skuId, null]),
    )
    expect(rows[0]?.quantity).toBe(2)
    expect(await offered(phone, code)).toMatchObject({ isTaken: true, cart: { items: [] } })
    expect(await shownBy(store)).toMatchObject({ isTaken: true })
    expect(await (await openBrowser(admin.shop)).ask(`/cart/handover/${code}`)).toMatchObject(UNKNOWN)
    expect(await rowsOf(store)).toHaveLength(4)
  })

  test('replaces the shopper’s own cart, which was handed to the store before', async () => {
    const [phone, store] = [await openBrowser(admin.shop), await admin.store()]
    await addBottle(phone, 2)
    await take(store, (await handOver(phone)).code)
    const { code } = await handOver(store)
    for (const _ of [1, 2])
      expect(await phone.ask('/cart/handover/take', { code, replaces: true })).toMatchObject({ status: 200 })
    expect((await rowsOf(phone)).map(({ quantity }) => quantity)).toEqual([2])
  })

  test('gives eye values only to the served customer, once signed in', async () => {
    const [customer, other] = [await admin.customer(), await admin.customer()]
    const { store, code } = await put(await admin.customerNumber(customer))
    for (const one of [await openBrowser(admin.shop), other])
      expect(await offered(one, code)).toMatchObject({ withheld: 'until_signed_in', cart: { items: { length: 3 } } })
    expect(await offered(customer, code)).toMatchObject({ withheld: 'nothing', isPartial: false })
    await take(customer, code)
    const rows = await rowsOf(customer)
    expect(rows.map(({ skuId }) => skuId)).toEqual((await rowsOf(store)).map(({ skuId }) => skuId))
    expect(rows.find(({ prescriptionGlasses }) => prescriptionGlasses)).toBeDefined()
    expect(rows.at(-1)?.prescription).toEqual(expect.any(String))
  })

  test('works after the visit has ended, and is then no longer shown in the store', async () => {
    const { store, code } = await put()
    await store.ask('/store-mode/customer/end', {})
    expect(await shownBy(store)).toBeNull()
    const phone = await openBrowser(admin.shop)
    expect(await take(phone, code)).toMatchObject({ status: 200 })
  })

  test('gives nothing to a store, and nothing by a wrong code', async () => {
    const { store, code } = await put()
    const other = await admin.store(102)
    for (const one of [store, other]) {
      expect(await take(one, code)).toMatchObject(UNKNOWN)
      expect(await one.ask(`/cart/handover/${code}`)).toMatchObject(UNKNOWN)
    }
    const phone = await openBrowser(admin.shop)
    for (const wrong of [code.slice(-8), `${code}A`, '', 'a'.repeat(43)])
      expect(await take(phone, wrong)).toMatchObject(UNKNOWN)
  })

  test('gives a visitor who is not signed in nothing of a cart of contact lenses alone', async () => {
    const [store, phone] = [await admin.store(), await openBrowser(admin.shop)]
    await addContactLenses(store)
    const { code } = await handOver(store)
    expect(await offered(phone, code)).toMatchObject({ withheld: 'always', cart: { items: [] } })
    expect(await take(phone, code)).toMatchObject({ status: 409, body: { code: 'cart.nothing_to_hand_over' } })
  })
})
