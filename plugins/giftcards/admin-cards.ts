import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { balanceOf, liabilityByMonth, type LiabilityMonth } from '#domain/giftcards/ledger.ts'
import { findAll, findOne, type Stored } from '#plugins/kit/storage/documents.ts'
import { heldInAll } from '#plugins/kit/storage/reserve.ts'
import { giftIn, type BoughtCard } from './buy-cards.ts'
import { allMovements, movementsOf } from './movements.ts'

/** The chain's liability to the holders of its cards. */
export interface Liability {
  months: LiabilityMonth[]
  /** The money on all cards, with what purchases hold. */
  onCards: Cents
  /** By how much the movements differ from that; 0 unless a crash has left one to be recorded. */
  difference: Cents
}

export async function liability(req: PayloadRequest): Promise<Liability> {
  const movements = await allMovements(req)
  const cards = await findAll(req, 'gift-cards', {}, { fields: ['balance', 'holds'] })
  const onCards = cards.reduce((sum, { balance, holds }) => sum + balance + heldInAll(holds), 0)
  return { months: liabilityByMonth(movements), onCards, difference: balanceOf(movements) - onCards }
}

/** A card with all that happened to it, the latest first; null where there is none. */
export async function cardWithHistory(req: PayloadRequest, id: string) {
  const card: Stored<'gift-cards'> | null = await findOne(req, 'gift-cards', { id: { equals: id } })
  if (!card) return null
  const document = await findOne(req, 'bought-cards', { card: { equals: card.id } })
  return {
    card,
    held: heldInAll(card.holds),
    history: await movementsOf(req, card.id),
    bought: document && sentAs(req, document),
  }
}

/** How a card that was bought was sent; by its reference staff replace it or take it back. */
function sentAs(req: PayloadRequest, document: BoughtCard) {
  const { by, receiver, buyerEmail } = giftIn(req, document)
  const { ref, state, sendOn } = document
  return { ref, state, sendOn, to: by === 'mail' ? receiver.email : buyerEmail }
}

/** The cards that were issued last. */
export function latestCards(req: PayloadRequest): Promise<Stored<'gift-cards'>[]> {
  return findAll(req, 'gift-cards', {}, { sort: '-id', limit: 20 })
}
