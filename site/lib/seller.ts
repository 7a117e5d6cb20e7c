import { getSeller, type Seller } from '#contracts/seller.ts'
import { asNobody } from '../door.ts'
import { call } from './call.ts'

/** Who sells; nobody until an admin has written it down. */
export async function sellerFor(request: Request): Promise<Seller | null> {
  const answer = await call(getSeller, {}, asNobody(request))
  return answer.ok ? answer.value.seller : null
}
