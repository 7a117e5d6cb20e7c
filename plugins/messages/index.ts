import type { Plugin } from 'payload'
import { onCustomerEvents } from '#plugins/customers/customer-events.ts'
import { keepsCustomerRecords } from '#plugins/customers/customer-records.ts'
import { extend } from '#plugins/kit/extend.ts'
import { carryingMessages } from '#plugins/kit/mail/carriers.ts'
import { confirmConsent } from './confirm-consent.ts'
import { readSubscriptionEndpoint } from './endpoints/read-subscription.ts'
import { unsubscribeEndpoint } from './endpoints/unsubscribe.ts'
import { letterRecords } from './letter-records.ts'
import { smsCarrier } from './sms-carrier.ts'

/** Messages to customers: by which channel, when, and how they are ended. */
export const messagesPlugin = (): Plugin => (config) =>
  extend(config, {
    endpoints: [readSubscriptionEndpoint, unsubscribeEndpoint],
    handlers: {
      ...carryingMessages({ sms: smsCarrier }),
      ...onCustomerEvents({ messages: { consentGiven: confirmConsent } }),
      ...keepsCustomerRecords({ letters: letterRecords }),
    },
  })
