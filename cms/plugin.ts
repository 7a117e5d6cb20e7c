import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { formSubmissions } from './collections/form-submissions.ts'
import { forms } from './collections/forms.ts'
import { pages } from './collections/pages.ts'
import { questions } from './collections/questions.ts'
import { socialAccounts } from './collections/social-accounts.ts'
import { getPageEndpoint } from './endpoints/get-page.ts'
import { handleSubmissionEndpoint } from './endpoints/handle-submission.ts'
import { listPageAddressesEndpoint } from './endpoints/list-page-addresses.ts'
import { listQuestionsEndpoint } from './endpoints/list-questions.ts'
import { listSocialAccountsEndpoint } from './endpoints/list-social-accounts.ts'
import { readSubmissionEndpoint } from './endpoints/read-submission.ts'
import { sendFormEndpoint } from './endpoints/send-form.ts'
import { forgetSubmissions, sweepSubmissions } from './forms/sweep-submissions.ts'
import { pageKeys } from './globals/page-keys.ts'
import { seedForms } from './seeds/seed-forms.ts'
import { seedPages } from './seeds/seed-pages.ts'
import { tags } from './collections/tags.ts'
import { listTagsEndpoint } from './endpoints/list-tags.ts'
import { seedQuestions } from './seed-questions.ts'

/** What only a page shows, kept by editors. */
export const cmsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [forms, formSubmissions, pages, questions, socialAccounts, tags],
    globals: [pageKeys],
    endpoints: [
      getPageEndpoint,
      listPageAddressesEndpoint,
      listQuestionsEndpoint,
      listSocialAccountsEndpoint,
      listTagsEndpoint,
      sendFormEndpoint,
      readSubmissionEndpoint,
      handleSubmissionEndpoint,
    ],
    seeds: [seedQuestions, seedForms, seedPages],
    tasks: [sweepSubmissions, forgetSubmissions],
  })
