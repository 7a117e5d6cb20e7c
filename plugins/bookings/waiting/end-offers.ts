import type { PayloadRequest } from 'payload'
import { findStep } from '#domain/pending-steps.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { steps } from '#plugins/kit/work/steps.ts'
import { findHold } from '../holds.ts'
import { bookingByRef } from '../repository.ts'
import { changeWaiting, openedWaiting, type WaitingRow } from './repository.ts'
import { notifyOfOffer } from './notify-of-offer.ts'

/** So long it is asked again whether an offer is over that somebody may just be taking. */
const ASKED_AGAIN_MS = 60_000

/** What is done for somebody on the list who is offered a time: she is told of it, and it ends. */
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
 * What has become of her offer, noted on her: a crash may have come between a booking and its note. Whoever is just booking
 * keeps the hold a little longer than the offer, so that the offer is over only when its hold is.
 */
export async function settleOffer(req: PayloadRequest, waiting: WaitingRow): Promise<WaitingRow> {
  const { state, offer } = waiting
  if (state !== 'offered' || !offer) return waiting
  const booking = await bookingByRef(req, offer.ref)
  if (booking) return (await changeWaiting(req, waiting, { state: 'booked', booking: booking.number })) ?? waiting
  if (offer.until > nowIso() || (await findHold(req, offer.ref))) return waiting
  // Of what she was not told in time she may be told again.
  const isUntold = findStep(waiting.owed ?? [], { step: 'tell', of: null }) !== undefined
  const offered = isUntold ? waiting.offered.slice(0, -1) : waiting.offered
  return (await changeWaiting(req, waiting, { state: 'waiting', offer: null, offered })) ?? waiting
}
