import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { customerOf } from '#plugins/kit/requests/caller.ts'
import { enforceLimit } from '#plugins/kit/requests/limits.ts'
import type { OwnedDocument } from '#plugins/kit/requests/ownership.ts'
import { opensBooking } from './booking-token.ts'
import { bookingByNumber, type Booking } from './repository.ts'

interface Named {
  number: string
  token?: string | undefined
}

/**
 * A booking belongs to its customer and to the bearer of its link's token. Others get `booking.not_found`, and a limit
 * soon stops guesses.
 */
export const ownedByBooker: OwnedDocument<Named> = {
  missing: 'booking.not_found',
  async owner(named, req) {
    const booking = await ownBooking(req, named)
    return booking && { kind: 'bearer', id: booking.number }
  },
}

/** The booking that is named, if it is the caller's. A wrong guess counts. */
export async function ownBooking(req: PayloadRequest, { number, token }: Named): Promise<Booking | null> {
  const booking = await bookingByNumber(req, number)
  if (booking && (opensBooking(token, booking) || isOwner(req, booking))) return booking
  await enforceLimit(req, 'booking number')
  return null
}

function isOwner(req: PayloadRequest, { customer }: Booking): boolean {
  return customer !== null && customerOf(req)?.id === customer
}

/** The booking that a request names beside what it asks for. Throws `booking.not_found`; undefined where none is named. */
export async function assertOwnIfNamed(
  req: PayloadRequest,
  number: string | undefined,
  token: string | undefined,
): Promise<Booking | undefined> {
  if (number === undefined) return undefined
  const booking = await ownBooking(req, { number, token })
  if (!booking) throw new Refusal('booking.not_found')
  return booking
}
