import type { PayloadRequest } from 'payload'
import { finnishDay, helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { LAW_DAYS, SHOP_DAYS } from '#domain/orders/withdrawal-terms.ts'
import type { Letter } from '#plugins/kit/outbox.ts'
import { textOf } from '#locales/texts.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { letter, shopUrl } from '../letter.ts'
import { lookupToken } from '../lookup-token.ts'
import { receiptPdf } from '../receipt-pdf.ts'
import type { Order } from '../repository.ts'
import { withdrawalLink } from '../withdrawal-link.ts'
import { priceFigure } from './figures.ts'
import { termsToKeep } from './terms.ts'

/**
 * What was ordered, what it cost and when it comes, with the receipt as a PDF and the terms as they were that day: the
 * law wants them where the buyer can keep them. Of eyes it says which one, never their values.
 */
export async function confirmationLetter(req: PayloadRequest, order: Order): Promise<Letter> {
  const { number, placedAt, email, bought, promisedOn, waitsForOptician } = order
  const seller = await sellerOf(req)
  const t = textOf('fi', 'mail')
  const { delivery, form } = bought
  const promise = waitsForOptician ? 'optician' : delivery.isFromStore ? 'promise_from_store' : 'promise'
  const values = {
    number,
    name: form.contact.firstName,
    day: finnishDay(promisedOn),
    method: delivery.name,
    law: LAW_DAYS,
    shop: SHOP_DAYS,
    buyer: order.customerName,
    orderedOn: finnishDay(helsinkiDay(placedAt)),
    payment: bought.paymentName,
    place: delivery.place ?? `${form.address.street}, ${form.address.zip} ${form.address.city}`,
  }
  return letter(req, {
    to: email,
    subject: t('confirmation.subject', values),
    paragraphs: [
      t('confirmation.thanks', values),
      t(`confirmation.${promise}`, values),
      t('confirmation.delivery', values),
      t('confirmation.paid', values),
      t('confirmation.withdrawal', values),
    ],
    figure: priceFigure(bought),
    links: [{ href: shopUrl(`/tilaus/${lookupToken(number)}`), label: t('confirmation.link') }, withdrawalLink(number)],
    appendix: termsToKeep(placedAt, seller),
    attachments: [
      {
        filename: `kuitti-${number}.pdf`,
        content: Buffer.from(await receiptPdf(order, seller)).toString('base64'),
        contentType: 'application/pdf',
      },
    ],
  })
}
