import type { PayloadRequest } from 'payload'
import { plusDays } from '#domain/calendar/days.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { noticeFrom } from '#domain/giftcards/card-days.ts'
import { retentionCutoff } from '#plugins/kit/tasks/retention-cutoff.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { changeIf, deleteWhere, findEach, findOne } from '#plugins/kit/storage/documents.ts'
import type { Undone } from '#plugins/kit/work/steps.ts'
import { giftIn, type BoughtCard } from './buy-cards.ts'
import { endsSoonLetter } from './emails/card-letters.ts'

/**
 * Notifies the person to whom a card was sent, thirty days before its last day, that there is money on it; once for
 * each last day, which staff may move. Until the last day has passed, the step runs each day.
 */
export async function notifyOfEnd(req: PayloadRequest, document: BoughtCard): Promise<Undone | void> {
  const card = document.card === null ? null : await findOne(req, 'gift-cards', { id: { equals: document.card } })
  if (document.state !== 'sent' || !card || card.expiresOn < today()) return
  const { lastDigits, balance, expiresOn, blockedAt } = card
  const notBefore = noticeFrom(expiresOn)
  if (notBefore > nowIso()) return { notBefore }
  if (balance > 0 && !blockedAt && document.toldOf !== expiresOn) {
    const { by, receiver, buyerEmail } = giftIn(req, document)
    const to = by === 'mail' ? receiver.email : buyerEmail
    const written = await endsSoonLetter(req, { to, language: document.language, lastDigits, balance, expiresOn })
    await enqueueLetter(req, `gift card ${document.id} ${document.round} ends ${expiresOn}`, written)
    await changeIf(req, 'bought-cards', { id: { equals: document.id } }, { toldOf: expiresOn })
  }
  return { notBefore: helsinkiInstant(plusDays(today(), 1), '00:00') }
}

/** Deletes what was written on a card, and to whom it went, some time after its last day. The card and its movements stay. */
export const eraseBoughtCards: ScheduledTask = {
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
