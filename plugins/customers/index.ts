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
import { changeDetailsEndpoint } from './endpoints/change-details.ts'
import { changeEmailEndpoint } from './endpoints/change-email.ts'
import { askExportEndpoint } from './endpoints/ask-export.ts'
import { changeMarketingEndpoint } from './endpoints/change-marketing.ts'
import { changeNoticesEndpoint } from './endpoints/change-notices.ts'
import { changePasswordEndpoint } from './endpoints/change-password.ts'
import { confirmEmailEndpoint } from './endpoints/confirm-email.ts'
import { confirmRegistrationEndpoint } from './endpoints/confirm-registration.ts'
import { correctCustomerEndpoint } from './endpoints/correct-customer.ts'
import { endCustomerSessionsEndpoint } from './endpoints/end-customer-sessions.ts'
import { deleteAccountEndpoint } from './endpoints/delete-account.ts'
import { downloadExportEndpoint } from './endpoints/download-export.ts'
import { endOtherSessionsEndpoint } from './endpoints/end-other-sessions.ts'
import { endSessionEndpoint } from './endpoints/end-session.ts'
import { findCustomersEndpoint } from './endpoints/find-customers.ts'
import { forgotPasswordEndpoint } from './endpoints/forgot-password.ts'
import { getCustomerEndpoint } from './endpoints/get-customer.ts'
import { getDeletionEndpoint } from './endpoints/get-deletion.ts'
import { getUserEndpoint } from './endpoints/get-user.ts'
import { getWishesEndpoint } from './endpoints/get-wishes.ts'
import { listAccountNewsEndpoint } from './endpoints/list-account-news.ts'
import { listExportsEndpoint } from './endpoints/list-exports.ts'
import { listSessionsEndpoint } from './endpoints/list-sessions.ts'
import { readAccountLinkEndpoint } from './endpoints/read-account-link.ts'
import { deleteForCustomerEndpoint } from './endpoints/delete-for-customer.ts'
import { exportForCustomerEndpoint } from './endpoints/export-for-customer.ts'
import { mergeCustomersEndpoint } from './endpoints/merge-customers.ts'
import { previewMergeEndpoint } from './endpoints/preview-merge.ts'
import { registerEndpoint } from './endpoints/register.ts'
import { resetPasswordEndpoint } from './endpoints/reset-password.ts'
import { signInEndpoint } from './endpoints/sign-in.ts'
import { signOutEndpoint } from './endpoints/sign-out.ts'
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
    endpoints: [
      getUserEndpoint,
      registerEndpoint,
      readAccountLinkEndpoint,
      confirmRegistrationEndpoint,
      confirmEmailEndpoint,
      resetPasswordEndpoint,
      signInEndpoint,
      signOutEndpoint,
      forgotPasswordEndpoint,
      getCustomerEndpoint,
      listAccountNewsEndpoint,
      changeDetailsEndpoint,
      changeMarketingEndpoint,
      changeEmailEndpoint,
      changePasswordEndpoint,
      listSessionsEndpoint,
      endSessionEndpoint,
      findCustomersEndpoint,
      correctCustomerEndpoint,
      endCustomerSessionsEndpoint,
      previewMergeEndpoint,
      mergeCustomersEndpoint,
      exportForCustomerEndpoint,
      deleteForCustomerEndpoint,
      endOtherSessionsEndpoint,
      getWishesEndpoint,
      changeNoticesEndpoint,
      listExportsEndpoint,
      askExportEndpoint,
      downloadExportEndpoint,
      getDeletionEndpoint,
      deleteAccountEndpoint,
    ],
    hooks: [customerRecords.on('account', accountRecords), customerRecords.on('sessions', sessionRecords)],
    steps: [exportSteps, deletionSteps, mergeSteps],
    tasks: [eraseSessions, eraseAccountLinks, eraseExports],
  })
