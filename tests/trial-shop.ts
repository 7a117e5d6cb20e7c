import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'vitest'
import type { Article } from '#contracts/catalog.ts'
import type { Listing } from '#contracts/listing.ts'
import type { PurchaseForm } from '#contracts/checkout.ts'
import { cartPlugin } from '#plugins/cart/index.ts'
import { catalogPlugin } from '#plugins/catalog/index.ts'
import { checkoutPlugin } from '#plugins/checkout/index.ts'
import { deliveriesPlugin } from '#plugins/deliveries/index.ts'
import { discountsPlugin } from '#plugins/discounts/index.ts'
import { giftcardsPlugin } from '#plugins/giftcards/index.ts'
import { issueGiftCard } from '#plugins/giftcards/repository.ts'
import { findOne } from '#plugins/kit/documents.ts'
import { seedsOf } from '#plugins/kit/extend.ts'
import { openShop, type Shop } from '#plugins/kit/open-shop.ts'
import { ordersPlugin } from '#plugins/orders/index.ts'
import { staffPlugin } from '#plugins/staff/index.ts'
import { storesPlugin } from '#plugins/stores/index.ts'
import { openStandIns } from '../stand-ins/open-stand-ins.ts'

/** Headers of somebody: a shopper's cookie and token, or a member of staff's session. */
export type Caller = Record<string, string>

export type Trial = Awaited<ReturnType<typeof openTrial>>

/** A seeded shop in process with a payment provider beside it, and the moves of those who try it. */
export async function openTrial() {
  const data = mkdtempSync(join(tmpdir(), 'world-'))
  const world = await openStandIns({ port: 0, smtpPort: 0, data, retrySeconds: [] })
  Object.assign(process.env, {
    PAYTRAIL_URL: world.url,
    PICKUP_POINTS_URL: world.url,
    PAYTRAIL_MERCHANT: '375917',
    PAYTRAIL_SECRET: 'SAIPPUAKAUPPIAS',
    SHOP_URL: 'http://localhost:1',
    SHOP_LIMITS: 'off',
  })
  const shop = await openShop([
    storesPlugin(),
    catalogPlugin(),
    discountsPlugin(),
    deliveriesPlugin(),
    cartPlugin(),
    giftcardsPlugin(),
    checkoutPlugin(),
    ordersPlugin(),
    staffPlugin(),
  ])
  for (const { plant } of seedsOf(shop.payload.config)) await plant(shop.payload, resolve('content-seeds'))
  const goods = await somethingSimple(shop)
  const shelf = { number: { equals: goods.skuId } }

  async function place(shopper: Caller, differences: Partial<PurchaseForm> = {}) {
    return shop.ask('/checkout/purchase', orderForm(goods, differences), shopper)
  }

  return {
    shop,
    goods,
    form: (differences: Partial<PurchaseForm> = {}) => orderForm(goods, differences),
    place,
    async shopperWith(quantity: number): Promise<Caller> {
      const shopper = await shop.newShopper()
      const added = await shop.ask('/cart/update', { skuId: goods.skuId, quantity }, shopper)
      if (!added.ok) throw new Error(await added.text())
      return shopper
    },
    async purchase(shopper: Caller, differences: Partial<PurchaseForm> = {}) {
      const answer = await place(shopper, differences)
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()) as { next: string; purchaseRef: string }
    },
    /** Presses a button on the provider's page, and gives the proof with which the browser is sent back. */
    async pay(payUrl: string, action: 'pay' | 'cancel' = 'pay'): Promise<Record<string, string>> {
      const body = new URLSearchParams({ action, provider: 'nordea' })
      const answer = await fetch(payUrl, { method: 'POST', body, redirect: 'manual', headers: { origin: world.url } })
      return Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams)
    },
    async settle(proof: Record<string, string>) {
      const answer = await shop.ask('/checkout/return', proof, await shop.newShopper())
      return (await answer.json()) as { outcome: string; purchaseRef: string }
    },
    webhook: (proof: Record<string, string>) => shop.ask(`/payment/paytrail/webhook?${new URLSearchParams(proof)}`),
    /** Tells the provider what to do with the next payment or refund. */
    control: (order: object) => {
      const headers = { 'content-type': 'application/json' }
      return fetch(`${world.url}/control`, { method: 'POST', headers, body: JSON.stringify(order) })
    },
    /** Tells the carriers how to answer from now on. */
    async controlCarriers(mode: 'normal' | 'fail' | 'empty'): Promise<void> {
      const headers = { 'content-type': 'application/json' }
      const told = { method: 'POST', headers, body: JSON.stringify({ mode }) }
      const answer = await fetch(`${world.url}/pickup-points/control`, told)
      if (!answer.ok) throw new Error(await answer.text())
    },
    async paymentOf(stamp: string): Promise<object | undefined> {
      const answer = await fetch(`${world.url}/payments.json?stamp=${stamp}`)
      return ((await answer.json()) as { payments: object[] }).payments[0]
    },
    cardWorth: (cents: number, expiresOn = '2099-12-31') => issueGiftCard(shop, cents, expiresOn),
    async balance(card: object, shopper: Caller): Promise<number> {
      return ((await (await shop.ask('/giftcard/balance', card, shopper)).json()) as { balance: number }).balance
    },
    async cartOf(shopper: Caller) {
      const answer = await shop.ask('/site/shopper', undefined, shopper)
      return ((await answer.json()) as { cartHead: { cart: { items: object[]; pieces: number } } }).cartHead.cart
    },
    orderOf: (purchaseRef: string) =>
      findOne<{ number: string; version: number; state: string }>(shop, 'orders', {
        purchaseRef: { equals: purchaseRef },
      }),
    async purchaseState(ref: string) {
      return (await findOne<{ state: string }>(shop, 'purchases', { ref: { equals: ref } }))?.state
    },
    async stock() {
      return (await findOne<{ stock: number }>(shop, 'skus', shelf))?.stock
    },
    async setStock(pieces: number): Promise<void> {
      await shop.payload.db.updateOne({ collection: 'skus' as never, where: shelf, data: { stock: pieces, holds: {} } })
    },
    /** A member of staff, signed in. */
    async staff(role: 'admin' | 'order-handler'): Promise<Caller> {
      const data = {
        name: 'Kaisa Käsittelijä',
        email: `${crypto.randomUUID()}@example.com`,
        password: 'pitkä salasana',
        roles: [role],
      }
      await shop.payload.create({ collection: 'staff' as never, data: data as never })
      const answer = await shop.ask('/staff/login', { email: data.email, password: data.password })
      return { Authorization: `JWT ${((await answer.json()) as { token: string }).token}` }
    },
    async close() {
      await shop.close()
      await world.close()
    },
  }
}

