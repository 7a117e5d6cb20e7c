import type { PayloadRequest } from 'payload'
import { textOf } from '#locales/texts.ts'
import { findCustomer } from '#plugins/customers/repository.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { notifyCustomer } from '#plugins/messages/notify-customer.ts'
import { valuesOf } from '#plugins/prescriptions/stored-values.ts'

/**
 * Writes to the customer that the prescription of this ref was corrected, once for each correction. The customer reads
 * what and why signed in, so that a letter in a wrong mailbox reveals no health data. A customer without an account has
 * no page of it and gets no letter: only the optometrist can say it.
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
