import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { assertAllow } from '#domain/subscriptions/contract.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { openCharge } from '#plugins/payments/charges/open-charge.ts'
import { deliveryNamed, deliveryRef, subscriptionNumbered } from './repository.ts'
import { SUBSCRIPTION } from './subscription-charges.ts'
import { contentOf } from './view.ts'

/** Paid by card or bank, as the payer chooses. */
const METHOD = 70

/**
 * Opens a payment of the delivery that the card could not pay, and returns the provider's page: for one version always
 * the same page, however often the customer asks.
 */
export function openPayment(req: PayloadRequest, { id, version }: { id: number; version: number }): Promise<string> {
  return serialized(`subscription ${id} pay`, async () => {
    const subscription = await subscriptionNumbered(req, id)
    const { contract } = subscription
    assertAllow(contract, await contentOf(req, subscription), 'pay')
    if (subscription.version !== version) throw new Refusal('subscription.changed')
    const subject = deliveryRef(id, contract.open?.period ?? 0)
    const { amount } = await deliveryNamed(req, subject)
    const asked = { ref: `${subject}-p${version}`, owner: SUBSCRIPTION, subject, amount, method: METHOD } as const
    return openCharge(req, { ...asked, returnUrl: shopUrl('/omat-sivut/tilaus/paluu', languageOf(req)) })
  })
}
