import { Refusal } from '#domain/refusal.ts'
import { now } from '#plugins/kit/clock.ts'
import { isSigned, signature } from '#plugins/kit/sealing/secrets.ts'

const VALID_MS = 24 * 60 * 60_000
const STEP_MS = 5 * 60_000

/** A token for a mailed link that opens one order for a day. Within five minutes it is the same token. */
export function lookupToken(orderNumber: string): string {
  const until = Math.ceil(now().getTime() / STEP_MS) * STEP_MS + VALID_MS
  const payload = `${orderNumber}.${until.toString(36)}`
  return `${payload}.${signature('order lookup', payload)}`
}

/** The number of the order a link opens. Throws `lookup.link_expired` for an old link and a forged one alike. */
export function orderNumberFrom(token: string): string {
  const [orderNumber = '', until = '', shown = ''] = token.split('.')
  const isOurs = isSigned('order lookup', `${orderNumber}.${until}`, shown)
  if (!isOurs || Number.parseInt(until, 36) < now().getTime()) throw new Refusal('lookup.link_expired')
  return orderNumber
}
