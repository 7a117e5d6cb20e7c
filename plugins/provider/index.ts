import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { externalApi } from '#plugins/kit/requests/external-api.ts'
import { answerCall } from './answer-call.ts'
import { answerMessage } from './answer-message.ts'
import { feedReports } from './collections/feed-reports.ts'
import { tenantArticles } from './collections/tenant-articles.ts'
import { tenantsCollection } from './collections/tenants.ts'
import { pictureHosts } from './repository.ts'
import { seedTenants } from './seed-tenants.ts'

/** The search for any merchant, by the widget protocol below `/v2`. Requires search. */
export const providerPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [tenantsCollection, tenantArticles, feedReports],
    seeds: [seedTenants],
    hooks: [externalApi.on({ answer: answerCall, answerMessage, pictureHosts })],
  })
