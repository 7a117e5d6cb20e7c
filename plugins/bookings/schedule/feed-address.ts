import { shopUrl } from '#plugins/kit/mail/shop-url.ts'

/** Where calendars read the feed of an optometrist. */
export function feedAddress(secret: string): string {
  return shopUrl(`/vastaanotto/${secret}.ics`)
}
