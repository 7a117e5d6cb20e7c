import { randomUUID } from 'node:crypto'
import type { PurchaseForm } from '#contracts/checkout.ts'
import { changeIf, findOne } from '#plugins/kit/storage/documents.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { signedInBrowser, type AccountBrowser } from './account-browser.ts'
import { orderForm } from './order-form.ts'
import { openWithdrawalAdmin } from './withdrawal-admin.ts'
import type { Caller } from './trial-shop.ts'

export type OwnOrders = Awaited<ReturnType<typeof openOwnOrders>>

/** A customer who is signed in, with the customer's browser. */
export interface SignedIn extends AccountBrowser {
  email: string
}

/** A trial shop where signed-in customers buy, return and cancel, and staff answer. */
export async function openOwnOrders(...from: Parameters<typeof openWithdrawalAdmin>) {
  const admin = await openWithdrawalAdmin(...from)
  const { shop } = admin

  async function headersOf({ cookies, ask }: AccountBrowser): Promise<Caller> {
    const { token } = (await ask('/site/token')).body
    return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), 'CSRF-TOKEN': token as string }
  }

  /** What a form says with this address. */
  function contactOf(email: string): Partial<PurchaseForm> {
    return { contact: { ...orderForm(0).contact, email } }
  }

  return {
    ...admin,
    headersOf,
    contactOf,
    async customer(email = `${randomUUID()}@example.com`): Promise<SignedIn> {
      return { ...(await signedInBrowser(shop, email)), email }
    },
    /** An order of so many bottles that a customer makes signed in. */
    async boughtBy(customer: SignedIn, quantity = 1) {
      const headers = await headersOf(customer)
      await shop.ask('/cart/update', { skuId: admin.goods.skuId, quantity }, headers)
      const form = { shownTotal: quantity * admin.goods.amount, ...contactOf(customer.email) }
      return admin.paidOrder(form, headers)
    },
    /** Makes the customer's sessions strong, as bank codes do. */
    async identify({ email }: SignedIn): Promise<void> {
      const found = await findOne(shop, 'customers', { email: { equals: email } })
      await changeIf(shop, 'customer-sessions', { customer: { equals: found?.number } }, { identifiedAt: nowIso() })
    },
    async customerNumber({ email }: SignedIn): Promise<string> {
      return (await findOne(shop, 'customers', { email: { equals: email } }))?.number ?? ''
    },
  }
}
