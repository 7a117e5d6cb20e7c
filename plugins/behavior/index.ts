import type { Plugin } from 'payload'
import { eraseVisitor } from '#contracts/behavior.ts'
import { shopPlace } from '#domain/search/shop-settings.ts'
import { extend } from '#plugins/kit/extend.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { interestInArticles } from '#plugins/recommendations/interest.ts'
import { interactionSource } from '#plugins/recommendations/learned.ts'
import { articleInterest } from '#plugins/search/count-popularity.ts'
import { behaviorBatches } from './behavior-batches.ts'
import { receivedInteractions } from './received-interactions.ts'
import { erasePerson } from './repository.ts'

/** `POST /api/site/visitor/forget`: deletes the events that a browser has sent, after its consent was withdrawn. */
const eraseVisitorEndpoint = endpoint(
  eraseVisitor,
  { who: 'shopper', limit: 'forgotten visitor' },
  async ({ visitor }, req) => {
    await erasePerson(req, shopPlace.tenant, visitor)
    return { forgotten: true as const }
  },
)

/** What shoppers did, by pseudonymous ids. Requires recommendations and search, which learn from it. */
export const behaviorPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [behaviorBatches],
    endpoints: [eraseVisitorEndpoint],
    hooks: [interactionSource.on(receivedInteractions), articleInterest.on(interestInArticles)],
  })
