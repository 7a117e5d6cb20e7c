import { expect } from 'vitest'
import { unknownId } from '#plugins/kit/test-database.ts'
import { fillShop } from '../fill-shop.ts'
import { isOfStaff } from './every-route.ts'
import { goodBodies } from './good-bodies.ts'
import { openRealShop, type Caller, type ApiAnswer } from '../real-shop.ts'
import { goodsOf } from '../some-goods.ts'
import { eventually } from '../eventually.ts'

/** A real shop with an order, and its callers: a shopper with a cart, another shopper, and staff. */
export async function openShopWithCallers() {
  const shop = await openRealShop()
  const goods = await goodsOf(shop.get)
  await fillShop(shop, await shop.shopper())
  const order = await shop.payload.db.findOne<{ id: number | string; number: string }>({
    collection: 'orders',
    where: {},
  })
  if (!order) throw new Error('Nothing was ordered')
  const { number } = order
  const [shopper, other] = [await shop.shopper(), await shop.shopper()]
  const staff = await shop.signIn(await shop.hire('admin'))
  const good: Record<string, Record<string, unknown>> = {
    ...goodBodies(goods, number),
    '/preview/page': await previewedPage(),
  }

  /** The values of a page, as the desk sends them to its preview. */
  async function previewedPage(): Promise<Record<string, unknown>> {
    const page = await shop.payload.db.findOne<{ id: number | string }>({ collection: 'pages', where: {} })
    const wish = { kind: 'page', page: String(page?.id) }
    const { text } = await shop.post('/api/preview/open', wish, staff)
    return { token: (JSON.parse(text) as { token: string }).token, values: { ...page } }
  }

  /** Sends a change as an admitted caller, with a shopper's cookie or a session of staff. */
  function send(path: string, body: unknown, headers: Caller = {}): Promise<ApiAnswer> {
    const caller = isOfStaff(path) ? staff : shopper
    const place = path.replace(':number', number).replace(':ref', 'nobody').replace(':id', unknownId)
    return shop.post(`/api${place}`, body, { ...caller, ...headers })
  }

  /** The number of documents of each kind, and the revision of this shopper's cart. */
  async function everything(): Promise<object> {
    // A guest's order lookup goes on a moment after the reply.
    await eventually(async () => (await shop.payload.db.count({ collection: 'lookups' })).totalDocs === 0)
    const [, shopperId] = /shopper=([\w-]+)\./.exec(shopper.cookie ?? '') ?? []
    const where = { shopperId: { equals: shopperId } }
    const cart = await shop.payload.db.findOne<{ id: number | string; version: number }>({ collection: 'carts', where })
    return { ...(await shop.counts()), version: cart?.version }
  }

  for (const path of ['/cart/update', '/cart/lenses']) expect((await send(path, good[path])).status).toBe(200)
  return { shop, shopper, other, staff, good, send, everything, close: () => shop.close() }
}
