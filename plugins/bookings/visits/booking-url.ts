import type { Language } from '#contracts/language.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { bookingToken } from '../booking-token.ts'

/** Where a booking is seen, moved and canceled by whoever has the link. */
export function bookingUrl(number: string, language: Language): string {
  return shopUrl(`/varaa-näöntarkastus/${number}?avain=${bookingToken(number)}`, language)
}
