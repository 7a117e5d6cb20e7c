import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { LAW_DAYS, SHOP_DAYS } from '#domain/orders/withdrawal-terms.ts'
import type { Letter } from '#plugins/kit/outbox.ts'
import { textOf } from '#plugins/kit/text.ts'
import { lookupToken } from '../lookup-token.ts'
import { receiptPdf } from '../receipt-pdf.ts'
import type { Order } from '../repository.ts'
import { withdrawalLink } from '../withdrawal-link.ts'
import { priceFigure } from './figures.ts'
import { letter, shopUrl } from '../letter.ts'

/** What was ordered, what it cost and when it comes, with the receipt as a PDF. Of eyes it says which one, never their values. */
export async function confirmationLetter(order: Order): Promise<Letter> {
  const { number, email, bought, promisedOn, waitsForOptician } = order
  const t = textOf('mail')
  const { delivery, form } = bought
  const values = {
    number,
    name: form.contact.firstName,
    day: finnishDay(promisedOn),
    method: delivery.name,
    law: LAW_DAYS,
    shop: SHOP_DAYS,
    place: delivery.place ?? `${form.address.street}, ${form.address.zip} ${form.address.city}`,
  }
  return letter({
    to: email,
    subject: t('confirmation.subject', values),
    paragraphs: [
      t('confirmation.thanks', values),
      t(waitsForOptician ? 'confirmation.optician' : 'confirmation.promise', values),
      t('confirmation.delivery', values),
      t('confirmation.withdrawal', values),
    ],
    figure: priceFigure(bought),
    links: [{ href: shopUrl(`/tilaus/${lookupToken(number)}`), label: t('confirmation.link') }, withdrawalLink(number)],
    attachments: [
      {
        filename: `kuitti-${number}.pdf`,
        content: Buffer.from(await receiptPdf(order)).toString('base64'),
        contentType: 'application/pdf',
      },
    ],
  })
}
