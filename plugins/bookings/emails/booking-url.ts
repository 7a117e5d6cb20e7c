import type { Language } from '#contracts/language.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { bookingToken } from '../booking-token.ts'

/** The page where the bearer of the link sees, moves and cancels a booking. */
export function bookingUrl(number: string, language: Language): string {
  return shopUrl(`/varaa-näöntarkastus/${number}?avain=${bookingToken(number)}`, language)
}
