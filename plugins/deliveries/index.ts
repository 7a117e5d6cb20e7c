import type { Plugin } from 'payload'
import { listDeliveryMethods, listPickupPoints } from '#contracts/deliveries.ts'
import { DELIVERIES_TAG } from '#domain/cache-tags.ts'
import { extend } from '#plugins/kit/extend.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { setCacheTags } from '#plugins/kit/storage/cache.ts'
import { deliveryMethods } from './delivery-methods.ts'
import { pickupPointsNear } from './pickup-points.ts'
import { deliveryMethods as methodsNow } from './repository.ts'
import { deliverySeed } from './seed.ts'

/** `GET /api/delivery/pickup-points`: pickup points near the shopper's postal code. */
const listPickupPointsEndpoint = endpoint(
  listPickupPoints,
  { who: 'anyone', limit: 'pickup points' },
  async ({ zip, carrier }) => ({ points: await pickupPointsNear(zip, carrier) }),
)

/** `GET /api/delivery/methods`: the methods that are offered now. */
const listDeliveryMethodsEndpoint = endpoint(listDeliveryMethods, { who: 'anyone' }, async (_, req) => {
  setCacheTags(req, DELIVERIES_TAG)
  return { methods: await methodsNow(req) }
})

export const deliveriesPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [deliveryMethods],
    endpoints: [listPickupPointsEndpoint, listDeliveryMethodsEndpoint],
    seeds: [deliverySeed],
  })
