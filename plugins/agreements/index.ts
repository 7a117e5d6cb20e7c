import type { Plugin } from 'payload'
import { accountTerms } from '#plugins/customers/hooks.ts'
import { extend } from '#plugins/kit/extend.ts'
import { agreementVersions } from './agreement-versions.ts'
import { agreementInForce } from './repository.ts'

/** The published versions of terms and agreements, which orders name. */
export const agreementsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [agreementVersions],
    hooks: [accountTerms.on(async (req) => (await agreementInForce(req, 'account_terms'))?.effectiveOn ?? null)],
  })
