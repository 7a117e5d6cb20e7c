import type { Language } from '#contracts/language.ts'
import { textOf } from '#locales/texts.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { lookupToken } from '../lookup-token.ts'

interface Link {
  href: string
  label: string
}

/** Opens the order for a day. */
export function orderLink(language: Language, number: string, token = lookupToken(number)): Link {
  return { href: shopUrl(`/tilaus/${token}`), label: textOf(language, 'mail')('confirmation.link') }
}

/** Where the contract may be withdrawn from. Names the order and opens nothing, so it serves as long as the mail is kept. */
export function withdrawalLink(language: Language, number: string): Link {
  return {
    href: shopUrl(`/peru-sopimus?order=${number}`),
    label: textOf(language, 'withdrawals')('link'),
  }
}
