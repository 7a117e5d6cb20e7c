import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import type { Withdrawal } from '../repository.ts'

/** The goods of an exchange have come: the code that buys another pair, what it is worth, and until when. */
export function exchangeLetter(
  req: PayloadRequest,
  { number, language, declared }: Withdrawal,
  { code, value, endsOn }: { code: string; value: Cents; endsOn: string },
): Promise<Letter> {
  const t = textOf(language, 'withdrawals')
  const values = { number, name: declared.name, code, worth: formatPrice(value), day: finnishDay(endsOn) }
  return letter(req, language, {
    to: declared.email,
    subject: t('mail.exchange.subject', values),
    paragraphs: [
      t('mail.exchange.came', values),
      t('mail.exchange.code', values),
      t('mail.exchange.difference', values),
    ],
  })
}
