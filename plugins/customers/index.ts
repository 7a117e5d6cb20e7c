import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { accountLinks } from './account-links.ts'
import { customerSessions } from './customer-sessions.ts'
import { customers } from './customers.ts'
import { changeDetailsEndpoint } from './endpoints/change-details.ts'
import { changeEmailEndpoint } from './endpoints/change-email.ts'
import { changeMarketingEndpoint } from './endpoints/change-marketing.ts'
import { changePasswordEndpoint } from './endpoints/change-password.ts'
import { confirmEmailEndpoint } from './endpoints/confirm-email.ts'
import { confirmRegistrationEndpoint } from './endpoints/confirm-registration.ts'
import { correctCustomerEndpoint } from './endpoints/correct-customer.ts'
import { endCustomerSessionsEndpoint } from './endpoints/end-customer-sessions.ts'
import { endSessionEndpoint } from './endpoints/end-session.ts'
import { findCustomersEndpoint } from './endpoints/find-customers.ts'
import { forgotPasswordEndpoint } from './endpoints/forgot-password.ts'
import { getCustomerEndpoint } from './endpoints/get-customer.ts'
import { getUserEndpoint } from './endpoints/get-user.ts'
import { listAccountNewsEndpoint } from './endpoints/list-account-news.ts'
import { listSessionsEndpoint } from './endpoints/list-sessions.ts'
import { readAccountLinkEndpoint } from './endpoints/read-account-link.ts'
import { registerEndpoint } from './endpoints/register.ts'
import { resetPasswordEndpoint } from './endpoints/reset-password.ts'
import { signInEndpoint } from './endpoints/sign-in.ts'
import { signOutEndpoint } from './endpoints/sign-out.ts'
import { forgetAccountLinks } from './mailed-links.ts'
import { customerSession, forgetSessions } from './sessions.ts'

/** Customers with an account: registration, sign-in, sessions, and what they tell of themselves. */
export const customersPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [customers, customerSessions, accountLinks],
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
    ],
    tasks: [forgetSessions, forgetAccountLinks],
  })
