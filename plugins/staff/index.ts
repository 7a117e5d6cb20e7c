import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { staff } from './staff.ts'

export const staffPlugin = (): Plugin => (config) => extend(config, { collections: [staff] })
