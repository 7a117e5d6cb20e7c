import { randomUUID } from 'node:crypto'
import { somethingSimple } from './goods.ts'
import { load } from './load.ts'
import { openShop } from './shop.ts'

/** The API under ten connections from the same machine: no data, read cart, change cart with its key. */
export async function run() {
  const shop = await openShop()
  try {
    const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => newShopper(shop.url)))
    const [{ cookie }] = shoppers as [Shopper]
    const { skuId } = await somethingSimple({
      get: async (path) => {
        const answer = await fetch(`${shop.url}/api${path}`)
        return { status: answer.status, body: await answer.json() }
      },
    })
    const health = await load(shop.url, () => ({ path: '/api/health' }))
    const changes = await load(shop.url, () => change(shoppers, { skuId, origin: shop.url }))
    const reads = await load(shop.url, () => ({ path: '/api/site/shopper', headers: { cookie } }))
    const listing = await load(shop.url, () => ({ path: '/api/catalog/list?category=frames' }))
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

/** As many as there are connections: changes of one cart wait for each other, those of different shoppers do not. */
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

/** Pieces added, each under a key of its own; every fourth time all are taken out, so that twelve are never exceeded. */
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
