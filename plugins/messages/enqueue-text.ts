import type { PayloadRequest } from 'payload'
import { kindOf, type TextMessage } from '#domain/messages/text-message.ts'
import { enqueueMessage } from '#plugins/kit/mail/outbox.ts'
import type { WaitingText } from './sms-carrier.ts'

const SHOWN_SIGNS = 60

/**
 * Puts a text message into the outbox, once per key: it leaves by day. `needsConsentOf` is the number of the customer
 * without whose consent it must not leave; null for a message of service, which the customer has asked for. A secret is
 * erased once it is sent, and staff see the given subject instead of its words.
 */
export async function enqueueText(
  req: PayloadRequest,
  key: string,
  to: string,
  text: TextMessage,
  needsConsentOf: string | null = null,
  secret?: { subject: string },
): Promise<void> {
  const content: WaitingText = { key, to, kind: kindOf(text), ...text, needsConsentOf }
  // Staff see what it is about, and not where its link leads.
  const subject = secret?.subject ?? text.text.slice(0, SHOWN_SIGNS)
  await enqueueMessage(req, key, { channel: 'sms', to, subject, content, isSecret: secret !== undefined })
}
