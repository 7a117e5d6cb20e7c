import type { PayloadRequest, Where } from 'payload'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { changeIf, findAll, type DocumentChanges, type Stored } from '#plugins/kit/storage/documents.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { recordIssue, recordLeaving } from './movements.ts'

type Card = Stored<'gift-cards'>

/** Takes what is left off expired cards, and records the issue of cards that a crash left without it. */
export const settleGiftCards: ScheduledTask = {
  name: 'gift cards',
  every: 3_600_000,
  async run(req) {
    const unrecorded = await findAll(req, 'gift-cards', { isRecorded: { not_equals: true } })
    await oneByOne(unrecorded, (card) => recordIssue(req, card, { on: helsinkiDay(card.createdAt) }))
    const isLeft = { and: [{ expiresOn: { less_than: today() } }, { balance: { greater_than: 0 } }] }
    const expired = await findAll(req, 'gift-cards', { or: [isLeft, { expiringAt: { exists: true } }] })
    await oneByOne(expired, (card) => expire(req, card))
    return unrecorded.length + expired.length
  },
}

async function expire(req: PayloadRequest, card: Card): Promise<void> {
  await recordLeaving(req, card)
  await takeOff(req, card, null, [{ expiresOn: { less_than: today() } }])
}

/**
 * Takes all that is left off a card, and records it: as expired, or as what it is taken for. One statement moves the
 * amount from the balance to a field of the card, where it stays until it is recorded. Null if the card is no longer as
 * it was read.
 */
export async function takeOff(
  req: PayloadRequest,
  { id, balance, holdsVersion }: Card,
  as: Card['expiringAs'],
  only: Where[],
  also: DocumentChanges<'gift-cards'> = {},
): Promise<Card | null> {
  const isStill = {
    and: [
      { id: { equals: id } },
      { holdsVersion: { equals: holdsVersion } },
      { balance: { equals: balance } },
      { balance: { greater_than: 0 } },
      { expiringAt: { exists: false } },
      ...only,
    ],
  }
  const taken = await changeIf(req, 'gift-cards', isStill, {
    balance: { $inc: -balance },
    holdsVersion: { $inc: 1 },
    expiringAt: nowIso(),
    expiringAmount: balance,
    expiringAs: as,
    ...also,
  })
  if (taken) await recordLeaving(req, taken)
  return taken
}
