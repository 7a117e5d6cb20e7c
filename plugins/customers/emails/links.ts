import { shopUrl } from '#plugins/kit/mail/shop-url.ts'

const pages = {
  sign_in: '/omat-sivut/kirjaudu-sisaan',
  forgot_password: '/omat-sivut/unohtuiiko-salasana',
  contact: '/ota-yhteyttä',
} as const

/** The address of a page of the account. */
export function pagesLink(page: keyof typeof pages): string {
  return shopUrl(pages[page])
}

/** The address at which a mailed token is opened. */
export function accountLink(token: string): string {
  return shopUrl(`/omat-sivut/vahvista/${token}`)
}
