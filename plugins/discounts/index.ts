import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { discountCodes } from './discount-codes.ts'
import { discountSeed } from './seed.ts'

export const discountsPlugin = (): Plugin => (config) =>
  extend(config, { collections: [discountCodes], seeds: [discountSeed] })
