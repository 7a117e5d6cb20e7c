import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { getGiftCardBalanceEndpoint } from './endpoints/get-gift-card-balance.ts'
import { giftCards } from './gift-cards.ts'
import { giftCardSeed } from './seed.ts'

export const giftcardsPlugin = (): Plugin => (config) =>
  extend(config, { collections: [giftCards], endpoints: [getGiftCardBalanceEndpoint], seeds: [giftCardSeed] })
