import { shopUrl } from '#plugins/kit/mail/shop-url.ts'

/** The page where a customer is identified and comes to the account. */
export const identifyPage = (): string => shopUrl('/omat-sivut/tunnistaudu')

/** The address at which the mailed link of a new account is opened. */
export function newAccountPage(token: string): string {
  return shopUrl(`/omat-sivut/tunnistaudu/vahvista/${token}`)
}
