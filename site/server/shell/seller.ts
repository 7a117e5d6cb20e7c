import { getSeller, type Seller } from '#contracts/seller.ts'
import { asAnonymous, cachedFragment } from '../../door.ts'
import { call } from '../../shared/call.ts'

/** The selling company; null until an admin has entered it. */
export function sellerFor(request: Request): Promise<Seller | null> {
  return cachedFragment('seller', () => fetchSeller(request))
}

async function fetchSeller(request: Request): Promise<Seller | null> {
  const answer = await call(getSeller, {}, asAnonymous(request))
  return answer.ok ? answer.value.seller : null
}
