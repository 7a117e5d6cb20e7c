import type { StaffRole } from '#plugins/kit/requests/caller.ts'
import { openBrowser, type AccountBrowser } from './account-browser.ts'
import { openOwnOrders } from './own-orders.ts'

/** A trial shop whose staff serve customers in their stores. */
export async function openStoreAdmin() {
  const admin = await openOwnOrders()

  /** A browser in which a member of staff is signed in to the admin, of a store of their own where one is named. */
  async function staffBrowser(role: StaffRole, own?: number): Promise<AccountBrowser> {
    const browser = await openBrowser(admin.shop)
    const { Authorization = '' } = await admin.staff(role, own)
    browser.cookies.set('payload-token', Authorization.replace('JWT ', ''))
    return browser
  }

  return {
    ...admin,
    staffBrowser,
    /** A browser in which a store is open. */
    async store(number = 101): Promise<AccountBrowser> {
      const browser = await staffBrowser('store-staff', number)
      const { status, body } = await browser.ask('/store-mode/open', { store: number })
      if (status !== 200) throw new Error(`Not opened: ${JSON.stringify(body)}`)
      return browser
    },
  }
}
