import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { boughtCards } from './bought-cards.ts'
import { erasePrintedCards } from './buy-cards.ts'
import { cardSteps } from './card-steps.ts'
import { changeGiftCardEndpoint } from './endpoints/change-gift-card.ts'
import { issueGiftCardEndpoint } from './endpoints/issue-gift-card.ts'
import { getGiftCardBalanceEndpoint } from './endpoints/get-gift-card-balance.ts'
import { giftCards } from './gift-cards.ts'
import { giftCardMovements } from './movements-collection.ts'
import { giftCardSeed } from './seed.ts'
import { settleGiftCards } from './settle-cards.ts'
import { eraseBoughtCards } from './notify-of-end.ts'

export const giftcardsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [giftCards, giftCardMovements, boughtCards],
    endpoints: [getGiftCardBalanceEndpoint, issueGiftCardEndpoint, changeGiftCardEndpoint],
    seeds: [giftCardSeed],
    steps: [cardSteps],
    tasks: [settleGiftCards, erasePrintedCards, eraseBoughtCards],
  })
