import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { finnishDay, helsinkiDay, helsinkiTime } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { withoutLinks } from '#domain/withdrawals/declaration.ts'
import { MONEY_BACK_DAYS } from '#domain/withdrawals/returns.ts'
import { type Text, textOf } from '#locales/texts.ts'
import { html } from '#plugins/kit/mail/html.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { pagePath, shopUrl } from '#plugins/kit/mail/shop-url.ts'
import type { Declared, Withdrawal } from '../repository.ts'

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

/** How goods that have been sent come back to us. */
export async function instructionsLetter(
  req: PayloadRequest,
  { number, language }: Withdrawal,
  { name, email }: Declared,
): Promise<Letter> {
  const t = textOf(language, 'withdrawals')
  const values = { number, name }
  const stores = await pagePath(req, 'stores')
  return letter(req, language, {
    to: email,
    subject: t('mail.instructions.subject', values),
    paragraphs: ['ask', 'store', 'post', 'care', 'money'].map((part) => t(`mail.instructions.${part}`, values)),
    links: stores === null ? [] : [{ href: shopUrl(stores), label: t('mail.instructions.stores') }],
  })
}

/** The receipt of a declaration: what it says, when it came, and what happens next. The same for every sender. */
export function receivedLetter(
  req: PayloadRequest,
  { number, language, receivedAt, isExchange }: Withdrawal,
  declared: Declared,
): Promise<Letter> {
  const t = textOf(language, 'withdrawals')
  const moment = { day: finnishDay(helsinkiDay(receivedAt)), time: helsinkiTime(receivedAt).replace(':', '.') }
  const values = { number, name: declared.name, days: MONEY_BACK_DAYS, ...moment }
  return letter(req, language, {
    to: declared.email,
    subject: t(`mail.received.${isExchange ? 'exchange_subject' : 'subject'}`, values),
    paragraphs: isExchange
      ? [
          t('mail.received.exchange', values),
          t('mail.received.exchange_next', values),
          t('mail.received.not_you', values),
        ]
      : [
          t('mail.received.taken', values),
          t('mail.received.next', values),
          t('mail.received.money', values),
          t('mail.received.limits', values),
          t('mail.received.not_you', values),
        ],
    figure: contentFigure([
      [t('declared.moment'), t('declared.moment_of', moment)],
      [t('declared.name'), declared.name],
      [t('declared.number'), number],
      [t('declared.email'), declared.email],
      [t('declared.goods'), goodsOf(t, declared)],
    ]),
  })
}

function goodsOf(t: Text, { extent, goods, words }: Declared): string {
  if (extent === 'all') return t('declared.all')
  const named = goods.map(({ quantity, name }) => t('declared.row', { quantity, name }))
  return [...named, ...(words ? [withoutLinks(words)] : [])].join('\n')
}

/** What was declared, name by name, in both forms of a letter. */
function contentFigure(facts: [name: string, value: string][]) {
  const line = 'padding:6px 12px 6px 0;border-top:1px solid #d9d6cf;text-align:left;vertical-align:top'
  return {
    html: html`<table role="presentation" width="100%" style="border-collapse:collapse">
      ${facts.map(
        ([name, value]) =>
          html`<tr>
            <th scope="row" style="${line};font-weight:600">${name}</th>
            <td style="${line};white-space:pre-line">${value}</td>
          </tr>`,
      )}
    </table>`,
    text: facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
  }
}
