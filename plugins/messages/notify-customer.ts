import type { PayloadRequest } from 'payload'
import { givenChannels } from '#domain/customers/marketing.ts'
import { writtenText, type TextMessage } from '#domain/messages/text-message.ts'
import { textOf } from '#locales/texts.ts'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { letter, type LetterContent } from '#plugins/kit/mail/letter.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { enqueueText } from './enqueue-text.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

/** A message of the shop to a customer, in the customer's language: a letter, a text message, or both. */
export interface CustomerMessage {
  /** Names it: said again, it is sent once by each channel. */
  key: string
  /** Marketing needs consent by channel; service is about what the customer has ordered. */
  about: 'marketing' | 'service'
  letter?: Omit<LetterContent, 'to' | 'headers'>
  text?: TextMessage
}

/**
 * The one place from which the shop writes to a customer: by the channels that the customer allows, and each with its
 * way out. A letter of service always goes; a text message where the customer has asked for them.
 */
export async function notifyCustomer(
  req: PayloadRequest,
  customer: StoredCustomer,
  { key, about, letter: content, text }: CustomerMessage,
): Promise<void> {
  const isMarketing = about === 'marketing'
  const allowed = givenChannels(customer.marketing)
  const { phone } = customer
  if (content && (!isMarketing || allowed.includes('email'))) {
    const written = isMarketing ? withWayOut(customer, content) : content
    await enqueueLetter(req, key, await letter(req, customer.language, { ...written, to: customer.email }))
  }
  if (text && phone && (isMarketing ? allowed.includes('sms') : customer.smsNotices))
    await enqueueText(
      req,
      `${key} sms`,
      phone,
      isMarketing ? endable(customer, text) : text,
      isMarketing ? customer.number : null,
    )
}

/** The text with one way out of marketing at its end. */
function endable({ number }: StoredCustomer, text: TextMessage): TextMessage {
  return { text: writtenText(text), url: unsubscribeLink(number, 'sms') }
}

/** The letter with one way out of marketing, for the reader and for the mail program (RFC 2369, RFC 8058). */
function withWayOut(
  { number, language }: StoredCustomer,
  content: Omit<LetterContent, 'to' | 'headers'>,
): Omit<LetterContent, 'to'> {
  const href = unsubscribeLink(number, 'email')
  const label = textOf(language, 'messages')('unsubscribe.link')
  return {
    ...content,
    links: [...(content.links ?? []), { href, label }],
    headers: { 'List-Unsubscribe': `<${encodeURI(href)}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
