import { randomUUID } from 'node:crypto'
import { somethingSimple } from './goods.ts'
import { load } from './load.ts'
import { openShop } from './shop.ts'

/** The API under ten connections from the same machine: no data, read cart, change cart with its key. */
export async function run() {
  const shop = await openShop()
  try {
    const first = await fetch(`${shop.url}/api/site/shopper`)
    const { token } = (await first.json()) as { token: string }
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const { skuId } = await somethingSimple({
      get: async (path) => {
        const answer = await fetch(`${shop.url}/api${path}`)
        return { status: answer.status, body: await answer.json() }
      },
    })
    const health = await load(shop.url, () => ({ path: '/api/health' }))
    const changes = await load(shop.url, () => change({ cookie, token, skuId, origin: shop.url }))
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

interface Caller {
  cookie: string
  token: string
  skuId: number
  origin: string
}

let changed = 0

/** Pieces added, each under a key of its own; every fourth time all are taken out, so that twelve are never exceeded. */
function change({ cookie, token, skuId, origin }: Caller) {
  changed += 1
  const isEmptying = changed % 4 === 0
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
