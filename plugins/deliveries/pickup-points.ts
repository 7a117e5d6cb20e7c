import * as z from 'zod/mini'
import type { PickupPoint } from '#contracts/deliveries.ts'
import { Refusal } from '#domain/refusal.ts'

const PATIENCE_MS = 4000

/** A kept connection may be closed just as it is used again; asking changes nothing at the carrier. */
const TRIES = 2

const Answer = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    carrier: z.enum(['posti', 'matkahuolto']),
    address: z.object({ street: z.string(), zip: z.string(), city: z.string() }),
    hours: z.string(),
  }),
)

/** The carrier's points nearest to a postal code. Throws `delivery.pickup_points_unavailable` when the carrier does not answer. */
export async function pickupPointsNear(zip: string, carrier: PickupPoint['carrier']): Promise<PickupPoint[]> {
  const query = new URLSearchParams({ zip, carrier, limit: '8' })
  const url = `${process.env.PICKUP_POINTS_URL ?? ''}/pickup-points?${query}`
  const headers = { accept: 'application/json' }
  for (let tried = 0; tried < TRIES; tried += 1) {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null)
    const answer = response?.ok ? Answer.safeParse(await response.json().catch(() => null)) : null
    if (answer?.success) return answer.data.map(({ address, ...point }) => ({ ...point, ...address }))
  }
  throw new Refusal('delivery.pickup_points_unavailable')
}
