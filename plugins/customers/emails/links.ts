import type { PayloadRequest } from 'payload'
import { pagePath, shopUrl } from '#plugins/kit/mail/shop-url.ts'

const pages = {
  sign_in: '/omat-sivut/kirjaudu-sisaan',
  forgot_password: '/omat-sivut/unohtuiiko-salasana',
  data: '/omat-sivut/tehtäviä/omat-tiedot',
} as const

/** The address of a page of the account. */
export function accountPage(page: keyof typeof pages): string {
  return shopUrl(pages[page])
}

/** The address of the editors' page on how to reach the chain; the home page where there is none. */
export async function contactPage(req: PayloadRequest): Promise<string> {
  return shopUrl((await pagePath(req, 'contact_us')) ?? '/')
}

/** The address at which a mailed token is opened. */
export function accountLink(token: string): string {
  return shopUrl(`/omat-sivut/vahvista/${token}`)
}
