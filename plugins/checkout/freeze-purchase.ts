import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { PurchaseForm } from '#contracts/checkout.ts'
import { Refusal } from '#domain/refusal.ts'
import { TERMS_VERSION } from '#domain/seller/terms-version.ts'
import { findCart } from '#plugins/cart/repository.ts'
import { shopperIdOf } from '#plugins/kit/requests/caller.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import { signature } from '#plugins/kit/sealing/secrets.ts'
import { providerFor } from '#plugins/payments/providers.ts'
import { claimRows, purchaseOfRows } from './claim-rows.ts'
import { holdAll } from './holds.ts'
import { judgedPurchase } from './judged-purchase.ts'
import { purchaseRefunds } from './late-refunds.ts'
import type { Purchase } from './purchase.ts'
import { releaseIfGivenUp, releasePurchase } from './release-purchase.ts'
import { findPurchaseByKey, movePurchase, openPurchase, purchasesOf } from './repository.ts'

/**
 * Freezes what the shopper orders, takes its stock and opens the payment.
 *
 * The document is written first, under the request's key, and all holds carry its reference, so that the sweep can release
 * what a crash leaves open. A repeat with the same key gives the same purchase.
 */
export function freezePurchase(req: PayloadRequest, form: PurchaseForm): Promise<Purchase> {
  return serialized(`freeze ${shopperIdOf(req)}`, () => freeze(req, form))
}

async function freeze(req: PayloadRequest, form: PurchaseForm): Promise<Purchase> {
  const ref = randomBytes(18).toString('base64url')
  const key = idempotencyKeyOf(req) ?? ref
  const formHash = signature('form', JSON.stringify(form))
  const earlier = await findPurchaseByKey(req, key)
  if (earlier && isSameSubmission(earlier, formHash)) return earlier
  const paid = (await giveUpOpenPurchases(req)) ?? (await findBoughtPurchase(req))
  if (paid) return paid

  const judged = await judgedPurchase(req, form)
  const purchase: Purchase = {
    ...judged,
    ref,
    key,
    formHash,
    version: 1,
    holdRef: ref,
    shopperId: shopperIdOf(req),
    language: languageOf(req),
    state: 'freezing',
    stateSince: nowIso(),
    isReleased: false,
    termsVersion: TERMS_VERSION,
    transactionId: null,
    payUrl: null,
    orderNumber: null,
    nextAskAt: null,
    noOrderReason: null,
    promised: 0,
    refunds: [],
  }
  if (!(await openPurchase(req, purchase))) throw new Refusal('request.in_progress')
  try {
    await holdAll(req, purchase)
    return await openPayment(req, purchase)
  } catch (problem) {
    await releasePurchase(req, ref, 'abandoned')
    // The sweep may have given it up while stock was still being taken.
    await releaseIfGivenUp(req, ref)
    const existing = await purchaseOfRows(req, purchase)
    if (existing) return existing
    throw problem
  }
}

/** Whether a form was sent twice, after a double click or a lost connection. A changed form is another purchase. */
function isSameSubmission(earlier: Purchase, formHash: string): boolean {
  if (earlier.state === 'freezing') throw new Refusal('request.in_progress')
  return earlier.formHash === formHash || earlier.state !== 'awaiting_payment'
}

/**
 * Gives up the shopper's open purchases, whose holds could otherwise block the new one. If one of them has been paid after
 * all, it is returned instead.
 */
async function giveUpOpenPurchases(req: PayloadRequest): Promise<Purchase | undefined> {
  for (const open of await purchasesOf(req, shopperIdOf(req), ['awaiting_payment'])) {
    const report =
      open.transactionId &&
      (await providerFor(open.paymentMethodId)
        .status(open.transactionId)
        .catch(() => null))
    if (report && report.outcome === 'paid') return open
    await releasePurchase(req, open.ref, 'canceled')
  }
  return undefined
}

/** The purchase that has just bought the cart's rows: a double click without a key, before the cart was emptied. */
async function findBoughtPurchase(req: PayloadRequest): Promise<Purchase | null> {
  const shopperId = shopperIdOf(req)
  const { lines } = await findCart(req, shopperId)
  return lines.length > 0 ? purchaseOfRows(req, { shopperId, lines }) : null
}

/** Without an amount due, no provider is needed. */
async function openPayment(req: PayloadRequest, purchase: Purchase): Promise<Purchase> {
  const { ref, totals } = purchase
  if (totals.amountDue === 0 && !(await claimRows(req, purchase))) throw new Refusal('request.in_progress')
  const paying = totals.amountDue === 0 ? null : await requestPayment(purchase)
  const moved = paying ? await movePurchase(req, ref, 'awaiting_payment', paying) : await movePurchase(req, ref, 'paid')
  if (!moved) throw new Refusal('payment.unavailable')
  return moved
}

function requestPayment({ ref, form, totals, paymentMethodId }: Purchase) {
  const { email, firstName, lastName } = form.contact
  return providerFor(paymentMethodId).create({
    ...{ owner: purchaseRefunds.owner, ref },
    amount: totals.amountDue,
    customer: { email, firstName, lastName },
    returnUrl: `${process.env.SHOP_URL ?? ''}/checkout/paluu`,
  })
}
