import * as z from 'zod/mini'
import { AWAITED_DAYS } from '#domain/orders/awaited-prescription.ts'
import { lastInquiry } from '#domain/orders/inquiry.ts'
import { Refusal } from '#domain/refusal.ts'
import { now } from '#plugins/kit/clock.ts'
import { formerOrderLink, signedLink } from '#plugins/kit/sealing/signed-link.ts'
import type { Order } from './order.ts'

const LOOKUP = 'order lookup'
const STEP_MS = 5 * 60_000
const lookup = signedLink(LOOKUP, z.object({ number: z.string() }), 24 * 60 * 60_000)

/** A token for a mailed link that opens one order for a day. Within five minutes it is the same token. */
export function lookupToken(number: string): string {
  return lookup.sign({ number }, Math.ceil(now().getTime() / STEP_MS) * STEP_MS)
}

/** The number of the order a link opens. Throws `lookup.link_expired` for an old link and a forged one alike. */
export function orderNumberFrom(token: string): string {
  const claims = lookup.read(token) ?? formerOrderLink(LOOKUP, token)
  if (!claims) throw new Refusal('lookup.link_expired')
  return claims.number
}

const AWAITED = 'awaited prescription'
/** A day longer than the order waits, so that its last day is whole in Helsinki. */
const awaited = signedLink(AWAITED, z.object({ number: z.string() }), (AWAITED_DAYS + 1) * 86_400_000)

/** A token for the mailed link by which an order's prescription is sent: the same in every letter of the order. */
export function awaitedToken({ number, placedAt }: { number: string; placedAt: string }): string {
  return awaited.sign({ number }, Date.parse(placedAt))
}

/** The number of the order a link is for. Throws `prescription.link_expired` for an old link and a forged one alike. */
export function numberOfAwaited(token: string): string {
  const claims = awaited.read(token) ?? formerOrderLink(AWAITED, token)
  if (!claims) throw new Refusal('prescription.link_expired')
  return claims.number
}

/** Ends with what it names: the order knows whether it still waits for a fitting. */
const fitting = signedLink('order fitting', z.object({ number: z.string() }))

/** A token for the link by which the fitting of an order is booked: the same in every letter of the order. */
export function fittingToken({ number }: { number: string }): string {
  return fitting.sign({ number }, 0)
}

/** The number of the order a link is for. Throws `fitting.link_unknown` for a forged one. */
export function numberOfFitting(token: string): string {
  const claims = fitting.read(token)
  if (!claims) throw new Refusal('fitting.link_unknown')
  return claims.number
}

/** Ends with what it names: the order knows whether the question is still open. */
const inquiry = signedLink('order inquiry', z.object({ number: z.string(), n: z.int() }))

/**
 * A token for the link by which a question about an order is answered; of the last question unless another is given.
 */
export function inquiryToken(order: Pick<Order, 'number' | 'timeline'>, n = lastInquiry(order)): string {
  return inquiry.sign({ number: order.number, n }, 0)
}

/** The question a link is for. Throws `inquiry.link_unknown` for a forged one. */
export function inquiryFrom(token: string): { number: string; n: number } {
  const claims = inquiry.read(token)
  if (!claims) throw new Refusal('inquiry.link_unknown')
  return claims
}
