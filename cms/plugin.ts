import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { socialAccounts } from './collections/social-accounts.ts'
import { listSocialAccountsEndpoint } from './endpoints/list-social-accounts.ts'

/** What only a page shows, kept by editors. */
export const cmsPlugin = (): Plugin => (config) =>
  extend(config, { collections: [socialAccounts], endpoints: [listSocialAccountsEndpoint] })
