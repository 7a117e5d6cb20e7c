import { textOf } from '#locales/texts.ts'
import type { MakeLetterFooter } from '#plugins/kit/extend.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { sellerOf } from './repository.ts'
import { sellerLines } from './seller-lines.ts'

/** The letter footer required by law: the seller, and a link to the terms. */
export const letterFooter: MakeLetterFooter = async (req, language) => {
  const t = textOf(language, 'mail')
  return {
    lines: [t('footer'), ...sellerLines(language, await sellerOf(req))],
    links: [{ href: shopUrl('/ostoehdot'), label: t('terms') }],
  }
}
