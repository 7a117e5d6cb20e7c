import type { Plugin } from 'payload'
import { findingAccountTerms } from '#plugins/customers/account-terms.ts'
import { extend } from '#plugins/kit/extend.ts'
import { agreementVersions } from './agreement-versions.ts'
import { agreementInForce } from './repository.ts'

/** The published versions of terms and agreements, which orders name. */
export const agreementsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [agreementVersions],
    handlers: findingAccountTerms({
      agreements: async (req) => (await agreementInForce(req, 'account_terms'))?.effectiveOn ?? null,
    }),
  })
