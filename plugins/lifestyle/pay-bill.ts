import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { openCharge } from '#plugins/payments/charges/open-charge.ts'
import { billNamed, billRef } from './bill-repository.ts'
import { LIFESTYLE, METHOD } from './contract-charges.ts'
import { contractNumbered } from './repository.ts'

/**
 * Opens a payment of the month that the card could not pay, and returns the provider's page: for one version always the
 * same page, however often the customer asks.
 */
export function openPayment(req: PayloadRequest, { id, version }: { id: number; version: number }): Promise<string> {
  return serialized(`lifestyle ${id} pay`, async () => {
    const { contract, version: now } = await contractNumbered(req, id)
    const { open } = contract
    if (now !== version) throw new Refusal('lifestyle.changed')
    if (!open || open.stage === 'charging') throw new Refusal('lifestyle.not_allowed')
    const subject = billRef(id, open.month)
    const { amount } = await billNamed(req, subject)
    const asked = { ref: `${subject}-p${version}`, owner: LIFESTYLE, subject, amount, method: METHOD } as const
    return openCharge(req, { ...asked, returnUrl: shopUrl('/omat-sivut/tilaus/silmälasit/paluu', languageOf(req)) })
  })
}
