import type { Plugin } from 'payload'
import { findingAgreementPages } from '#plugins/agreements/agreement-pages.ts'
import { extend } from '#plugins/kit/extend.ts'
import { pages } from './collections/pages.ts'
import { questions } from './collections/questions.ts'
import { redirects } from './collections/redirects.ts'
import { socialAccounts } from './collections/social-accounts.ts'
import { checkPageEndpoint } from './endpoints/check-page.ts'
import { getPageEndpoint } from './endpoints/get-page.ts'
import { listPageAddressesEndpoint } from './endpoints/list-page-addresses.ts'
import { listQuestionsEndpoint } from './endpoints/list-questions.ts'
import { listSocialAccountsEndpoint } from './endpoints/list-social-accounts.ts'
import { findAgreementPage } from './content/agreements.ts'
import { pageKeys } from './globals/page-keys.ts'
import { seedPages } from './seeds/seed-pages.ts'
import { seedQuestions } from './seed-questions.ts'

/** What only a page shows, kept by editors. */
export const cmsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [pages, redirects, questions, socialAccounts],
    globals: [pageKeys],
    handlers: findingAgreementPages({ pages: findAgreementPage }),
    endpoints: [
      checkPageEndpoint,
      getPageEndpoint,
      listPageAddressesEndpoint,
      listQuestionsEndpoint,
      listSocialAccountsEndpoint,
    ],
    seeds: [seedQuestions, seedPages],
  })
