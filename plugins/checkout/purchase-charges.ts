import type { PayloadRequest } from 'payload'
import type { NoOrderReason } from '#contracts/checkout.ts'
import { isSubscribed } from '#domain/cart/subscribable.ts'
import { noOrderReason } from '#domain/checkout/purchase-states.ts'
import { Refusal } from '#domain/refusal.ts'
import { LENS_AGREEMENT } from '#plugins/agreements/repository.ts'
import { retentionCutoff } from '#plugins/kit/tasks/retention-cutoff.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import type { ChargeOwner } from '#plugins/payments/charge-owners.ts'
import { promiseBack } from '#plugins/payments/charges/charge-refunds.ts'
import type { Charge } from '#plugins/payments/charges/repository.ts'
import { claimRows } from './claim-rows.ts'
import { customerOfPurchase, lateHoldRef, type Purchase } from './purchase.ts'
import { postRefundedLetter } from './emails/payment-refunded.ts'
import { purchasePaid } from './purchase-steps.ts'
import { releaseIfGivenUp, releasePurchase } from './release-purchase.ts'
import { releaseReservations, reserveAll } from './reservations.ts'
import { findPurchase, movePurchase } from './repository.ts'

/** The refund by which a payment that came too late goes back by itself; those that staff ask for are counted on. */
const FIRST_REFUND = 'late-1'

/** What becomes of a purchase when its charge is paid, gone or given back. */
export const purchaseCharges: ChargeOwner = {
  async payer(req, { subject }) {
    const purchase = await findPurchase(req, subject)
    if (!purchase) return null
    const { email, firstName, lastName } = purchase.form.contact
    return { email, firstName, lastName }
  },
  async keepsCard(req, { subject }) {
    const purchase = await findPurchase(req, subject)
    if (!purchase) return null
    const { lines, subscriptionTerms: version } = purchase
    const customer = isSubscribed(lines) ? await customerOfPurchase(req, purchase) : null
    return customer === null ? null : { customer, agreement: LENS_AGREEMENT, version }
  },
  paid: (req, charge) => serialized(`purchase ${charge.subject}`, () => settlePaid(req, charge)),
  gone: (req, { subject, goneBy }) => releasePurchase(req, subject, goneBy === 'provider' ? 'canceled' : 'abandoned'),
  async refunded(req, { subject, state }) {
    if (state === 'refunded') await movePurchase(req, subject, 'refunded', {}, { from: ['refunding'] })
    else await movePurchase(req, subject, 'refunding', {}, { from: ['refunded'] })
  },
  async arrived(req, { subject, promised }) {
    const purchase = await findPurchase(req, subject)
    // A deleted purchase leaves no address: the provider informs the payer.
    if (purchase) await postRefundedLetter(req, purchase, promised)
  },
  async isRefused(req, { subject }) {
    const purchase = await findPurchase(req, subject)
    return purchase?.state === 'awaiting_payment' && purchase.soldBy !== null
  },
  mustGoBack: true,
  givesUpReserved: true,
}

async function purchaseOf(req: PayloadRequest, ref: string): Promise<Purchase> {
  const purchase = await findPurchase(req, ref)
  if (!purchase) throw new Refusal('payment.unknown')
  return purchase
}

async function settlePaid(req: PayloadRequest, charge: Charge): Promise<void> {
  const { subject: ref, transactionId } = charge
  const purchase = await findPurchase(req, ref)
  if (!purchase) return giveBackErased(req, charge)
  if (isPaidAnotherWay(purchase, charge))
    return void (await promiseBack(req, charge.ref, charge.paid ?? 0, () => FIRST_REFUND))
  if (charge.paid !== purchase.totals.amountDue) return keepOtherSum(req, purchase, charge)
  const paid =
    purchase.state === 'awaiting_payment' &&
    (await claimRows(req, purchase)) &&
    (await movePurchase(req, ref, 'paid', { transactionId }, { from: ['awaiting_payment'] }))
  if (paid) return purchasePaid(req, paid)
  // Given up meanwhile, or another purchase bought the same.
  await movePurchase(req, ref, 'paid_late', { transactionId, holdRef: lateHoldRef(ref) })
  await goOn(req, await purchaseOf(req, ref), charge)
}

