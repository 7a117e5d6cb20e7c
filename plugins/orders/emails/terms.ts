import type { PayloadRequest } from 'payload'
import { agreementSections } from '#domain/agreements/agreement-text.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { textOf } from '#locales/texts.ts'
import { agreementOn } from '#plugins/agreements/repository.ts'
import type { LetterContent } from '#plugins/kit/mail/letter.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { sellerLines } from '#plugins/seller/seller-lines.ts'
import type { Order } from '../order.ts'

/**
 * The terms that the buyer accepted, whole, and a link to that version, which stays readable. Nothing where the shop had
 * published none.
 */
export async function termsToKeep(
  req: PayloadRequest,
  { language, termsVersion }: Pick<Order, 'language' | 'termsVersion'>,
): Promise<Pick<LetterContent, 'appendix'> & { links: NonNullable<LetterContent['links']> }> {
  const accepted = termsVersion === null ? null : await agreementOn(req, 'terms', termsVersion)
  if (!accepted) return { links: [] }
  const { version, path } = accepted
  const t = textOf(language, 'mail')
  const day = finnishDay(version.effectiveOn)
  const href = path && shopUrl(`${path}?versio=${version.effectiveOn}`)
  return {
    appendix: {
      title: t('confirmation.terms', { day }),
      sections: agreementSections(version.title, version.blocks, sellerLines(language, await sellerOf(req))),
    },
    links: href ? [{ href, label: t('confirmation.terms_link', { day }) }] : [],
  }
}