/** Expects an answer to be this refusal, status and all. */
export async function expectNo(asked: Promise<Response>, status: number, code: string): Promise<void> {
  const answer = await asked
  expect({ code: (await answer.json()).code, status: answer.status }).toEqual({ code, status })
}

interface Simple {
  skuId: number
  amount: number
  storeId: number
}

/** An accessory that is on the shelf and needs no choosing, and a store to collect it from. */
async function somethingSimple(shop: Shop): Promise<Simple> {
  const listing = (await (await shop.ask('/catalog/list?category=piilolinssitarvikkeet')).json()) as Listing
  const card = listing.articles.find(({ price }) => price.unit.publicationStatus === 20)
  const article = (await (await shop.ask(`/article/${card?.id}`)).json()) as { data: Article }
  const { stores } = (await (await shop.ask('/store/list')).json()) as { stores: { id: number }[] }
  const sku = article.data.skus[0]
  if (!sku) throw new Error('Nothing simple is sold')
  return { skuId: sku.id, amount: sku.price.unit.amount, storeId: stores[0]?.id ?? 0 }
}

function orderForm({ storeId, amount }: Simple, differences: Partial<PurchaseForm>): PurchaseForm {
  return {
    contact: { firstName: 'Aino', lastName: "O'Neill-Mäkelä", email: 'aino@example.com', phone: '040 123 4567' },
    address: { street: 'Mannerheimintie 1', zip: '00100', city: 'Helsinki' },
    delivery: { methodId: 119, storeId },
    paymentMethodId: 70,
    acceptsTerms: true,
    acknowledgesMadeToMeasure: true,
    shownTotal: amount,
    ...differences,
  }
}
