import * as z from 'zod/mini'
import type { PickupPoint } from '#contracts/deliveries.ts'
import { Refusal } from '#domain/refusal.ts'
import { askCarrier } from './carrier.ts'

const PATIENCE_MS = 4000
/** A reused connection may be closed just as it is used again; asking changes nothing at the carrier. */
const TRIES = 2
const MOST_SHOWN = 8

/** The codes of carriers in nShift Delivery, whose services label parcels (`domain/deliveries/label-service.ts`). */
const CODES = { posti: 'POSTI', matkahuolto: 'MHM' } as const

/**
 * Agents, as nShift calls the points, in the order in which it gives them: the nearest first. Not every carrier gives
 * opening hours.
 */
const Agents = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    address1: z.string(),
    zipcode: z.string(),
    city: z.string(),
    openingHours: z.optional(z.nullable(z.string())),
  }),
)

/**
 * The carrier's points nearest to a postal code, by nShift Delivery's `GET /addresses/agents`: eight at most. Throws
 * `delivery.pickup_points_unavailable` when it does not answer.
 */
export async function pickupPointsNear(zip: string, carrier: PickupPoint['carrier']): Promise<PickupPoint[]> {
  const query = new URLSearchParams({ countryCode: 'FI', type: CODES[carrier], zip })
  const question = { path: `/addresses/agents?${query}`, patienceMs: PATIENCE_MS }
  for (let tried = 0; tried < TRIES; tried += 1) {
    const agents = await askCarrier(Agents, question)
    if (agents) return agents.slice(0, MOST_SHOWN).map((agent) => pointOf(agent, carrier))
  }
  throw new Refusal('delivery.pickup_points_unavailable')
}

function pointOf(agent: z.infer<typeof Agents>[number], carrier: PickupPoint['carrier']): PickupPoint {
  const { id, name, address1, zipcode, city, openingHours } = agent
  return { id, name, carrier, street: address1, zip: zipcode, city, hours: openingHours?.trim() ?? '' }
}
