import type { PayloadRequest } from 'payload'
import type { Language } from '#contracts/language.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { textOf } from '#locales/texts.ts'
import { cardsOfOrder } from '#plugins/giftcards/bought-card.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { lookupToken } from '../order-links.ts'
import type { Order } from '../order.ts'

interface Link {
  href: string
  label: string
}

/** Opens the order for a day. */
export function orderLink(language: Language, number: string, token = lookupToken(number)): Link {
  return { href: shopUrl(`/tilaus/${token}`), label: textOf(language, 'mail')('confirmation.link') }
}

/**
 * Link to the page where the contract may be withdrawn from. It names the order and opens nothing, so it stays valid as
 * long as the mail exists.
 */
export function withdrawalLink(language: Language, number: string): Link {
  return {
    href: shopUrl(`/peru-sopimus?order=${number}`),
    label: textOf(language, 'withdrawals')('link'),
  }
}

/** Where the buyer sees, prints and withdraws from each gift card of an order. */
export async function boughtCardLinks(req: PayloadRequest, { number, language }: Order): Promise<Link[]> {
  const t = textOf(language, 'giftcards')
  return (await cardsOfOrder(req, number)).map(({ ref, worth }) => ({
    href: shopUrl(`/lahjakortii/ostettu/${ref}`),
    label: t('mail.bought_link', { amount: formatPrice(worth) }),
  }))
}
