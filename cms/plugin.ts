import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { keepingTerms } from '#plugins/orders/terms-of-sale.ts'
import { pages } from './collections/pages.ts'
import { questions } from './collections/questions.ts'
import { socialAccounts } from './collections/social-accounts.ts'
import { tags } from './collections/tags.ts'
import { readTermsOfSale } from './content/terms-of-sale.ts'
import { getMenusEndpoint } from './endpoints/get-menus.ts'
import { getPageEndpoint } from './endpoints/get-page.ts'
import { listPageAddressesEndpoint } from './endpoints/list-page-addresses.ts'
import { listSocialAccountsEndpoint } from './endpoints/list-social-accounts.ts'
import { pageKeys } from './globals/page-keys.ts'
import { seedPages } from './seeds/seed-pages.ts'
import { videos } from './collections/videos.ts'
import { shownOnPage } from './content/published-pictures.ts'
import { listTagsEndpoint } from './endpoints/list-tags.ts'
import { menus } from './globals/menus.ts'
import { seedMenus } from './seeds/seed-menus.ts'
import { seedQuestions } from './seeds/seed-questions.ts'

/** What only a page shows, kept by editors. */
export const cmsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [pages, videos(), questions, socialAccounts, tags],
    globals: [menus, pageKeys],
    endpoints: [
      getMenusEndpoint,
      getPageEndpoint,
      listPageAddressesEndpoint,
      listSocialAccountsEndpoint,
      listTagsEndpoint,
    ],
    seeds: [seedQuestions, seedPages, seedMenus],
    handlers: keepingTerms(readTermsOfSale),
    pictureRules: [shownOnPage],
  })
