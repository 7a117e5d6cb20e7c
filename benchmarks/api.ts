import autocannon from 'autocannon'
import { randomUUID } from 'node:crypto'
import { somethingSimple } from './goods.ts'
import { openShop } from './shop.ts'

const SECONDS = 6
const CONNECTIONS = 10

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
      post: () => Promise.reject(new Error('Only reads')),
    })
    const health = await load({ url: `${shop.url}/api/health` })
    const changes = await load({
      url: shop.url,
      requests: [change({ cookie, token, skuId, origin: shop.url })],
    })
    const reads = await load({ url: `${shop.url}/api/site/shopper`, headers: { cookie } })
    const listing = await load({ url: `${shop.url}/api/catalog/list?category=kehykset` })
    return {
      bench: 'api',
      healthPerSecond: health.requests.average,
      cartChangePerSecond: changes.requests.average,
      cartChangeP97Ms: changes.latency.p97_5,
      cartChangeNot2xx: changes.non2xx,
      cartReadPerSecond: reads.requests.average,
      cartReadP97Ms: reads.latency.p97_5,
      listPerSecond: listing.requests.average,
      listP97Ms: listing.latency.p97_5,
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

/** Quantity to and fro, each change under a key of its own. */
function change({ cookie, token, skuId, origin }: Caller): autocannon.Request {
  return {
    method: 'POST',
    path: '/api/cart/update',
    headers: { cookie, 'CSRF-TOKEN': token, 'content-type': 'application/json', origin },
    setupRequest: (request) => {
      // Every tenth empties the cart, so that twelve pieces are never exceeded.
      const isEmptying = Math.random() < 0.15
      const path = isEmptying ? '/api/cart/empty' : '/api/cart/update'
      const body = JSON.stringify(isEmptying ? {} : { skuId, quantity: 1, noCheckoutInfo: true })
      return { ...request, path, body, headers: { ...request.headers, 'Idempotency-Key': randomUUID() } }
    },
  }
}

async function load(options: autocannon.Options): Promise<autocannon.Result> {
  await autocannon({ connections: CONNECTIONS, ...options, duration: 2 })
  return autocannon({ connections: CONNECTIONS, ...options, duration: SECONDS })
}

export const budget = {
  healthPerSecond: '≥ 8000',
  cartChangePerSecond: '≥ 400',
  cartChangeP97Ms: '≤ 40',
  cartReadP97Ms: '≤ 10',
}
