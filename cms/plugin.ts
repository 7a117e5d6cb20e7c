import type { Config, Plugin } from 'payload'
import { agreementPages } from '#plugins/agreements/repository.ts'
import { pricePlans } from '#plugins/catalog/planned-prices.ts'
import { customerRecords } from '#plugins/customers/hooks.ts'
import { extend } from '#plugins/kit/extend.ts'
import { foundPages } from '#plugins/search/found-pages.ts'
import { passageSources } from '#plugins/search/passages.ts'
import { searchSources } from '#plugins/search/current-index.ts'
import { pagePaths } from '#plugins/kit/mail/shop-url.ts'
import { formSubmissions } from './collections/form-submissions.ts'
import { forms } from './collections/forms.ts'
import { pages } from './collections/pages.ts'
import { questions } from './collections/questions.ts'
import { redirects } from './collections/redirects.ts'
import { releases } from './collections/releases.ts'
import { socialAccounts } from './collections/social-accounts.ts'
import { tags } from './collections/tags.ts'
import { contentEndpoints } from './endpoints.ts'
import { eraseEmptyDrafts } from './content/erase-empty-drafts.ts'
import { findAgreementPage } from './content/agreements.ts'
import { findPagePath } from './content/page-paths.ts'
import { passageSource } from './content/page-passages.ts'
import { pageSource, shownPages } from './content/searched-pages.ts'
import { eraseSubmissions } from './forms/erase-submissions.ts'
import { submissionSteps } from './forms/letters.ts'
import { banner } from './globals/banner.ts'
import { pageKeys } from './globals/page-keys.ts'
import { suggesting } from './globals/suggesting.ts'
import { findPlannedPrices } from './schedule/repository.ts'
import { runReleases } from './releases/run-releases.ts'
import { seedForms } from './seeds/seed-forms.ts'
import { seedPages } from './seeds/seed-pages.ts'
import { seedVideos } from './seeds/seed-videos.ts'
import { videos } from './collections/videos.ts'
import { isVideoShown, shownOnPage } from './content/published-pictures.ts'
import { submissionRecords } from './forms/submission-records.ts'
import { finnishErrors } from './finnish-errors.ts'
import { menus } from './globals/menus.ts'
import { seedMenus } from './seeds/seed-menus.ts'
import { seedQuestions } from './seeds/seed-questions.ts'

/** The content that only pages show, edited by editors. */
export const cmsPlugin = (): Plugin => (config) =>
  extend(inFinnish(config), {
    collections: [pages, releases, redirects, videos(), questions, forms, formSubmissions, socialAccounts, tags],
    globals: [menus, pageKeys, banner, suggesting],
    hooks: [
      agreementPages.on(findAgreementPage),
      pricePlans.on(findPlannedPrices),
      pagePaths.on(findPagePath),
      customerRecords.on('forms', submissionRecords),
      searchSources.on('pages', pageSource),
      foundPages.on(shownPages),
      passageSources.on(passageSource),
    ],
    endpoints: contentEndpoints,
    seeds: [seedQuestions, seedForms, seedVideos, seedPages, seedMenus],
    steps: [submissionSteps],
    tasks: [runReleases, eraseEmptyDrafts, eraseSubmissions],
    pictureRules: [shownOnPage],
    videoRule: isVideoShown,
  })

function inFinnish(config: Config): Config {
  const { afterError = [] } = config.hooks ?? {}
  return { ...config, hooks: { ...config.hooks, afterError: [...afterError, finnishErrors] } }
}
