import type { PayloadRequest } from 'payload'
import { formatPrice } from '#domain/money/euros.ts'
import { FREE_DELIVERY_UP_TO } from '#domain/referral/promise.ts'
import { textOf } from '#locales/texts.ts'
import { findCustomer } from '#plugins/customers/repository.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import type { StoredReferral } from './repository.ts'

/** The page where a customer shares the code. */
const sharingPage = () => shopUrl('/omat-sivut/suosittele')

/** Notifies a friend of what the code gives and when it applies. Repeated, it posts one letter. */
export async function notifyTaken(req: PayloadRequest, { ref, friend, friendMonths }: StoredReferral): Promise<void> {
  await post(req, friend, `referral ${ref} taken`, 'taken', { count: friendMonths })
}

/** Notifies a sharer of the free months earned. */
export async function notifyEarned(req: PayloadRequest, { ref, sharer, sharerMonths }: StoredReferral): Promise<void> {
  if (sharerMonths > 0) await post(req, sharer, `referral ${ref} earned`, 'earned', { count: sharerMonths })
}

/** An account that is gone gets no letter. Neither letter names the other person. */
async function post(
  req: PayloadRequest,
  number: string,
  key: string,
  name: 'taken' | 'earned',
  values: { count: number },
): Promise<void> {
  const customer = number === '' ? null : await findCustomer(req, number)
  if (!customer) return
  const { email, firstName, language } = customer
  const t = textOf(language, 'referral')
  const words = { ...values, name: firstName, most: formatPrice(FREE_DELIVERY_UP_TO) }
  await enqueueLetter(
    req,
    key,
    await letter(req, language, {
      to: email,
      subject: t(`mail.${name}_subject`, words),
      paragraphs: [t(`mail.${name}`, words), t(`mail.${name}_how`, words)],
      links: [{ href: sharingPage(), label: t(`mail.${name}_link`) }],
    }),
  )
}
