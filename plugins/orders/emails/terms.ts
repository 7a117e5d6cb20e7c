import type { Seller } from '#contracts/seller.ts'
import { finnishDay, helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { recordOf, textOf } from '#locales/texts.ts'
import { sellerLines } from '#plugins/seller/seller-lines.ts'
import type { Written } from '../letter.ts'

interface Terms {
  sections: { heading: string; paragraphs: string[]; namesSeller?: boolean }[]
}

/** The terms as the page says them, to be kept with the order of this instant. */
export function termsToKeep(placedAt: string, seller: Seller | null): NonNullable<Written['appendix']> {
  const { sections } = recordOf<Terms>('fi', 'info', 'terms')
  return {
    title: textOf('fi', 'mail')('confirmation.terms', { day: finnishDay(helsinkiDay(placedAt)) }),
    sections: sections.map(({ heading, paragraphs, namesSeller }) => ({
      heading,
      paragraphs: [...paragraphs, ...(namesSeller ? sellerLines(seller) : [])],
    })),
  }
}
