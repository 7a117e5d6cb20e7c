import type { PayloadRequest } from 'payload'
import type { GiftCardWish } from '#contracts/cart.ts'
import type { GiftCardKey } from '#contracts/giftcards.ts'
import type { Language } from '#contracts/language.ts'
import type { Cents } from '#contracts/money.ts'
import { brand } from '#domain/brand.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatGiftCardNumber } from '#domain/giftcards/gift-card-number.ts'
import type { TextMessage } from '#domain/messages/text-message.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { textOf } from '#locales/texts.ts'
import { html } from '#plugins/kit/mail/html.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { pictureOf } from '../picture.ts'

/** What is written on a card, by whom and to whom. A card that the buyer prints goes to the buyer's address. */
export interface Gift extends Pick<GiftCardWish, 'by' | 'picture' | 'message' | 'receiver'> {
  giver: string
  buyerEmail: string
}

/** What the letters of a bought card say. */
export interface CardToSend {
  language: Language
  gift: Gift
  worth: Cents
  /** ISO day. */
  expiresOn: string
  key: GiftCardKey
  /** Opens the page from which a card is printed. */
  ref: string
}

/** Names the picture within the letter: most programs load none from elsewhere. */
const PICTURE = 'kortti'

function words({ language, gift, worth, expiresOn, key }: CardToSend) {
  const { giver, receiver } = gift
  const t = textOf(language, 'giftcards')
  const values = {
    brand: brand.name,
    giver,
    name: receiver.name,
    amount: formatPrice(worth),
    day: finnishDay(expiresOn),
    pin: key.pin,
    lastDigits: key.number.slice(-4),
  }
  return {
    say: (name: string) => t(`mail.${name}`, values),
    greeting: t(receiver.name ? 'mail.hello_name' : 'mail.hello', values),
  }
}

/**
 * The card for its receiver, with its number. The PIN comes in a letter of its own, so that a reader of only one of the
 * two cannot pay.
 */
export async function numberLetter(req: PayloadRequest, card: CardToSend): Promise<Letter> {
  const { language, gift, key } = card
  const { say, greeting } = words(card)
  const balance = shopUrl('/lahjakortii', language)
  const shownNumber = formatGiftCardNumber(key.number)
  const written = gift.message
    ? html`<p style="margin:0 0 4px">${say('message_label')}</p>
        <p style="margin:0 0 16px;padding:12px 16px;border-left:3px solid #0d4a5c;white-space:pre-line">${gift.message}</p>`
    : null
  return letter(req, language, {
    to: gift.receiver.email,
    subject: say('number_subject'),
    paragraphs: [greeting, say('number_text')],
    figure: {
      html: html`<p style="margin:0 0 16px">
          <img src="cid:${PICTURE}" alt="" width="560" height="373" style="width:100%;height:auto" />
        </p>
        ${written}
        <p style="margin:0 0 4px;font-size:28px;font-weight:700">${formatPrice(card.worth)}</p>
        <p style="margin:0 0 4px">${say('number_label')}</p>
        <p style="margin:0 0 16px;font-size:22px;font-weight:700;white-space:nowrap">${shownNumber}</p>
        <p style="margin:0 0 16px">${say(gift.receiver.phone ? 'pin_by_text' : 'pin_by_mail')}</p>
        <p style="margin:0 0 16px">${say('until')}</p>
        <p style="margin:0"><a href="${balance}" style="color:#0d4a5c">${say('balance_link')}</a></p>`,
      text: [
        gift.message && `${say('message_label')}\n${gift.message}`,
        formatPrice(card.worth),
        `${say('number_label')} ${shownNumber}`,
        say(gift.receiver.phone ? 'pin_by_text' : 'pin_by_mail'),
        say('until'),
        `${say('balance_link')}: ${balance}`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    },
    attachments: [
      {
        filename: 'lahjakortti.jpg',
        contentType: 'image/jpeg',
        cid: PICTURE,
        content: (await pictureOf(gift.picture)).toString('base64'),
      },
    ],
  })
}

/** The PIN, without the number. */
export async function pinLetter(req: PayloadRequest, card: CardToSend): Promise<Letter> {
  const { say, greeting } = words(card)
  return letter(req, card.language, {
    to: card.gift.receiver.email,
    subject: say('pin_subject'),
    paragraphs: [greeting, say('pin_text'), say('pin'), say('pin_keep')],
  })
}

/** The PIN as a text message. */
export function pinText(card: CardToSend): TextMessage {
  return { text: words(card).say('pin_sms') }
}

/** What staff see of the text message. */
export function pinSubject(card: CardToSend): string {
  return words(card).say('pin_subject')
}

/** To the buyer who prints the card: where it is. Neither its number nor its PIN is in the letter. */
export async function printLetter(req: PayloadRequest, card: CardToSend): Promise<Letter> {
  const { gift, language, ref } = card
  const { say } = words(card)
  return letter(req, language, {
    to: gift.buyerEmail,
    subject: say('print_subject'),
    paragraphs: [say('hello_giver'), say('print_text'), say('print_until'), say('until')],
    links: [{ href: shopUrl(`/lahjakortii/ostettu/${ref}`), label: say('print_link') }],
  })
}

interface EndingCard {
  to: string
  language: Language
  lastDigits: string
  balance: Cents
  /** ISO day. */
  expiresOn: string
}

/** To whom a card was sent: what is left on it, and until when. Its number is known by its end alone. */
export function endsSoonLetter(req: PayloadRequest, card: EndingCard): Promise<Letter> {
  const { to, language, lastDigits, balance, expiresOn } = card
  const t = textOf(language, 'giftcards')
  const values = { lastDigits, amount: formatPrice(balance), day: finnishDay(expiresOn) }
  return letter(req, language, {
    to,
    subject: t('mail.ends_subject', values),
    paragraphs: [t('mail.hello'), t('mail.ends_text', values), t('mail.ends_how')],
    links: [{ href: shopUrl('/lahjakortii'), label: t('mail.balance_link') }],
  })
}
