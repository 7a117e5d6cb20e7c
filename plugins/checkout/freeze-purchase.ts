import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { PurchaseForm } from '#contracts/checkout.ts'
import { Refusal } from '#domain/refusal.ts'
import { TERMS_VERSION } from '#domain/seller/terms-version.ts'
import { findCart } from '#plugins/cart/repository.ts'
import { shopperIdOf } from '#plugins/kit/caller.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { idempotencyKeyOf } from '#plugins/kit/idempotency.ts'
import { inTurn } from '#plugins/kit/in-turn.ts'
import { signature } from '#plugins/kit/secrets.ts'
import { providerFor } from '#plugins/payments/repository.ts'
import { claimRows, purchaseOfRows } from './claim-rows.ts'
import { holdAll } from './holds.ts'
import { judgedPurchase } from './judged-purchase.ts'
import { purchaseRefunds } from './late-refunds.ts'
import type { Purchase } from './purchase.ts'
import { releaseIfGivenUp, releasePurchase } from './release-purchase.ts'
import { findPurchaseByKey, movePurchase, openPurchase, purchasesOf } from './repository.ts'
import type { WholePurchase } from './whole-purchase.ts'

/**
 * Freezes what the shopper orders, takes its stock and opens the payment.
 *
 * Claim, do, settle: the document is written first, under the request's key; what is taken is taken
 * in its name, so that whatever a crash leaves open is put back by the sweep. Asked again with the
 * same key it gives the same purchase.
 */
export function freezePurchase(req: PayloadRequest, form: PurchaseForm): Promise<Purchase> {
  return inTurn(`freeze ${shopperIdOf(req)}`, () => freeze(req, form))
}

async function freeze(req: PayloadRequest, form: PurchaseForm): Promise<Purchase> {
  const ref = randomBytes(18).toString('base64url')
  const key = idempotencyKeyOf(req) ?? ref
  const formHash = signature('form', JSON.stringify(form))
  const earlier = await findPurchaseByKey(req, key)
  if (earlier && isSameAgain(earlier, formHash)) return earlier
  const paid = (await giveUpOpenPurchases(req)) ?? (await boughtAlready(req))
  if (paid) return paid

  const judged = await judgedPurchase(req, form)
  const purchase: WholePurchase = {
    ...judged,
    ref,
    key,
    formHash,
    version: 1,
    holdRef: ref,
    shopperId: shopperIdOf(req),
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
    const twin = await purchaseOfRows(req, purchase)
    if (twin) return twin
    throw problem
  }
}

/** Pressed twice, or sent again because the line went dead. A form that was changed meanwhile is another purchase. */
function isSameAgain(earlier: Purchase, formHash: string): boolean {
  if (earlier.state === 'freezing') throw new Refusal('request.in_progress')
  return earlier.formHash === formHash || earlier.state !== 'awaiting_payment'
}

/**
 * A shopper who comes back from the provider without paying and orders again would hold the last piece against
 * themselves, so what they left open is given up first. One that was paid all the same is returned, to go on with.
 */
async function giveUpOpenPurchases(req: PayloadRequest): Promise<Purchase | undefined> {
  for (const open of await purchasesOf(req, shopperIdOf(req), ['awaiting_payment'])) {
    const news =
      open.transactionId &&
      (await providerFor(open.paymentMethodId)
        .status(open.transactionId)
        .catch(() => null))
    if (news && news.outcome === 'paid') return open
    await releasePurchase(req, open.ref, 'canceled')
  }
  return undefined
}

/** What is in the cart was paid a moment ago, and has not left it yet: pressed twice, and sent without a key. */
async function boughtAlready(req: PayloadRequest): Promise<Purchase | null> {
  const shopperId = shopperIdOf(req)
  const { lines } = await findCart(req, shopperId)
  return lines.length > 0 ? purchaseOfRows(req, { shopperId, lines }) : null
}

/** Nothing left to pay needs no provider. */
async function openPayment(req: PayloadRequest, purchase: WholePurchase): Promise<Purchase> {
  const { ref, totals } = purchase
  if (totals.amountDue === 0 && !(await claimRows(req, purchase))) throw new Refusal('request.in_progress')
  const paying = totals.amountDue === 0 ? null : await askProvider(purchase)
  const moved = paying ? await movePurchase(req, ref, 'awaiting_payment', paying) : await movePurchase(req, ref, 'paid')
  if (!moved) throw new Refusal('payment.unavailable')
  return moved
}

function askProvider({ ref, form, totals, paymentMethodId }: WholePurchase) {
  const { email, firstName, lastName } = form.contact
  return providerFor(paymentMethodId).create({
    ...{ owner: purchaseRefunds.owner, ref },
    amount: totals.amountDue,
    customer: { email, firstName, lastName },
    returnUrl: `${process.env.SHOP_URL ?? ''}/checkout/paluu`,
  })
}
