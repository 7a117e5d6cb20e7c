import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { paytrailRefundWebhookEndpoint } from './endpoints/paytrail-refund-webhook.ts'
import { paytrailWebhookEndpoint } from './endpoints/paytrail-webhook.ts'

export const paymentsPlugin = (): Plugin => (config) =>
  extend(config, { endpoints: [paytrailWebhookEndpoint, paytrailRefundWebhookEndpoint] })
