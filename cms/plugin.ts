import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { pages } from './collections/pages.ts'
import { questions } from './collections/questions.ts'
import { socialAccounts } from './collections/social-accounts.ts'
import { getPageEndpoint } from './endpoints/get-page.ts'
import { listPageAddressesEndpoint } from './endpoints/list-page-addresses.ts'
import { listQuestionsEndpoint } from './endpoints/list-questions.ts'
import { listSocialAccountsEndpoint } from './endpoints/list-social-accounts.ts'
import { pageKeys } from './globals/page-keys.ts'
import { seedPages } from './seeds/seed-pages.ts'
import { tags } from './collections/tags.ts'
import { videos } from './collections/videos.ts'
import { shownOnPage } from './content/published-pictures.ts'
import { listTagsEndpoint } from './endpoints/list-tags.ts'
import { seedQuestions } from './seed-questions.ts'

/** What only a page shows, kept by editors. */
export const cmsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [pages, videos(), questions, socialAccounts, tags],
    globals: [pageKeys],
    endpoints: [
      getPageEndpoint,
      listPageAddressesEndpoint,
      listQuestionsEndpoint,
      listSocialAccountsEndpoint,
      listTagsEndpoint,
    ],
    seeds: [seedQuestions, seedPages],
    pictureRules: [shownOnPage],
  })
