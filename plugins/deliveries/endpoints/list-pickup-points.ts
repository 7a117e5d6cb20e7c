import { listPickupPoints } from '#contracts/deliveries.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { pickupPointsNear } from '../pickup-points.ts'

/** `GET /api/delivery/pickup-points`: pickup points near the shopper's postal code. */
export const listPickupPointsEndpoint = endpoint(
  listPickupPoints,
  { who: 'anyone', limit: 'pickup points' },
  async ({ zip, carrier }) => ({ points: await pickupPointsNear(zip, carrier) }),
)
