import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { agreementVersions } from './agreement-versions.ts'

/** The published versions of terms and agreements, which orders name. */
export const agreementsPlugin = (): Plugin => (config) => extend(config, { collections: [agreementVersions] })
