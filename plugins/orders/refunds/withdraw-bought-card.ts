import type { PayloadRequest } from 'payload'
import { withdrawableUntil } from '#domain/giftcards/card-days.ts'
import { Refusal } from '#domain/refusal.ts'
import { cardsOfOrder } from '#plugins/giftcards/bought-card.ts'
import type { BoughtCard } from '#plugins/giftcards/buy-cards.ts'
import type { TakesBackCard } from '#plugins/giftcards/card-steps.ts'
import { endTakeBack, takeBack } from '#plugins/giftcards/take-back.ts'
import { today } from '#plugins/kit/clock.ts'
import { giveRefund } from '#plugins/payments/give-refund.ts'
import { orderRefunds } from './order-refunds.ts'

/**
 * Withdraws the purchase of a gift card: the card is taken out of use, and its price is refunded to the buyer, once,
 * however often it is called. Throws `giftcard.used`, and `giftcard.withdrawal_over` after the last day.
 */
export async function withdrawBoughtCard(req: PayloadRequest, card: BoughtCard, by: string): Promise<void> {
  if (card.state === 'withdrawn') return
  if (card.state !== 'withdrawing' && withdrawableUntil(card.boughtOn) < today())
    throw new Refusal('giftcard.withdrawal_over')
  await giveBackCard(req, card, by)
}

/** Gives the money for an unused card back. A refund whose end is not known stays with the order, whose step goes on with it. */
export async function giveBackCard(req: PayloadRequest, card: BoughtCard, by: string, note = ''): Promise<void> {
  const taken = await takeBack(req, card)
  if (taken.state === 'withdrawn') return
  const { id, order, worth } = taken
  // A gift card is never paid by one, so the money goes back to where it came from.
  const asked = { key: `gift card ${id}`, amount: worth, by, note, isFirstToProvider: true }
  await giveRefund({ req, owner: orderRefunds, ref: order }, asked)
  await endTakeBack(req, card)
}

/** Takes the cards of an order that is to be canceled out of use. Throws `giftcard.used` where one has been used. */
export async function takeBackCardsOf(req: PayloadRequest, order: string): Promise<void> {
  for (const card of await cardsOfOrder(req, order)) await takeBack(req, card)
}

/** The money of a canceled order is on its way, that of its cards with it. */
export async function endCardsOf(req: PayloadRequest, order: string): Promise<void> {
  for (const card of await cardsOfOrder(req, order)) await endTakeBack(req, card)
}

/** Gives the money for a card that is being withdrawn, where a crash or a silent provider has left it. */
export const giveBackStep: TakesBackCard = async (req, card) => {
  if (card.state === 'withdrawing') await giveBackCard(req, card, '')
}
