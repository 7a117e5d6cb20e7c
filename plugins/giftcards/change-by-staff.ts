import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import type { changeGiftCard } from '#contracts/giftcards.ts'
import { assertBeLater } from '#domain/giftcards/card-days.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { changeIf, findOne, type DocumentChanges, type Stored } from '#plugins/kit/storage/documents.ts'
import { recordMovement } from './movements.ts'
import { reviveCard } from './repository.ts'

type Change = z.infer<(typeof changeGiftCard)['input']>
type Card = Stored<'gift-cards'>

/**
 * Changes a card for staff, and keeps who did it and why beside its movements. What has expired on an extended card comes
 * back. Throws `giftcard.unknown` and `giftcard.not_later`.
 */
export async function changeByStaff(req: PayloadRequest, { id, note, ...change }: Change, who: string): Promise<Card> {
  const isIt = { id: { equals: id } }
  const card = await findOne(req, 'gift-cards', isIt)
  if (!card) throw new Refusal('giftcard.unknown')
  const changed = await changeIf(req, 'gift-cards', isIt, changesOf(change, card))
  if (!changed) throw new Refusal('giftcard.unknown')
  await recordMovement(req, { card: card.id, kind: change.deed, amount: 0, key: randomUUID(), note, who })
  if (change.deed === 'extension') await reviveCard(req, changed)
  return changed
}

function changesOf(
  { deed: action, expiresOn }: Omit<Change, 'id' | 'note'>,
  card: Card,
): DocumentChanges<'gift-cards'> {
  if (action === 'block') return { blockedAt: card.blockedAt ?? nowIso() }
  if (action === 'unblock') return { blockedAt: null }
  if (expiresOn === undefined) throw new Refusal('giftcard.not_later')
  assertBeLater(expiresOn, card.expiresOn, today())
  return { expiresOn }
}
