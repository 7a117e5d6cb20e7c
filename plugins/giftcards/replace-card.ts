import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { findOne, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { movementsOf, recordLeaving } from './movements.ts'
import { takeOff } from './settle-cards.ts'

/**
 * Takes what is left off a lost card, which is blocked with it, and gives the amount in cents, 0 where nothing was left. Safe to
 * repeat: what has been taken once is read from its movements.
 */
export async function moveFromLost(req: PayloadRequest, lost: DocumentId): Promise<Cents> {
  const card = await findOne(req, 'gift-cards', { id: { equals: lost } })
  if (!card) throw new Error('A lost gift card is gone')
  await recordLeaving(req, card)
  const moved = (await movementsOf(req, lost)).find(({ kind, amount }) => kind === 'transfer' && amount < 0)
  if (moved) return -moved.amount
  if (card.balance <= 0) return 0
  const blocked = { blockedAt: card.blockedAt ?? nowIso() }
  return (await takeOff(req, card, 'transfer', [], blocked)) ? card.balance : moveFromLost(req, lost)
}
