import { randomUUID } from 'node:crypto'

/** A shopper over the network, with a cookie and token. */
export interface Shopper {
  /** Name and value of the cookie, for a browser that continues as this shopper. */
  cookie: string
  get: (path: string) => Promise<ApiAnswer>
  post: (path: string, body: object, key?: string) => Promise<ApiAnswer>
  /** The same shopper at another process. */
  at: (url: string) => Shopper
}

export interface ApiAnswer {
  status: number
  body: Record<string, unknown>
}

export async function newShopper(url: string): Promise<Shopper> {
  const first = await fetch(`${url}/api/site/shopper`)
  const { token } = (await first.json()) as { token: string }
  return shopperAt(url, { token, cookie: first.headers.getSetCookie()[0]?.split(';')[0] ?? '' })
}

function shopperAt(url: string, { cookie, token }: { cookie: string; token: string }): Shopper {
  const ask = async (path: string, init: RequestInit): Promise<ApiAnswer> => {
    const answer = await fetch(`${url}/api${path}`, init)
    return { status: answer.status, body: (await answer.json().catch(() => ({}))) as ApiAnswer['body'] }
  }
  return {
    cookie,
    at: (other) => shopperAt(other, { cookie, token }),
    get: (path) => ask(path, { headers: { cookie } }),
    post: (path, body, key = randomUUID()) =>
      ask(path, {
        method: 'POST',
        headers: {
          cookie,
          'CSRF-TOKEN': token,
          'Idempotency-Key': key,
          'content-type': 'application/json',
          origin: url,
        },
        body: JSON.stringify(body),
      }),
  }
}

/** An order form for pieces of one article, collected from a store. */
export function orderForm({ amount: shownTotal, storeId }: { amount: number; storeId: number }) {
  return {
    contact: { firstName: 'Aino', lastName: 'Virtanen', email: 'aino@example.com', phone: '040 123 4567' },
    address: { street: 'Mannerheimintie 1', zip: '00100', city: 'Helsinki' },
    delivery: { methodId: 119, storeId },
    paymentMethodId: 70,
    acceptsTerms: true,
    acknowledgesMadeToMeasure: true,
    shownTotal,
  }
}
