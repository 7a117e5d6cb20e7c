import { textOf } from '#locales/texts.ts'
import type { MakeLetterFooter } from '#plugins/kit/extend.ts'
import { shopUrl } from '#plugins/kit/shop-url.ts'
import { sellerOf } from './repository.ts'
import { sellerLines } from './seller-lines.ts'

/** Who sends a letter, as the law wants every customer told, and where the terms stand. */
export const letterFooter: MakeLetterFooter = async (req, language) => {
  const t = textOf(language, 'mail')
  return {
    lines: [t('footer'), ...sellerLines(language, await sellerOf(req))],
    links: [{ href: shopUrl('/ostoehdot'), label: t('terms') }],
  }
}
