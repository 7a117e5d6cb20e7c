import { getSeller, type Seller } from '#contracts/seller.ts'
import { asNobody } from '../door.ts'
import { call } from '../shared/call.ts'

const asked = new WeakMap<Request, Promise<Seller | null>>()

/** Who sells; nobody until an admin has written it down. A page asks once, however many of its parts say it. */
export function sellerFor(request: Request): Promise<Seller | null> {
  const known = asked.get(request) ?? askFor(request)
  asked.set(request, known)
  return known
}

async function askFor(request: Request): Promise<Seller | null> {
  const answer = await call(getSeller, {}, asNobody(request))
  return answer.ok ? answer.value.seller : null
}
