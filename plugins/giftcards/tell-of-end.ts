import type { PayloadRequest } from 'payload'
import { plusDays } from '#domain/calendar/plus-days.ts'
import { TOLD_BEFORE_DAYS } from '#domain/giftcards/card-days.ts'
import { retentionCutoff } from '#plugins/kit/tasks/retention.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { today } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { changeIf, deleteWhere, findEach, findOne, type Stored } from '#plugins/kit/storage/documents.ts'
import { giftIn } from './buy-cards.ts'
import { endsSoonLetter } from './emails/ends-soon.ts'

/** Tells to whom a card was sent, thirty days before its last day, that there is money on it; once for each last day. */
export const tellOfEnds: ScheduledTask = {
  name: 'gift cards that end',
  every: 3_600_000,
  async run(req) {
    const isEnding = {
      and: [
        { expiresOn: { greater_than_equal: today() } },
        { expiresOn: { less_than_equal: plusDays(today(), TOLD_BEFORE_DAYS) } },
        { balance: { greater_than: 0 } },
        { blockedAt: { exists: false } },
        { order: { exists: true } },
      ],
    }
    let told = 0
    for await (const card of findEach(req, 'gift-cards', isEnding)) told += await tellOf(req, card)
    return told
  },
}

async function tellOf(req: PayloadRequest, card: Stored<'gift-cards'>): Promise<number> {
  const isSent = { and: [{ card: { equals: card.id } }, { state: { equals: 'sent' } }] }
  const document = await findOne(req, 'bought-cards', isSent)
  if (!document || document.toldOf === card.expiresOn) return 0
  const { by, receiver, buyerEmail } = giftIn(req, document)
  const to = by === 'mail' ? receiver.email : buyerEmail
  const { lastDigits, balance, expiresOn } = card
  const written = await endsSoonLetter(req, { to, language: document.language, lastDigits, balance, expiresOn })
  await enqueueLetter(req, `gift card ${document.id} ${document.round} ends ${expiresOn}`, written)
  await changeIf(req, 'bought-cards', { id: { equals: document.id } }, { toldOf: expiresOn })
  return 1
}

/** Deletes what was written on a card, and to whom it went, some time after its last day. The card and its movements stay. */
export const forgetBoughtCards: ScheduledTask = {
  name: 'forget bought gift cards',
  every: 3_600_000,
  async run(req) {
    const before = helsinkiDay(retentionCutoff('bought gift cards'))
    const isPast = { and: [{ expiresOn: { less_than: before } }, { order: { exists: true } }] }
    await oneByOne(findEach(req, 'gift-cards', isPast), ({ id }) =>
      deleteWhere(req, 'bought-cards', { card: { equals: id } }),
    )
    return 0
  },
}
