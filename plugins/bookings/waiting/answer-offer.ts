import type { PayloadRequest } from 'payload'
import type { OfferView } from '#contracts/waiting-list.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { enforceLimit } from '#plugins/kit/requests/limits.ts'
import { storeOf } from '#plugins/stores/repository.ts'
import { bookHold } from '../book.ts'
import { bookingToken } from '../booking-token.ts'
import { releaseHold } from '../holds.ts'
import { examTypeOf } from '../schedule/repository.ts'
import { settleOffer } from './end-offers.ts'
import { offerOf, type OfferLink } from './offer-token.ts'
import { changeWaiting, deleteWaiting, waitingByNumber, type WaitingRow } from './repository.ts'
import { timeFreed } from './time-freed.ts'

const LEFT: OfferView = { state: 'left', offer: null, booking: null }

/** What an offer's link opens now. Throws `booking.not_found` for a forged one. */
export async function readOfferOf(req: PayloadRequest, token: string): Promise<OfferView> {
  const { link, waiting } = await opened(req, token)
  return waiting ? view(req, link, waiting) : LEFT
}

/** Books the offered time with the form stored on the list. Sent again, it gives the same booking. */
export async function takeOfferOf(req: PayloadRequest, token: string): Promise<OfferView> {
  const { link, waiting } = await opened(req, token)
  if (waiting?.state === 'booked') return view(req, link, waiting)
  if (!waiting || !isOffered(waiting, link)) throw new Refusal('booking.offer_ended')
  const { offer, form, customer } = waiting
  const { number } = await bookHold(req, offer.ref, form, { customer, source: 'waiting' }).catch((problem: unknown) => {
    throw problem instanceof Refusal && problem.code === 'booking.hold_ended'
      ? new Refusal('booking.offer_ended')
      : problem
  })
  const booked = await changeWaiting(req, waiting, { state: 'booked', booking: number })
  // The sweep, or the same button pressed twice, was first.
  return booked ? view(req, link, booked) : readOfferOf(req, token)
}

/** Leaves the time to the next, and waits on. An offer that is over stays over. */
export async function declineOfferOf(req: PayloadRequest, token: string): Promise<OfferView> {
  const { link, waiting } = await opened(req, token)
  if (!waiting) return LEFT
  if (!isOffered(waiting, link)) return view(req, link, waiting)
  const declined = await changeWaiting(req, waiting, { state: 'waiting', offer: null })
  if (!declined) return declineOfferOf(req, token)
  await releaseHold(req, waiting.offer.ref)
  timeFreed(req)
  return view(req, link, declined)
}

/** Leaves the list, with any offered time. What is booked stays booked. */
export async function leaveList(req: PayloadRequest, token: string): Promise<OfferView> {
  const { link, waiting } = await opened(req, token)
  if (!waiting) return LEFT
  if (waiting.state === 'booked') return view(req, link, waiting)
  return (await takeOff(req, waiting)) ? LEFT : leaveList(req, token)
}

/** Deletes a person from the list and releases the hold of an open offer. False if another change came first. */
export async function takeOff(req: PayloadRequest, waiting: WaitingRow): Promise<boolean> {
  if (!(await deleteWaiting(req, waiting))) return false
  if (waiting.state !== 'offered' || !waiting.offer) return true
  await releaseHold(req, waiting.offer.ref)
  timeFreed(req)
  return true
}

/**
 * Finds the row of an offer link and settles its offer; `waiting` is null once the person is off the list. A wrong
 * guess counts.
 */
async function opened(req: PayloadRequest, token: string): Promise<{ link: OfferLink; waiting: WaitingRow | null }> {
  const link = offerOf(token)
  if (!link) {
    await enforceLimit(req, 'booking number')
    throw new Refusal('booking.not_found')
  }
  const waiting = await waitingByNumber(req, link.number)
  return { link, waiting: waiting && (await settleOffer(req, waiting)) }
}

/** Whether this link's offer stands. */
function isOffered(
  waiting: WaitingRow,
  { offers }: OfferLink,
): waiting is WaitingRow & { offer: NonNullable<WaitingRow['offer']> } {
  const { state, offer } = waiting
  return state === 'offered' && waiting.offers === offers && offer !== null && offer.until > nowIso()
}

async function view(req: PayloadRequest, link: OfferLink, waiting: WaitingRow): Promise<OfferView> {
  const { state, booking } = waiting
  if (state === 'booked' && booking)
    return { state, offer: null, booking: { number: booking, token: bookingToken(booking) } }
  const [exam, store] = await Promise.all([
    examTypeOf(req, waiting.examType, languageOf(req)),
    storeOf(req, waiting.store),
  ])
  if (!isOffered(waiting, link) || !exam || !store) return { state: 'ended', offer: null, booking: null }
  const { day, time, until } = waiting.offer
  return { state: 'offered', offer: { day, time, until, store, examType: exam }, booking: null }
}
