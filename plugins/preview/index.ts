import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { readPreviewEndpoint } from './endpoints/read-preview.ts'

/** What staff see before visitors do. */
export const previewPlugin = (): Plugin => (config) => extend(config, { endpoints: [readPreviewEndpoint] })
