import type { PayloadRequest } from 'payload'
import type { BoughtCardView } from '#contracts/giftcards.ts'
import { lastDayFrom, withdrawableUntil } from '#domain/giftcards/card-days.ts'
import { Refusal } from '#domain/refusal.ts'
import { today } from '#plugins/kit/clock.ts'
import { findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { heldInAll } from '#plugins/kit/storage/reserve.ts'
import { giftIn, keyIn, type BoughtCard } from './buy-cards.ts'
import { cardPdf } from './card-pdf.ts'

export const findBoughtCard = (req: PayloadRequest, ref: string): Promise<BoughtCard | null> =>
  findOne(req, 'bought-cards', { ref: { equals: ref } })

export const cardsOfOrder = (req: PayloadRequest, order: string): Promise<BoughtCard[]> =>
  findAll(req, 'bought-cards', { order: { equals: order } })

/** The cards of these orders, the latest first. */
export const cardsOfOrders = (req: PayloadRequest, orders: string[]): Promise<BoughtCard[]> =>
  findAll(req, 'bought-cards', { order: { in: orders } }, { sort: '-boughtOn' })

/** The card of this reference. Throws `giftcard.bought_not_found`. */
export async function boughtCardOf(req: PayloadRequest, ref: string): Promise<BoughtCard> {
  const found = await findBoughtCard(req, ref)
  if (!found) throw new Refusal('giftcard.bought_not_found')
  return found
}

/** What its buyer sees of a card. */
export async function viewOf(req: PayloadRequest, document: BoughtCard): Promise<BoughtCardView> {
  const { picture, message, by, receiver } = giftIn(req, document)
  const { sendOn, state, boughtOn, card: id } = document
  const card = id === null ? null : await findOne(req, 'gift-cards', { id: { equals: id } })
  const until = withdrawableUntil(boughtOn)
  const isOpen = state === 'sent' || state === 'waiting'
  const isUnused = card?.balance === document.worth && heldInAll(card.holds) === 0
  return {
    worth: card?.worth ?? document.worth,
    picture,
    message,
    by,
    receiver: receiver.name,
    sendOn,
    expiresOn: card?.expiresOn ?? lastDayFrom(sendOn),
    isSent: state === 'sent',
    isWithdrawn: !isOpen,
    isPrintable: by === 'print' && state === 'sent' && document.secret !== null,
    withdrawUntil: isOpen && isUnused && until >= today() ? until : null,
  }
}

/**
 * The file of a card that its buyer prints. Throws `giftcard.not_printable` if its number is no longer stored, or it
 * was mailed.
 */
export async function printBought(req: PayloadRequest, document: BoughtCard): Promise<Uint8Array> {
  const gift = giftIn(req, document)
  const key = gift.by === 'print' && document.state === 'sent' ? keyIn(req, document) : null
  if (!key) throw new Refusal('giftcard.not_printable')
  const { language, ref } = document
  const { worth, expiresOn } = await viewOf(req, document)
  return cardPdf({ language, gift, worth, expiresOn, key, ref })
}
