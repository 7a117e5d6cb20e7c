import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { interactionSource } from '#plugins/recommendations/learned.ts'
import { interestInArticles } from '#plugins/recommendations/interest.ts'
import { articleInterest } from '#plugins/search/count-popularity.ts'
import { behaviorBatches } from './behavior-batches.ts'
import { eraseVisitorEndpoint } from './endpoints/erase-visitor.ts'
import { receivedInteractions } from './received-interactions.ts'

/** What shoppers did, by pseudonymous ids. Requires recommendations and search, which learn from it. */
export const behaviorPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [behaviorBatches],
    endpoints: [eraseVisitorEndpoint],
    hooks: [interactionSource.on(receivedInteractions), articleInterest.on(interestInArticles)],
  })
