import type { Plugin } from 'payload'
import { listPickupPoints } from '#contracts/deliveries.ts'
import { extend } from '#plugins/kit/extend.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { deliveryMethods } from './delivery-methods.ts'
import { pickupPointsNear } from './pickup-points.ts'
import { deliverySeed } from './seed.ts'

/** `GET /api/delivery/pickup-points`: pickup points near the shopper's postal code. */
const listPickupPointsEndpoint = endpoint(
  listPickupPoints,
  { who: 'anyone', limit: 'pickup points' },
  async ({ zip, carrier }) => ({ points: await pickupPointsNear(zip, carrier) }),
)

export const deliveriesPlugin = (): Plugin => (config) =>
  extend(config, { collections: [deliveryMethods], endpoints: [listPickupPointsEndpoint], seeds: [deliverySeed] })