/** Whether other money has paid for it: of what a store sold, both the link and the till may have been paid. */
function isPaidAnotherWay({ state, transactionId, soldBy }: Purchase, charge: Charge): boolean {
  return soldBy !== null && (state === 'paid' || state === 'ordered') && transactionId !== charge.transactionId
}

/** Goes on with a purchase whose money has come, from wherever an earlier run has left it. */
async function goOn(req: PayloadRequest, purchase: Purchase, charge: Charge): Promise<void> {
  const { state } = purchase
  // The proof came before what opened the payment has ended.
  if (state === 'freezing') throw new Refusal('request.in_progress')
  if (state === 'paid') await purchasePaid(req, purchase)
  if (state === 'paid_late') await settleLate(req, purchase, charge)
  if (state === 'refunding') await giveBack(req, purchase, charge)
}

/** Paid after the purchase was given up: the stock is reserved again, or the money goes back. */
async function settleLate(req: PayloadRequest, purchase: Purchase, charge: Charge): Promise<void> {
  const { ref } = purchase
  // A crash may have come between giving up and releasing.
  await releaseReservations(req, { ...purchase, holdRef: ref })
  const reason = (await claimRows(req, purchase)) ? await reserveLate(req, purchase) : 'ordered_already'
  if (reason) {
    const moved = await movePurchase(req, ref, 'refunding', { noOrderReason: reason }, { from: ['paid_late'] })
    return moved ? giveBack(req, moved, charge) : undefined
  }
  const paid = await movePurchase(req, ref, 'paid', {}, { from: ['paid_late'] })
  if (paid) await purchasePaid(req, paid)
  else await releaseIfGivenUp(req, ref)
}

async function reserveLate(req: PayloadRequest, purchase: Purchase): Promise<NoOrderReason | null> {
  try {
    await reserveAll(req, purchase)
    return null
  } catch (problem) {
    if (problem instanceof Refusal) return noOrderReason(problem.code)
    throw problem
  }
}

/** Another sum was paid than was asked. Staff must find out why and give it back by hand, so it is listed in the admin. */
async function keepOtherSum(req: PayloadRequest, { ref }: Purchase, charge: Charge): Promise<void> {
  const changes = { transactionId: charge.transactionId, noOrderReason: 'other_sum' as const }
  const moved = await movePurchase(req, ref, 'refunding', changes, {
    from: ['awaiting_payment', 'canceled', 'abandoned'],
  })
  if (moved) req.payload.logger.error({ purchase: ref }, 'Another sum was paid than was asked')
  await goOn(req, await purchaseOf(req, ref), charge)
}

/**
 * Promises back all of a payment whose purchase was deleted before. An order's purchase is deleted long after it was
 * paid, so recent money came after the deletion; throws `payment.unknown` for any other, which staff settle.
 */
async function giveBackErased(req: PayloadRequest, { ref, paid, since }: Charge): Promise<void> {
  if (since < retentionCutoff('ordered purchases')) throw new Refusal('payment.unknown')
  req.payload.logger.error({ charge: ref }, 'A payment came after its purchase was forgotten')
  await promiseBack(req, ref, paid ?? 0, () => FIRST_REFUND)
}

/** A payment that cannot become an order: what was held is released, and all that came goes back. Safe to repeat. */
async function giveBack(req: PayloadRequest, purchase: Purchase, { ref, paid }: Charge): Promise<void> {
  await releaseReservations(req, purchase)
  await promiseBack(req, ref, paid ?? 0, () => (purchase.noOrderReason === 'other_sum' ? undefined : FIRST_REFUND))
}
