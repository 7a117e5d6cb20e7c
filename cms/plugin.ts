import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { questions } from './collections/questions.ts'
import { socialAccounts } from './collections/social-accounts.ts'
import { tags } from './collections/tags.ts'
import { listQuestionsEndpoint } from './endpoints/list-questions.ts'
import { listSocialAccountsEndpoint } from './endpoints/list-social-accounts.ts'
import { listTagsEndpoint } from './endpoints/list-tags.ts'
import { seedQuestions } from './seed-questions.ts'

/** What only a page shows, kept by editors. */
export const cmsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [questions, socialAccounts, tags],
    endpoints: [listQuestionsEndpoint, listSocialAccountsEndpoint, listTagsEndpoint],
    seeds: [seedQuestions],
  })
