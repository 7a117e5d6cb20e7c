import type { PayloadRequest } from 'payload'
import { nowIso } from '#plugins/kit/clock.ts'
import { findHold } from '../holds.ts'
import { bookingByRef } from '../repository.ts'
import { changeWaiting, offeredNow, type WaitingRow } from './repository.ts'
import { tellOfOffer } from './tell-of-offer.ts'

/** Settles every offer: whether it is told, taken, or over. Gives how many ended. */
export async function endOffers(req: PayloadRequest): Promise<number> {
  let ended = 0
  for (const waiting of await offeredNow(req)) {
    const stands = (waiting.offer?.until ?? '') > nowIso()
    if (!waiting.isTold && stands) await tellOfOffer(req, waiting)
    else if ((await settleOffer(req, waiting)).state === 'waiting') ended += 1
  }
  return ended
}

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
  const offered = waiting.isTold ? waiting.offered : waiting.offered.slice(0, -1)
  return (await changeWaiting(req, waiting, { state: 'waiting', offer: null, offered, isTold: true })) ?? waiting
}
