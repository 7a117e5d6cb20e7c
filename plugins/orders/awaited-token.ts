import { Refusal } from '#domain/refusal.ts'
import { AWAITED_DAYS } from '#domain/orders/awaited-prescription.ts'
import { now } from '#plugins/kit/clock.ts'
import { isSigned, signature } from '#plugins/kit/sealing/secrets.ts'

const PURPOSE = 'awaited prescription'
/** A day longer than the order waits, so that its last day is whole in Helsinki. */
const VALID_MS = (AWAITED_DAYS + 1) * 86_400_000

/** A token for the mailed link by which an order's prescription is sent: the same in every letter of the order. */
export function awaitedToken({ number, placedAt }: { number: string; placedAt: string }): string {
  const payload = `${number}.${(Date.parse(placedAt) + VALID_MS).toString(36)}`
  return `${payload}.${signature(PURPOSE, payload)}`
}

/** The number of the order a link is for. Throws `prescription.link_expired` for an old link and a forged one alike. */
export function numberOfAwaited(token: string): string {
  const [number = '', until = '', shown = ''] = token.split('.')
  const isOurs = isSigned(PURPOSE, `${number}.${until}`, shown)
  if (!isOurs || Number.parseInt(until, 36) < now().getTime()) throw new Refusal('prescription.link_expired')
  return number
}
