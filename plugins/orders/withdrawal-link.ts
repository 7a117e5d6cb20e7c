import { textOf } from '#locales/texts.ts'
import { shopUrl } from './letter.ts'

/** Where an order may be withdrawn from. Names the order and opens nothing, so it serves as long as the mail is kept. */
export function withdrawalLink(number: string): { href: string; label: string } {
  return { href: shopUrl(`/peru-sopimus?tilaus=${number}`), label: textOf('fi', 'withdrawals')('link') }
}
