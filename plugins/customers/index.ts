import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { accountDeletions } from './account-deletions.ts'
import { accountLinks } from './account-links.ts'
import { customerRecords } from './hooks.ts'
import { customerMerges } from './customer-merges.ts'
import { customerSessions } from './customer-sessions.ts'
import { customers } from './customers.ts'
import { dataExports } from './data-exports.ts'
import { deletionSteps } from './delete-account.ts'
import { customerEndpoints } from './endpoints.ts'
import { exportSteps, eraseExports } from './export-data.ts'
import { mergeSteps } from './merge-customers.ts'
import { eraseAccountLinks } from './mailed-links.ts'
import { accountRecords, sessionRecords } from './own-records.ts'
import { customerSession, eraseSessions } from './sessions.ts'

/** Customers with an account: registration, sign-in, sessions, and the details they give. */
export const customersPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [customers, customerSessions, accountLinks, dataExports, accountDeletions, customerMerges],
    sessions: [customerSession],
    endpoints: customerEndpoints,
    hooks: [customerRecords.on('account', accountRecords), customerRecords.on('sessions', sessionRecords)],
    steps: [exportSteps, deletionSteps, mergeSteps],
    tasks: [eraseSessions, eraseAccountLinks, eraseExports],
  })
