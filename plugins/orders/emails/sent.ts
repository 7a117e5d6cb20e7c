import type { PayloadRequest } from 'payload'
import type { RowPieces } from '#contracts/order-parts.ts'
import { brand } from '#domain/brand.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { pickupUntil, readySince } from '#domain/orders/pickup.ts'
import { rightsOf } from '#domain/orders/return-terms.ts'
import { lineName, type Part } from '#domain/orders/row-pieces.ts'
import { withdrawalTerms } from '#domain/orders/withdrawal-terms.ts'
import type { EyeNames } from '#domain/prescriptions/per-eye.ts'
import { recordOf, textOf } from '#locales/texts.ts'
import { findCustomerByEmail } from '#plugins/customers/repository.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { notifyCustomer } from '#plugins/messages/notify-customer.ts'
import type { Order } from '../order.ts'
import { termedOrder } from '../parted-order.ts'
import { orderLink, withdrawalLink } from './links.ts'

/** The order, or a part of it, has left us or waits in the store. Of a part it says what comes with it and what is to follow. */
export function sentLetter(req: PayloadRequest, order: Order, part: Part | null): Promise<Letter> {
  const { number, language, email, bought, timeline } = order
  const t = textOf(language, 'mail')
  const { name: method, place, kind } = bought.delivery
  const values = { number, name: bought.form.contact.firstName, method, place: place ?? '' }
  const terms = part && part.later.length > 0 ? null : withdrawalTerms(timeline)
  const how = `${partPrefix(part)}${kind === 'store' ? 'in_store' : 'on_its_way'}`
  const until = terms && { law: finnishDay(terms.lawUntil), shop: finnishDay(terms.shopUntil) }
  const ofFriends = rightsOf(termedOrder(order)).flatMap(({ name, until: day }) =>
    terms && day && ['member_promise', 'exchange', 'insurance'].includes(name)
      ? [t(`sent.${name}`, { day: finnishDay(day) })]
      : [],
  )
  const ofPart =
    part && !part.isWhole
      ? [
          t('sent.part_now', { goods: namedPieces(order, part.rows) }),
          part.later.length > 0 ? t('sent.part_later', { goods: namedPieces(order, part.later) }) : t('sent.part_last'),
        ]
      : []
  return letter(req, language, {
    to: email,
    subject: t(`sent.subject_${how}`, values),
    paragraphs: [
      t(`sent.${how}`, values),
      ...(kind === 'store'
        ? [t('sent.stored_until', { day: finnishDay(pickupUntil(readySince(order) ?? nowIso())) })]
        : []),
      ...ofPart,
      ...(until ? [t('sent.withdrawal', until)] : [t('sent.part_withdrawal')]),
      ...ofFriends,
    ],
    links: [orderLink(language, number), withdrawalLink(language, number)],
  })
}

/** Prefix of the texts of a fulfillment: those of a whole order, of a part, or of the last part. */
export function partPrefix(part: Part | null): '' | 'part_' | 'last_' {
  if (!part || part.isWhole) return ''
  return part.later.length > 0 ? 'part_' : 'last_'
}

/** Pieces of rows in words, such as `2 × Halinen, musta; 1 × Kotelo`, in the buyer's language. */
export function namedPieces(
  { bought, language }: Pick<Order, 'bought' | 'language'>,
  rows: readonly RowPieces[],
): string {
  const eyes = recordOf<EyeNames>(language, 'prescriptions', 'form')
  return rows
    .flatMap(({ ref, quantity }) => {
      const line = bought.lines.find((one) => one.ref === ref)
      return line ? [`${quantity} × ${lineName(line, eyes)}`] : []
    })
    .join('; ')
}

/**
 * Notifies a customer by text message too that an order, or a part of it, has left or can be collected, if the customer
 * has chosen text messages.
 */
export async function textSentNotice(
  req: PayloadRequest,
  { number, email, bought }: Order,
  { key, part }: { key: string; part: Part | null },
): Promise<void> {
  const customer = await findCustomerByEmail(req, email.toLowerCase())
  if (!customer) return
  const { kind, place } = bought.delivery
  const how = kind === 'store' ? 'in_store' : 'on_its_way'
  const said = textOf(customer.language, 'mail')(`sent.text_${partPrefix(part)}${how}`, { number, place: place ?? '' })
  // The page requires a sign-in, so a stranger who finds the phone learns nothing.
  const text = { text: `${brand.name}: ${said}`, url: shopUrl('/omat-sivut', customer.language) }
  await notifyCustomer(req, customer, { key, about: 'service', text })
}
