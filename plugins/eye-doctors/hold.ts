import type { PayloadRequest } from 'payload'
import { isPast, shownState } from '#domain/eye-doctors/term.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { customerOf, shopperIdOf } from '#plugins/kit/requests/caller.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { httpProvider } from './http-provider.ts'
import { findByTime, heldBy, move, newNumber, writeHold, type DoctorBooking } from './repository.ts'
import { callInstead } from './unavailable.ts'

/**
 * Holds a time at the provider for this browser, and gives back what it held before. A time has one holder here whatever
 * the provider says, by a unique key: one that the provider gave twice is refused to the second.
 */
export async function holdTime(req: PayloadRequest, time: string): Promise<DoctorBooking> {
  const shopper = shopperIdOf(req)
  const own = await holdOf(req, time, shopper)
  if (own) return own
  const number = newNumber()
  const answer = await httpProvider.hold(time, `hold ${number}`)
  if (answer.kind === 'refused') throw new Refusal('booking.external_time_taken')
  if (answer.kind !== 'done') throw callInstead()
  const { hold, expiresIn, time: held } = answer.value
  if (isPast(held, nowIso())) {
    await httpProvider.release(hold)
    throw new Refusal('booking.time_past')
  }
  const heldUntil = nowIso(expiresIn * 1000)
  const customer = customerOf(req)?.id ?? null
  const written = await writeHold(req, {
    number,
    hold,
    heldUntil,
    shopper,
    customer,
    language: languageOf(req),
    time: held,
  })
  if (!written) return takenMeanwhile(req, { time, hold, shopper })
  for (const earlier of await heldBy(req, shopper)) if (earlier.number !== number) await dropped(req, earlier)
  return written
}

/** Gives a held time back. The provider ends by itself a hold that it does not hear of. */
export async function dropped(req: PayloadRequest, booking: DoctorBooking): Promise<DoctorBooking | null> {
  const gone = await move(req, booking, { state: 'lapsed' })
  if (gone) await httpProvider.release(booking.hold)
  return gone
}

/**
 * This browser's own hold of a time, which a second press asks for again. Throws `booking.external_time_taken` if the
 * hold is another's.
 */
async function holdOf(req: PayloadRequest, time: string, shopper: string): Promise<DoctorBooking | null> {
  const found = await findByTime(req, time)
  if (!found) return null
  if (shownState(found, nowIso()) === 'lapsed') {
    await move(req, found, { state: 'lapsed' })
    return null
  }
  if (found.shopper === shopper && found.state === 'held') return found
  throw new Refusal('booking.external_time_taken')
}

/** The provider gave the time twice, or one press came twice at once. The hold of the first is not released. */
async function takenMeanwhile(
  req: PayloadRequest,
  { time, hold, shopper }: { time: string; hold: string; shopper: string },
): Promise<DoctorBooking> {
  const first = await findByTime(req, time)
  if (first?.hold !== hold) await httpProvider.release(hold)
  if (first?.shopper === shopper && first.state === 'held') return first
  throw new Refusal('booking.external_time_taken')
}
