import { givenChannels } from '#domain/customers/marketing.ts'
import { type kindOf, nextSmsMoment, type TextMessage, writtenText } from '#domain/messages/text-message.ts'
import { findCustomer } from '#plugins/customers/repository.ts'
import type { Carrier } from '#plugins/kit/mail/outbox.ts'
import { sendText } from './sms-gateway.ts'

/** A text message as it waits. */
export interface WaitingText extends TextMessage {
  key: string
  to: string
  /** As on the wire (specification §3). */
  kind: ReturnType<typeof kindOf>
  /** Number of the customer whose consent it needs; null for a message of service. */
  needsConsentOf: string | null
}

/** Text messages leave by day. One of marketing whose consent was withdrawn while it waited does not leave. */
export const smsCarrier: Carrier = {
  nextMoment: nextSmsMoment,
  async deliver(req, message) {
    const { key, to, needsConsentOf, ...written } = message as WaitingText
    if (needsConsentOf !== null) {
      const customer = await findCustomer(req, needsConsentOf)
      if (!customer || !givenChannels(customer.marketing).includes('sms')) return
    }
    await sendText(to, writtenText(written), key)
  },
}
