import type { Language } from '#contracts/language.ts'
import type { Seller } from '#contracts/seller.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { TERMS_VERSION } from '#domain/seller/terms-version.ts'
import { recordOf, textOf } from '#locales/texts.ts'
import type { LetterContent } from '#plugins/kit/mail/letter.ts'
import { sellerLines } from '#plugins/seller/seller-lines.ts'

interface Terms {
  sections: { heading: string; paragraphs: string[]; namesSeller?: boolean }[]
}

/** The terms of sale as their page says them, under the day from which they hold. */
export function termsToKeep(language: Language, seller: Seller | null): NonNullable<LetterContent['appendix']> {
  const { sections } = recordOf<Terms>(language, 'info', 'terms')
  return {
    title: textOf(language, 'mail')('confirmation.terms', { day: finnishDay(TERMS_VERSION) }),
    sections: sections.map(({ heading, paragraphs, namesSeller }) => ({
      heading,
      paragraphs: [...paragraphs, ...(namesSeller ? sellerLines(language, seller) : [])],
    })),
  }
}
