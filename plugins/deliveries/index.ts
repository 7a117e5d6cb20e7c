import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { deliveryMethods } from './delivery-methods.ts'
import { listPickupPointsEndpoint } from './endpoints/list-pickup-points.ts'
import { deliverySeed } from './seed.ts'

export const deliveriesPlugin = (): Plugin => (config) =>
  extend(config, { collections: [deliveryMethods], endpoints: [listPickupPointsEndpoint], seeds: [deliverySeed] })
