import type { PayloadRequest } from 'payload'
import { textOf } from '#locales/texts.ts'
import { findCustomer } from '#plugins/customers/repository.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { notifyCustomer } from '#plugins/messages/notify-customer.ts'
import { valuesOf } from '#plugins/prescriptions/stored-values.ts'

/**
 * Writes to a customer that something in her account was corrected, by the ref of what it is; what and why she reads signed in, so that a letter in a
 * wrong mailbox tells nothing of her health. Once for each correction. Who has no account has no page of it, and is told by nobody but the optometrist.
 */
export async function notifyOfCorrection(req: PayloadRequest, ref: string): Promise<void> {
  const stored = await findOne(req, 'kept-prescriptions', { ref: { equals: ref } })
  const customer = stored && (await findCustomer(req, stored.customer))
  if (!stored || !customer) return
  const { versions } = valuesOf(req, stored)
  // The correction was refused after all.
  if (versions.length === 0) return
  const t = textOf(customer.language, 'kept-prescriptions')
  await notifyCustomer(req, customer, {
    key: `prescription ${ref} corrected ${versions.length}`,
    about: 'service',
    letter: {
      subject: t('mail.subject'),
      paragraphs: [t('mail.body', { name: customer.firstName })],
      links: [{ href: shopUrl(`/omat-sivut/tehtäviä/reseptit/${ref}`), label: t('mail.link') }],
    },
  })
}
