import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { PurchaseForm } from '#contracts/checkout.ts'
import { isSubscribed } from '#domain/cart/subscribable.ts'
import { Refusal } from '#domain/refusal.ts'
import { LENS_AGREEMENT, agreementInForce } from '#plugins/agreements/repository.ts'
import { findCart } from '#plugins/cart/repository.ts'
import { shopperIdOf, storeCallerOf } from '#plugins/kit/requests/caller.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import { signature } from '#plugins/kit/sealing/secrets.ts'
import { findCharge } from '#plugins/payments/charges/repository.ts'
import { settleAsked } from '#plugins/payments/charges/settle-charge.ts'
import { purchaseOfRows } from './claim-rows.ts'
import { reserveAll } from './reservations.ts'
import { validatedPurchase } from './validated-purchase.ts'
import { openPayment } from './open-payment.ts'
import type { Purchase, SoldBy } from './purchase.ts'
import { releaseIfGivenUp, releasePurchase } from './release-purchase.ts'
import { findPurchase, findPurchaseByKey, openPurchase, purchasesOf } from './repository.ts'

/**
 * Creates the purchase of what the shopper orders: gives up those that wait for payment, freezes the validated form in a document,
 * reserves its goods and opens the payment.
 *
 * The document is written first, under the request's key, and all reservations carry its reference, so that the sweep can
 * release what a crash leaves unfinished. A repeat with the same key gives the same purchase.
 */
export function createPurchase(req: PayloadRequest, form: PurchaseForm): Promise<Purchase> {
  return serialized(`create purchase ${shopperIdOf(req)}`, () => create(req, form))
}

async function create(req: PayloadRequest, form: PurchaseForm): Promise<Purchase> {
  const ref = randomBytes(18).toString('base64url')
  const key = idempotencyKeyOf(req) ?? ref
  const formHash = signature('form', JSON.stringify(form))
  const earlier = await findPurchaseByKey(req, key)
  if (earlier && isSameSubmission(earlier, formHash)) {
    const asked = await settled(req, earlier)
    if (!isGivenUp(asked)) return asked
  }
  const paid = (await giveUpOpenPurchases(req)) ?? (await findBoughtPurchase(req))
  if (paid) return paid

  const validated = await validatedPurchase(req, form)
  const purchase = await openPurchase(req, {
    ...validated,
    ref,
    key,
    formHash,
    version: 1,
    holdRef: ref,
    shopperId: shopperIdOf(req),
    language: languageOf(req),
    state: 'freezing',
    stateSince: nowIso(),
    termsVersion: (await agreementInForce(req, 'terms'))?.effectiveOn ?? null,
    subscriptionTerms: isSubscribed(validated.lines)
      ? ((await agreementInForce(req, LENS_AGREEMENT))?.effectiveOn ?? null)
      : null,
    transactionId: null,
    soldBy: soldBy(req),
    orderNumber: null,
    noOrderReason: null,
  })
  if (!purchase) throw new Refusal('request.in_progress')
  try {
    await reserveAll(req, purchase)
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

/** The store in whose browser this is ordered, with whom it serves; null on the web. */
function soldBy(req: PayloadRequest): SoldBy | null {
  const store = storeCallerOf(req)
  return store ? { store: store.id, storeName: store.name, staff: store.staff, customer: store.customer } : null
}

/** Whether a form was sent twice, after a double click or a lost connection. A changed form is another purchase. */
function isSameSubmission(earlier: Purchase, formHash: string): boolean {
  if (earlier.state === 'freezing') throw new Refusal('request.in_progress')
  return earlier.formHash === formHash || earlier.state !== 'awaiting_payment'
}

/**
 * Gives up the shopper's purchases that wait for their payment, whose reservations could otherwise block the new one.
 * Settles one that has been paid after all and returns it instead, so that no shopper pays for the same once more.
 */
async function giveUpOpenPurchases(req: PayloadRequest): Promise<Purchase | undefined> {
  for (const open of await purchasesOf(req, shopperIdOf(req), ['awaiting_payment'])) {
    const asked = await settled(req, open)
    if (asked.state !== 'awaiting_payment' && !isGivenUp(asked)) return asked
    await releasePurchase(req, open.ref, 'canceled')
  }
  return undefined
}

const isGivenUp = ({ state }: Purchase) => state === 'canceled' || state === 'abandoned'

/** A purchase as its provider says that it stands. A silent provider is asked again by the charge. */
async function settled(req: PayloadRequest, purchase: Purchase): Promise<Purchase> {
  const { state, ref } = purchase
  if (state !== 'awaiting_payment') return purchase
  await settleAsked(req, await findCharge(req, ref)).catch((problem: unknown) => {
    if (!(problem instanceof Refusal) || problem.code !== 'payment.unavailable') throw problem
  })
  return (await findPurchase(req, ref)) ?? purchase
}

/** The purchase that has just bought the cart's rows: a double click without a key, before the cart was emptied. */
async function findBoughtPurchase(req: PayloadRequest): Promise<Purchase | null> {
  const shopperId = shopperIdOf(req)
  const { lines } = await findCart(req, shopperId)
  return lines.length > 0 ? purchaseOfRows(req, { shopperId, lines }) : null
}
