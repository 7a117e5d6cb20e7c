import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { experimentsCollection } from './experiments.ts'

/** Comparisons of ways to recommend. */
export const experimentsPlugin = (): Plugin => (config) => extend(config, { collections: [experimentsCollection] })
