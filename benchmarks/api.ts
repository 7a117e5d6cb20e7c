import { randomUUID } from 'node:crypto'
import { firstAccessory } from './goods.ts'
import { load } from './load.ts'
import { openShop } from './shop.ts'

/**
 * The API under ten connections for each process from this machine: without data, reading a cart, changing a cart with an idempotency
 * key.
 */
export async function run() {
  const shop = await openShop()
  try {
    const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => newShopper(shop.url)))
    const [{ cookie }] = shoppers as [Shopper]
    const { skuId } = await firstAccessory({
      get: async (path) => {
        const answer = await fetch(`${shop.url}/api${path}`)
        return { status: answer.status, body: await answer.json() }
      },
    })
    const health = await load(shop, () => ({ path: '/api/health' }))
    const changes = await load(shop, () => change(shoppers, { skuId, origin: shop.url }))
    const reads = await load(shop, () => ({ path: '/api/site/shopper', headers: { cookie } }))
    const listing = await load(shop, () => ({ path: '/api/catalog/list?category=frames' }))
    return {
      bench: 'api',
      healthPerSecond: health.perSecond,
      cartChangePerSecond: changes.perSecond,
      cartChangeP95Ms: changes.p95Ms,
      cartChangeRefused: changes.refused,
      cartReadPerSecond: reads.perSecond,
      cartReadP95Ms: reads.p95Ms,
      listPerSecond: listing.perSecond,
      listP95Ms: listing.p95Ms,
    }
  } finally {
    await shop.close()
  }
}

/** One shopper for each connection: changes of one cart wait for each other, changes of different carts do not. */
const SHOPPERS = 10

interface Shopper {
  cookie: string
  token: string
}

async function newShopper(url: string): Promise<Shopper> {
  const answer = await fetch(`${url}/api/site/shopper`)
  const { token } = (await answer.json()) as { token: string }
  return { token, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

let changed = 0

/**
 * Adds pieces, each under its own idempotency key; every fourth change empties the cart, so that the limit of twelve
 * holds.
 */
function change(shoppers: Shopper[], { skuId, origin }: { skuId: number; origin: string }) {
  const { cookie, token } = shoppers[changed % SHOPPERS] as Shopper
  const isEmptying = Math.floor(changed / SHOPPERS) % 4 === 3
  changed += 1
  return {
    method: 'POST',
    path: isEmptying ? '/api/cart/empty' : '/api/cart/update',
    headers: {
      cookie,
      'CSRF-TOKEN': token,
      'content-type': 'application/json',
      origin,
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify(isEmptying ? {} : { skuId, quantity: 1, noCheckoutInfo: true }),
  }
}

export const budget = {
  healthPerSecond: '≥ 8000',
  cartChangePerSecond: '≥ 400',
  cartChangeP95Ms: '≤ 40',
  cartChangeRefused: '0',
  cartReadP95Ms: '≤ 10',
}
