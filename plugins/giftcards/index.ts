import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { boughtCards } from './bought-cards.ts'
import { erasePrintedCards } from './buy-cards.ts'
import { cardSteps } from './card-steps.ts'
import { giftCardEndpoints } from './endpoints.ts'
import { giftCards } from './gift-cards.ts'
import { giftCardMovements } from './movements-collection.ts'
import { giftCardSeed } from './seed.ts'
import { settleGiftCards } from './settle-cards.ts'
import { eraseBoughtCards } from './notify-of-end.ts'

export const giftcardsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [giftCards, giftCardMovements, boughtCards],
    endpoints: giftCardEndpoints,
    seeds: [giftCardSeed],
    steps: [cardSteps],
    tasks: [settleGiftCards, erasePrintedCards, eraseBoughtCards],
  })
