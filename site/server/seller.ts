import { getSeller, type Seller } from '#contracts/seller.ts'
import { asAnonymous } from '../door.ts'
import { call } from '../shared/call.ts'

const cache = new WeakMap<Request, Promise<Seller | null>>()

/** The selling company; null until an admin has entered it. Fetched once per request. */
export function sellerFor(request: Request): Promise<Seller | null> {
  const cached = cache.get(request) ?? fetchSeller(request)
  cache.set(request, cached)
  return cached
}

async function fetchSeller(request: Request): Promise<Seller | null> {
  const answer = await call(getSeller, {}, asAnonymous(request))
  return answer.ok ? answer.value.seller : null
}
