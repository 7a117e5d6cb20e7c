import { describe, expect, test } from 'vitest'
import { moveClock } from '#plugins/kit/clock.ts'
import type { StaffRole } from '#plugins/kit/requests/caller.ts'
import { findAll, findOne } from '#plugins/kit/storage/documents.ts'
import type { AccountBrowser } from '../../tests/account-browser.ts'
import { opened } from '../../tests/opened.ts'
import { openStoreDesk } from '../../tests/store-desk.ts'

const desk = opened(openStoreDesk)
const MINUTE_MS = 60_000

const who = async (browser: AccountBrowser) => (await browser.ask('/auth/user/getUser', {})).body
const modeOf = async (browser: AccountBrowser) => (await browser.ask('/store-mode')).body['mode']
const addBottle = (browser: AccountBrowser) =>
  browser.ask('/cart/update', { skuId: desk.goods.skuId, quantity: 1, noCheckoutInfo: true })
const pieces = async (browser: AccountBrowser) => {
  const { cartHead } = (await browser.ask('/site/shopper?noCheckoutInfo=true')).body as {
    cartHead: { cart: { pieces: number } }
  }
  return cartHead.cart.pieces
}

describe('a store is opened', () => {
  test.each<[StaffRole, number | undefined, number, object]>([
    ['store-staff', 101, 101, { status: 200 }],
    ['store-staff', 101, 102, { status: 403, body: { code: 'store_mode.other_store' } }],
    ['store-staff', undefined, 101, { status: 403, body: { code: 'store_mode.no_store' } }],
    ['customer-service', undefined, 102, { status: 200 }],
    ['order-handler', undefined, 101, { status: 200 }],
    ['admin', undefined, 999_999, { status: 404, body: { code: 'store.not_found' } }],
    ['optician', 101, 101, { status: 403, body: { code: 'request.not_allowed' } }],
  ])('by %s of %s: %s gives %o', async (role, own, store, answer) => {
    const browser = await desk.staffBrowser(role, own)
    expect(await browser.ask('/store-mode/open', { store })).toMatchObject(answer)
  })

  test('and its browser is told whose it is, and no other', async () => {
    const store = await desk.store()
    expect(await who(store)).toMatchObject({ success: true, user: { isStore: true, lias: expect.any(String) } })
    expect(await modeOf(store)).toMatchObject({ store: { id: 101 }, staff: 'Kaisa Käsittelijä', idleMinutes: 15 })
    const stranger = await desk.staffBrowser('store-staff', 101)
    expect(await modeOf(stranger)).toBeNull()
    const forged = new Map(store.cookies)
    store.cookies.set('store', `${forged.get('store')!.slice(0, 43)}.${'a'.repeat(43)}`)
    expect(await modeOf(store)).toBeNull()
  })

  test('in a customer’s browser, and she is signed out of it for good', async () => {
    const browser = await desk.customer()
    const staff = await desk.staffBrowser('store-staff', 101)
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
    const her = await desk.customer()
    const store = await desk.store()
    const answer = await store.ask('/account/sign-in', { email: her.email, password: 'pitkä salasana' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'store_mode.no_sign_in' } })
  })

  test('forgets whom it served: at the button, after a quarter of an hour without use, and when it closes', async () => {
    const store = await desk.store()
    const carts = async () => (await findAll(desk.shop, 'carts', {}, { fields: ['shopperId', 'version'] })).length
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

  test('closes by itself after twelve hours', async () => {
    const store = await desk.store()
    moveClock(12 * 60 * MINUTE_MS)
    expect(await who(store)).toMatchObject({ success: false })
    expect(await store.ask('/store-mode/customer/end', {})).toMatchObject({ status: 403 })
  })

  test.each([
    ['the member of staff loses her role', { roles: ['optician'] }],
    ['she moves to another store', { store: null }],
  ])('closes with the first request after %s', async (_, changes) => {
    const store = await desk.store()
    const { staff } = (await findAll(desk.shop, 'store-sessions', {}, { sort: '-id', limit: 1 }))[0]!
    await desk.shop.payload.update({ collection: 'staff', id: staff, data: changes as never })
    expect(await modeOf(store)).toBeNull()
    expect(await findOne(desk.shop, 'store-sessions', { staff: { equals: staff } })).toBeNull()
  })

  test('cannot sell what is not for stores, which the web sells', async () => {
    const store = await desk.store()
    const where = { number: { equals: desk.goods.articleId } }
    const mark = (isNotForStores: boolean) =>
      desk.shop.payload.update({ collection: 'articles', where, data: { isNotForStores } })
    await mark(true)
    expect(await addBottle(store)).toMatchObject({ status: 409, body: { code: 'article.not_for_stores' } })
    expect(await pieces(store)).toBe(0)
    const shopper = await desk.shopperWith(1)
    expect((await desk.cartOf(shopper)).items).toHaveLength(1)
    await mark(false)
  })
})
