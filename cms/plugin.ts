import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { pages } from './collections/pages.ts'
import { questions } from './collections/questions.ts'
import { socialAccounts } from './collections/social-accounts.ts'
import { getPageEndpoint } from './endpoints/get-page.ts'
import { listPageAddressesEndpoint } from './endpoints/list-page-addresses.ts'
import { listSocialAccountsEndpoint } from './endpoints/list-social-accounts.ts'
import { keepingTerms } from '#plugins/orders/terms-of-sale.ts'
import { readTermsOfSale } from './content/terms-of-sale.ts'
import { pageKeys } from './globals/page-keys.ts'
import { seedPages } from './seeds/seed-pages.ts'
import { seedQuestions } from './seed-questions.ts'

/** What only a page shows, kept by editors. */
export const cmsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [pages, questions, socialAccounts],
    globals: [pageKeys],
    endpoints: [getPageEndpoint, listPageAddressesEndpoint, listSocialAccountsEndpoint],
    seeds: [seedQuestions, seedPages],
    handlers: keepingTerms(readTermsOfSale),
  })
