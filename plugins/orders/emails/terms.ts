import type { PayloadRequest } from 'payload'
import { agreementSections } from '#domain/agreements/agreement-text.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { languageOfPath } from '#domain/language-path.ts'
import { textOf } from '#locales/texts.ts'
import { LENS_AGREEMENT } from '#plugins/agreements/agreement-pages.ts'
import { agreementOn } from '#plugins/agreements/repository.ts'
import type { LetterContent } from '#plugins/kit/mail/letter.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { sellerLines } from '#plugins/seller/seller-lines.ts'
import type { Order } from '../order.ts'

/**
 * The terms that the buyer accepted, and the agreement on lens subscriptions where one begins, whole, and a link to each version,
 * which stays readable. Nothing where the shop had
 * published none.
 */
export async function termsToKeep(
  req: PayloadRequest,
  { language, termsVersion, subscriptionTerms }: Pick<Order, 'language' | 'termsVersion' | 'subscriptionTerms'>,
): Promise<Pick<LetterContent, 'appendix'> & { links: NonNullable<LetterContent['links']> }> {
  const t = textOf(language, 'mail')
  const accepted = termsVersion === null ? null : await agreementOn(req, 'terms', termsVersion, language)
  const lenses = subscriptionTerms ? await agreementOn(req, LENS_AGREEMENT, subscriptionTerms, language) : null
  const [first, ...more] = [accepted, lenses].flatMap((one) => one ?? [])
  if (!first) return { links: [] }
  const company = sellerLines(language, await sellerOf(req))
  const linkTo = (agreement: Accepted | null, label: 'confirmation.terms_link' | 'subscription.terms_link') => {
    const effectiveOn = agreement?.version.effectiveOn ?? ''
    const href = agreement?.path && shopUrl(`${inOwnLanguage(agreement.path)}?versio=${effectiveOn}`)
    return href ? [{ href, label: t(label, { day: finnishDay(effectiveOn) }) }] : []
  }
  return {
    appendix: {
      title: t('confirmation.terms', { day: finnishDay(first.version.effectiveOn) }),
      sections: [first, ...more].flatMap(({ version }) => agreementSections(version.title, version.blocks, company)),
    },
    links: [...linkTo(accepted, 'confirmation.terms_link'), ...linkTo(lenses, 'subscription.terms_link')],
  }
}

type Accepted = NonNullable<Awaited<ReturnType<typeof agreementOn>>>

/** Names the language of the page, whatever the letter's: a translation may not have this version. */
function inOwnLanguage(path: string): string {
  const { language, path: plain } = languageOfPath(path)
  return `/${language}${plain}`
}
