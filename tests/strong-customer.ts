import type { Shop } from '#plugins/kit/open-shop.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { changeIf, findOne } from '#plugins/kit/storage/documents.ts'
import { signedInBrowser, type AccountBrowser } from './account-browser.ts'

/** Raises the trust of every session of a customer, as strong identification does. */
export async function identify(shop: Shop, email: string): Promise<void> {
  const customer = await findOne(shop, 'customers', { email: { equals: email } })
  await changeIf(shop, 'customer-sessions', { customer: { equals: customer?.number } }, { identifiedAt: nowIso() })
}

/** A browser that is signed in to a new account of this address, with strong trust. */
export async function strongBrowser(shop: Shop, email: string): Promise<AccountBrowser> {
  const browser = await signedInBrowser(shop, email)
  await identify(shop, email)
  return browser
}
