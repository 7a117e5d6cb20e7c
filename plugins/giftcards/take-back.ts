import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { changeIf, findOne } from '#plugins/kit/storage/documents.ts'
import { heldInAll } from '#plugins/kit/storage/reserve.ts'
import { changeAndSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { issuedCard, type BoughtCard } from './buy-cards.ts'
import { movementsOf, recordLeaving } from './movements.ts'
import { takeOff } from './settle-cards.ts'

/**
 * Takes a bought card out of use with all its money, so that what was paid for it may go back: it is blocked in the same
 * statement. Throws `giftcard.used` where anything of it has been used or is held by a purchase, and leaves it as it was. Safe to
 * repeat; the caller gives the money and then calls `endTakeBack`.
 */
export async function takeBack(req: PayloadRequest, document: BoughtCard): Promise<BoughtCard> {
  if (document.state === 'withdrawn') return document
  const { id, state } = document.card === null ? await issuedCard(req, document) : document
  const isOpen = { and: [{ id: { equals: id } }, { state: { equals: state } }] }
  const claimed = await changeAndSchedule(req, 'bought-cards', isOpen, { state: 'withdrawing' }, ['giveBack'])
  if (!claimed) {
    const now = await findOne(req, 'bought-cards', { id: { equals: id } })
    if (!now) throw new Refusal('giftcard.bought_not_found')
    return takeBack(req, now)
  }
  if (await isEmptied(req, claimed)) return claimed
  // A card that waits for its day still has its number, which has not been sent to any person.
  const before = claimed.secret === null || state !== 'waiting' ? 'sent' : 'waiting'
  await changeIf(
    req,
    'bought-cards',
    { and: [{ id: { equals: id } }, { state: { equals: 'withdrawing' } }] },
    { state: before },
  )
  throw new Refusal('giftcard.used')
}

/** Whether the whole worth has been taken off the card. */
async function isEmptied(req: PayloadRequest, { card: id, worth }: BoughtCard): Promise<boolean> {
  const card = id === null ? null : await findOne(req, 'gift-cards', { id: { equals: id } })
  if (!card) return false
  await recordLeaving(req, card)
  const taken = (await movementsOf(req, card.id)).some(({ kind }) => kind === 'withdrawal')
  if (taken) return true
  if (card.balance !== worth || heldInAll(card.holds) > 0) return false
  return (await takeOff(req, card, 'withdrawal', [], { blockedAt: card.blockedAt ?? nowIso() })) !== null
}

/** The money is on its way: the card is withdrawn, and its number is erased. */
export async function endTakeBack(req: PayloadRequest, { id }: BoughtCard): Promise<void> {
  const isOpen = { and: [{ id: { equals: id } }, { state: { equals: 'withdrawing' } }] }
  await changeIf(req, 'bought-cards', isOpen, { state: 'withdrawn', secret: null })
}
