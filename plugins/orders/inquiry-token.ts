import * as z from 'zod/mini'
import { lastInquiry } from '#domain/orders/inquiry.ts'
import { Refusal } from '#domain/refusal.ts'
import { signedLink } from '#plugins/kit/sealing/signed-link.ts'
import type { Order } from './order.ts'

/** Ends with what it names: the order knows whether the question is still open. */
const link = signedLink('order inquiry', z.object({ number: z.string(), n: z.int() }))

/** A token for the link by which a question about an order is answered; of the last one unless told otherwise. */
export function inquiryToken(order: Pick<Order, 'number' | 'timeline'>, n = lastInquiry(order)): string {
  return link.sign({ number: order.number, n }, 0)
}

/** The question a link is for. Throws `inquiry.link_unknown` for a forged one. */
export function inquiryFrom(token: string): { number: string; n: number } {
  const claims = link.read(token)
  if (!claims) throw new Refusal('inquiry.link_unknown')
  return claims
}
