import type { Block } from '#contracts/blocks.ts'
import type { Language } from '#contracts/language.ts'
import type { Seller } from '#contracts/seller.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { pageSections } from '#domain/pages/page-sections.ts'
import { TERMS_VERSION } from '#domain/seller/terms-version.ts'
import { textOf } from '#locales/texts.ts'
import type { LetterContent } from '#plugins/kit/mail/letter.ts'
import { sellerLines } from '#plugins/seller/seller-lines.ts'

/** The terms of sale as their page says them, under the day from which they hold. */
export function termsToKeep(
  language: Language,
  seller: Seller | null,
  terms: readonly Block[],
): NonNullable<LetterContent['appendix']> {
  return {
    title: textOf(language, 'mail')('confirmation.terms', { day: finnishDay(TERMS_VERSION) }),
    sections: pageSections(terms).map(({ heading, paragraphs, namesSeller }) => ({
      heading,
      paragraphs: [...paragraphs, ...(namesSeller ? sellerLines(language, seller) : [])],
    })),
  }
}
