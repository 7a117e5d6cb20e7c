import type { PayloadRequest } from 'payload'
import { brand } from '#domain/brand.ts'
import type { Part } from '#domain/orders/row-pieces.ts'
import { textOf } from '#locales/texts.ts'
import { findCustomerByEmail } from '#plugins/customers/repository.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { notifyCustomer } from '#plugins/messages/notify-customer.ts'
import type { Order } from '../order.ts'
import { partPrefix } from './sent.ts'

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
