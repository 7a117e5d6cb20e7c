import type { PayloadRequest } from 'payload'
import { finnishDay, helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { daysFromFitting, fittedLines } from '#domain/orders/fitting.ts'
import { textOf } from '#locales/texts.ts'
import { LENS_AGREEMENT } from '#plugins/agreements/repository.ts'
import { termsToKeep } from '#plugins/agreements/terms-to-keep.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import type { Order } from '../order.ts'
import { receiptPdf } from './receipt-pdf.ts'
import { subscriptionWords } from '../hooks.ts'
import { awaitedLink, awaitedWords, fittingLink } from './awaited.ts'
import { priceFigure } from './figures.ts'
import { boughtCardLinks, orderLink, withdrawalLink } from './links.ts'

/**
 * What was ordered, what it cost and when it comes, with the receipt as a PDF and the terms, which the law wants where
 * the buyer can keep them. Of a lens it names the eye, never the values.
 */
export async function confirmationLetter(req: PayloadRequest, order: Order): Promise<Letter> {
  const { number, language, placedAt, email, bought, promisedOn, waitsForOptician } = order
  const seller = await sellerOf(req)
  const isAwaited = Boolean(order.awaitsPrescription)
  const awaited = textOf(language, 'awaited-prescriptions')
  const isFitted = fittedLines(bought.lines).length > 0
  const fittings = textOf(language, 'fittings')
  const t = textOf(language, 'mail')
  const terms = await termsToKeep(req, language, [
    ['terms', order.termsVersion],
    [LENS_AGREEMENT, order.subscriptionTerms],
  ])
  const subscriptions = subscriptionWords(req, order)
  const { delivery, form } = bought
  const isByMail = delivery.kind === 'mail'
  const promise = waitsForOptician ? 'optician' : delivery.isFromStore ? 'promise_from_store' : 'promise'
  const values = {
    number,
    name: form.contact.firstName,
    day: finnishDay(promisedOn),
    method: delivery.name,
    buyer: order.customerName,
    orderedOn: finnishDay(helsinkiDay(placedAt)),
    payment: bought.paymentName,
    place: delivery.place ?? `${form.address.street}, ${form.address.zip} ${form.address.city}`,
  }
  return letter(req, language, {
    to: email,
    subject: t('confirmation.subject', values),
    paragraphs: [
      t('confirmation.thanks', values),
      ...(isByMail
        ? [t('confirmation.gift_cards')]
        : [
            ...(isAwaited ? [awaited('mail.confirmation', awaitedWords(order))] : []),
            ...(isFitted ? [fittings('mail.confirmation', { count: daysFromFitting(bought.lines) })] : []),
            ...(isAwaited || isFitted ? [] : [t(`confirmation.${promise}`, values)]),
            t('confirmation.delivery', values),
          ]),
      t('confirmation.paid', values),
      ...subscriptions.paragraphs,
      t(isByMail ? 'confirmation.withdrawal_gift_cards' : 'confirmation.withdrawal', values),
    ],
    figure: priceFigure(language, bought),
    ...terms,
    links: [
      ...(isAwaited ? [awaitedLink(language, order)] : []),
      ...(isFitted ? [fittingLink(language, order)] : []),
      orderLink(language, number),
      ...subscriptions.links,
      ...(await boughtCardLinks(req, order)),
      withdrawalLink(language, number),
      ...terms.links,
    ],
    attachments: [
      {
        filename: `${t('file.receipt')}-${number}.pdf`,
        content: Buffer.from(await receiptPdf(order, seller)).toString('base64'),
        contentType: 'application/pdf',
      },
    ],
  })
}
