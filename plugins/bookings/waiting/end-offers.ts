import type { PayloadRequest } from 'payload'
import { findStep } from '#domain/pending-steps.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { steps } from '#plugins/kit/work/steps.ts'
import { findHold } from '../holds.ts'
import { bookingByRef } from '../repository.ts'
import { changeWaiting, openedWaiting, type WaitingRow } from './repository.ts'
import { notifyOfOffer } from './notify-of-offer.ts'

/** How long to wait before checking again whether an offer is over that the customer may just be taking. */
const ASKED_AGAIN_MS = 60_000

/** The steps of an offer: `tell` sends the text message, and `end` ends the offer. */
export const waitingSteps = steps<'exam-waiting', 'tell' | 'end'>('exam-waiting', {
  tell: { run: (req, stored) => notifyOfOffer(req, openedWaiting(req, stored)) },
  end: {
    async run(req, stored) {
      const waiting = await settleOffer(req, openedWaiting(req, stored))
      if (waiting.state !== 'offered' || !waiting.offer) return
      const soon = nowIso(ASKED_AGAIN_MS)
      return { notBefore: waiting.offer.until > soon ? waiting.offer.until : soon }
    },
  },
})

/**
 * Saves how an offer ended, since a crash may have come between a booking and its note. A booking in progress keeps the
 * hold a little longer than the offer, so that the offer is over only when its hold is.
 */
export async function settleOffer(req: PayloadRequest, waiting: WaitingRow): Promise<WaitingRow> {
  const { state, offer } = waiting
  if (state !== 'offered' || !offer) return waiting
  const booking = await bookingByRef(req, offer.ref)
  if (booking) return (await changeWaiting(req, waiting, { state: 'booked', booking: booking.number })) ?? waiting
  if (offer.until > nowIso() || (await findHold(req, offer.ref))) return waiting
  // A time whose text message was not sent may be offered again.
  const isUnnotified = findStep(waiting.owed ?? [], { step: 'tell', of: null }) !== undefined
  const offered = isUnnotified ? waiting.offered.slice(0, -1) : waiting.offered
  return (await changeWaiting(req, waiting, { state: 'waiting', offer: null, offered })) ?? waiting
}
