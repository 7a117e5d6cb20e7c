import type { Plugin } from 'payload'
import { customerEvents, customerRecords } from '#plugins/customers/hooks.ts'
import { extend } from '#plugins/kit/extend.ts'
import { messageCarriers } from '#plugins/kit/mail/outbox.ts'
import { confirmConsent } from './confirm-consent.ts'
import { messageEndpoints } from './endpoints.ts'
import { letterRecords } from './letter-records.ts'
import { smsCarrier } from './sms-carrier.ts'

/** Messages to customers: by which channel, when, and how they are ended. */
export const messagesPlugin = (): Plugin => (config) =>
  extend(config, {
    endpoints: messageEndpoints,
    hooks: [
      messageCarriers.on('sms', smsCarrier),
      customerEvents.on({ consentGiven: confirmConsent }),
      customerRecords.on('letters', letterRecords),
    ],
  })
