import type { PayloadRequest } from 'payload'
import type { CardChoice, CheckoutView } from '#contracts/checkout.ts'
import { Refusal } from '#domain/refusal.ts'
import { openGiftCard, openGiftCardAgain, type GiftCard } from '#plugins/giftcards/repository.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { storeCallerOf } from '#plugins/kit/requests/caller.ts'
import type { Purchase } from './purchase.ts'
import { latestPurchase } from './repository.ts'

/** How long the choices of an unpaid purchase are offered again: as long as a payment may take. */
const OFFERED_MS = 3_600_000

/** The shopper's latest purchase, if it was left unpaid. None in a store, whose browser serves other people next. */
async function unpaidPurchase(req: PayloadRequest, shopperId: string): Promise<Purchase | null> {
  if (storeCallerOf(req)) return null
  const latest = await latestPurchase(req, shopperId)
  const isUnpaid = latest && ['awaiting_payment', 'canceled', 'abandoned'].includes(latest.state)
  return isUnpaid && latest.soldBy === null && latest.stateSince > nowIso(-OFFERED_MS) ? latest : null
}

/** What the order form offers again of an unpaid purchase. */
export async function unpaidView(req: PayloadRequest, shopperId: string): Promise<CheckoutView['unpaid']> {
  const unpaid = await unpaidPurchase(req, shopperId)
  if (!unpaid) return null
  const { ref, totals, giftCard } = unpaid
  return {
    ref,
    amountDue: totals.amountDue,
    giftCard: giftCard && { lastDigits: giftCard.lastDigits, amount: giftCard.amount },
  }
}

/**
 * The gift card that a form names. That of a purchase belongs to its own shopper alone.
 *
 * @throws as `openGiftCard`; `giftcard.not_found` where the purchase is not the shopper's unpaid one.
 */
export async function chosenCard(
  req: PayloadRequest,
  choice: CardChoice | undefined,
  shopperId: string,
): Promise<GiftCard | null> {
  if (!choice) return null
  if (!('unpaid' in choice)) return openGiftCard(req, choice, shopperId)
  const unpaid = await unpaidPurchase(req, shopperId)
  if (unpaid?.ref !== choice.unpaid || !unpaid.giftCard) throw new Refusal('giftcard.not_found')
  return openGiftCardAgain(req, unpaid.giftCard.fingerprint, shopperId)
}
