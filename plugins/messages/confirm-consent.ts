import type { PayloadRequest } from 'payload'
import type { MarketingChannel } from '#contracts/customers.ts'
import { brand } from '#domain/brand.ts'
import { textOf } from '#locales/texts.ts'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { notifyCustomer } from './notify-customer.ts'

/**
 * Confirms a consent by its own channel, so that a person who gave it by mistake, or for another, ends it with one
 * click.
 */
export async function confirmConsent(
  req: PayloadRequest,
  customer: StoredCustomer,
  channel: MarketingChannel,
  at: string,
): Promise<void> {
  const t = textOf(customer.language, 'messages')
  const key = `consent ${channel} ${customer.number} ${at}`
  if (channel === 'sms') {
    const text = { text: `${brand.name}: ${t('consent.sms')}` }
    return notifyCustomer(req, customer, { key, about: 'marketing', text })
  }
  const paragraphs = [t('consent.body', { name: customer.firstName }), t('consent.way_out')]
  return notifyCustomer(req, customer, {
    key,
    about: 'marketing',
    letter: { subject: t('consent.subject'), paragraphs },
  })
}
