import { expect, vi } from 'vitest'
import { buySomething } from '../buy-something.ts'
import { isOfStaff } from './every-route.ts'
import { goodBodies } from './good-bodies.ts'
import { openRealShop, type Caller, type Heard } from '../real-shop.ts'
import { goodsOf } from '../some-goods.ts'

/** A real shop in which something has been bought, and those who call it: a shopper with a cart, another, and staff. */
export async function openToCallers() {
  const shop = await openRealShop()
  const goods = await goodsOf(shop.get)
  await buySomething(shop, await shop.shopper())
  const order = await shop.payload.db.findOne<{ id: number; number: string }>({ collection: 'orders', where: {} })
  if (!order) throw new Error('Nothing was ordered')
  const { number } = order
  const [shopper, other] = [await shop.shopper(), await shop.shopper()]
  const staff = await shop.signIn(await shop.hire('admin'))
  const good = goodBodies(goods, number)

  /** Sends a change as whoever may make it, with a shopper's cookie or a session of staff. */
  function send(path: string, body: unknown, headers: Caller = {}): Promise<Heard> {
    const caller = isOfStaff(path) ? staff : shopper
    const place = path.replace(':number', number).replace(':ref', 'nobody').replace(':id', '1')
    return shop.post(`/api${place}`, body, { ...caller, ...headers })
  }

  /** How many documents there are of each kind, and how often this shopper's cart has changed. */
  async function everything(): Promise<object> {
    // A guest's question is answered a moment after the reply.
    await vi.waitUntil(async () => (await shop.payload.db.count({ collection: 'lookups' })).totalDocs === 0)
    const [, shopperId] = /shopper=([\w-]+)\./.exec(shopper.cookie ?? '') ?? []
    const where = { shopperId: { equals: shopperId } }
    const kept = await shop.payload.db.findOne<{ id: number; version: number }>({ collection: 'carts', where })
    return { ...(await shop.counts()), version: kept?.version }
  }

  for (const path of ['/cart/update', '/cart/lenses']) expect((await send(path, good[path])).status).toBe(200)
  return { shop, shopper, other, staff, good, send, everything, close: () => shop.close() }
}
