import { textOf } from '#locales/texts.ts'
import type { MakeLetterFooter } from '#plugins/kit/extend.ts'
import { pagePath, shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { sellerOf } from './repository.ts'
import { sellerLines } from './seller-lines.ts'

/** The letter footer required by law: the seller, and a link to the terms. */
export const letterFooter: MakeLetterFooter = async (req, language) => {
  const t = textOf(language, 'mail')
  const terms = await pagePath(req, 'terms')
  return {
    lines: [t('footer'), ...sellerLines(language, await sellerOf(req))],
    links: terms === null ? [] : [{ href: shopUrl(terms), label: t('terms') }],
  }
}
