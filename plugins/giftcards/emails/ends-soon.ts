import type { PayloadRequest } from 'payload'
import type { Language } from '#contracts/language.ts'
import type { Cents } from '#contracts/money.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'

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
