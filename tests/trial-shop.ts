import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CollectionSlug, Where } from 'payload'
import { expect } from 'vitest'
import type { PurchaseForm } from '#contracts/checkout.ts'
import { cmsPlugin } from '#cms/plugin.ts'
import { piecesChanged } from '#plugins/catalog/catalog-changes.ts'
import { issueGiftCard } from '#plugins/giftcards/repository.ts'
import { changeIf, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { seedsOf, type ScheduledTask } from '#plugins/kit/extend.ts'
import type { StaffRole } from '#plugins/kit/requests/caller.ts'
import { openShop, openShopAt, type Shop } from '#plugins/kit/open-shop.ts'
import { now } from '#plugins/kit/clock.ts'
import { doTasks } from '#plugins/kit/tasks/scheduler.ts'
import { subjectPlugins } from '#plugins/subjects.ts'
import { fewSeeds } from './few-seeds.ts'
import { orderForm } from './order-form.ts'
import { prescription } from './some-prescription.ts'
import { goodsOf } from './fixtures.ts'
import { keepTemplate, templateOf } from './templates.ts'
import { openExternalServices, servicesAt, TRIAL_URL, type ServiceAddresses } from './external-services.ts'

/** Headers of a caller: a shopper's cookie and token, or the session of staff. */
export type Caller = Record<string, string>

export type Trial = Awaited<ReturnType<typeof openTrial>>

/** The shop in process, with a few goods in stock and a payment provider, and the calls of its tests. */
export async function openTrial(open: () => Promise<OpenTrial> = openNew) {
  const { shop, world, close } = await open()
  const { bottle: goods, frame, lens } = await goodsOf(async (path) => (await shop.ask(path)).json())
  const shelf = { number: { equals: goods.skuId } }
  let tidiedAt = -Infinity

  async function setStock(pieces: number): Promise<void> {
    await changeIf(shop, 'skus', shelf, { stock: pieces, holds: {} })
    await piecesChanged(shop)
  }

  const form = (differences: Partial<PurchaseForm> = {}) => orderForm(goods.amount, differences)
  const place = (shopper: Caller, differences?: Partial<PurchaseForm>) =>
    shop.ask('/checkout/purchase', form(differences), shopper)

  async function add(shopper: Caller, addition: object): Promise<number> {
    const answer = (await expectOk(shop.ask('/cart/update', addition, shopper))) as { cartHead: { cart: Cart } }
    return answer.cartHead.cart.totalCost
  }

  async function shopperWith(quantity: number): Promise<Caller> {
    const shopper = await shop.newShopper()
    await add(shopper, { skuId: goods.skuId, quantity })
    return shopper
  }

  async function purchase(shopper: Caller, differences?: Partial<PurchaseForm>) {
    return (await expectOk(place(shopper, differences))) as { next: string; purchaseRef: string }
  }

  async function settle(proof: Record<string, string>) {
    const answer = await shop.ask('/checkout/return', proof, await shop.newShopper())
    return (await answer.json()) as { outcome: string; purchaseRef: string }
  }

  const orderOf = (purchaseRef: string) =>
    findOne(shop, 'orders', {
      sourceKey: { equals: `checkout:${purchaseRef}` },
    })

  const idOf = async (collection: CollectionSlug, where: Where) => (await findOne(shop, collection, where))?.id

  return {
    ...world,
    shop,
    goods,
    frame,
    lens,
    form,
    place,
    shopperWith,
    purchase,
    settle,
    orderOf,
    /** Puts a frame with ground lenses into a cart, and gives the cart's total. */
    addGlasses: (shopper: Caller, eyes = prescription(), childSkuId = frame.lensesSkuId) =>
      add(shopper, { skuId: frame.skuId, childSkuId, quantity: 1, prescriptionGlasses: eyes }),
    /** The same with lenses without power. */
    addPlanoGlasses: (shopper: Caller) =>
      add(shopper, { skuId: frame.skuId, childSkuId: frame.planoSkuId, quantity: 1 }),
    progressiveSkuId: frame.progressiveSkuId,
    /** A placed and paid order, of one simple piece unless a shopper with a cart is given. */
    async paidOrder(differences?: Partial<PurchaseForm>, whose?: Caller) {
      const shopper = whose ?? (await shopperWith(1))
      const { next, purchaseRef } = await purchase(shopper, differences)
      await settle(await world.pay(next))
      const order = await orderOf(purchaseRef)
      if (!order) throw new Error(`Nothing was ordered by ${purchaseRef}`)
      return { number: order.number, purchaseRef, shopper }
    },
    webhook: (proof: Record<string, string>) => shop.ask(`/payment/paytrail/webhook?${new URLSearchParams(proof)}`),
    cardWorth: (cents: number, expiresOn = '2099-12-31') => issueGiftCard(shop, cents, expiresOn),
    async balance(card: object, shopper: Caller): Promise<number> {
      return ((await (await shop.ask('/giftcard/balance', card, shopper)).json()) as { balance: number }).balance
    },
    async cartOf(shopper: Caller): Promise<Cart> {
      const answer = await shop.ask('/site/shopper', undefined, shopper)
      return ((await answer.json()) as { cartHead: { cart: Cart } }).cartHead.cart
    },
    /**
     * Lets the shop do what its tasks find. Those that erase, or run by the hour of the day, find something only once
     * time has passed: they run once for each hour of the shop's clock.
     */
    sweep(): Promise<number> {
      const isSameHour = Math.abs(now().getTime() - tidiedAt) < HOUR_MS
      if (!isSameHour) tidiedAt = now().getTime()
      return doTasks(shop.payload, (task) => !isSameHour || !isTidying(task))
    },
    async purchaseState(ref: string) {
      return (await findOne(shop, 'purchases', { ref: { equals: ref } }))?.state
    },
    async stock() {
      return (await findOne(shop, 'skus', shelf))?.stock
    },
    setStock,
    freshen: () => setStock(20),
    /** Sets the stock of a store, by its number. */
    async setStoreStock(store: number, pieces: number): Promise<void> {
      const at = { sku: await idOf('skus', shelf), store: await idOf('stores', { number: { equals: store } }) }
      const key = { key: { equals: `${at.sku}:${at.store}` } }
      await shop.payload.delete({ collection: 'store-stock' as never, where: key })
      await shop.payload.create({ collection: 'store-stock' as never, data: { ...at, pieces } as never })
    },
    async storeStock(): Promise<number> {
      const id = await idOf('skus', shelf)
      const rows = await findAll(shop, 'store-stock', { sku: { equals: id } })
      return rows.reduce((sum, { pieces }) => sum + pieces, 0)
    },
    /** A member of staff, signed in, of a store of their own where one is named. */
    async staff(role: StaffRole, store?: number): Promise<Caller> {
      const data = {
        ...(store !== undefined && { store: await idOf('stores', { number: { equals: store } }) }),
        name: 'Kaisa Käsittelijä',
        email: `${crypto.randomUUID()}@example.com`,
        password: 'pitkä salasana',
        roles: [role],
      }
      await shop.payload.create({ collection: 'staff' as never, data: data as never })
      const answer = await shop.ask('/staff/login', { email: data.email, password: data.password })
      return { Authorization: `JWT ${((await answer.json()) as { token: string }).token}` }
    },
    close,
  }
}

const HOUR_MS = 3_600_000

function isTidying({ name, every }: ScheduledTask): boolean {
  return typeof every === 'string' || name.startsWith('forget ')
}

/** A shop that is open, and the world around it. */
interface OpenTrial {
  shop: Shop
  world: ReturnType<typeof servicesAt>
  close: () => Promise<void>
}

async function openNew(): Promise<OpenTrial> {
  const data = mkdtempSync(join(tmpdir(), 'world-'))
  const { close, letIdentityAsk, ...world } = await openExternalServices(data)
  Object.assign(process.env, OF_TRIALS)
  const shop = await openSeeded(data)
  letIdentityAsk(shop.ask)
  return {
    shop,
    world,
    async close() {
      await shop.close()
      await close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** A trial that is open in another process, for one beside it. */
export async function openTrialBeside({ folder, uri }: Pick<Shop, 'folder' | 'uri'>, services: ServiceAddresses) {
  const world = servicesAt(services)
  Object.assign(process.env, OF_TRIALS)
  return {
    shop: await openShopAt({ folder, uri, smtpUrl: process.env['SMTP_URL'] ?? '' }, trialPlugins()),
    world,
    close: async () => {},
  }
}

/** The settings of a shop in process. */
export const OF_TRIALS = { SHOP_URL: TRIAL_URL, SHOP_LIMITS: 'off' }
/** Everything that a shop has. */
export const trialPlugins = () => [...subjectPlugins(), cmsPlugin()]

/** Seeded once in a test run; every later shop opens over a copy. */
async function openSeeded(data: string): Promise<Shop> {
  const plugins = trialPlugins()
  const template = await templateOf('trial')
  if (template) return openShop(plugins, undefined, template)
  const shop = await openShop(plugins)
  const seeds = fewSeeds(join(data, 'seeds'))
  for (const { run } of seedsOf(shop.payload.config)) await run(shop.payload, seeds)
  // All stock lies in the warehouse, unless a test moves it to a store.
  await shop.payload.db.deleteMany({ collection: 'store-stock' as never, where: {} })
  await keepTemplate('trial', shop.payload, shop.folder)
  return shop
}

interface Cart {
  items: object[]
  pieces: number
  totalCost: number
}

/** Expects an answer to be this refusal, with its status. */
export async function expectRefused(pending: Promise<Response>, status: number, code: string): Promise<void> {
  const answer = await pending
  expect({ code: (await answer.json()).code, status: answer.status }).toEqual({ code, status })
}

async function expectOk(pending: Promise<Response>): Promise<unknown> {
  const answer = await pending
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}
