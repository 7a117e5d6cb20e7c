import type { PayloadRequest } from 'payload'
import { canCancel } from '#domain/eye-doctors/term.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { httpProvider } from './http-provider.ts'
import { findByNumber, move, type DoctorBooking } from './repository.ts'
import { callInstead, notified } from './unavailable.ts'

/**
 * Cancels a visit with the provider. It is shown as canceled once the provider has said so. If the provider's answer is
 * not known, the cancellation is requested again until it is, and this answers `canceling` meanwhile. Sent again, it
 * gives the same.
 */
export async function cancelVisit(req: PayloadRequest, booking: DoctorBooking): Promise<DoctorBooking> {
  if (booking.state === 'canceled') return booking
  if (booking.state !== 'booked' && booking.state !== 'canceling') throw new Refusal('booking.state_unfit')
  if (!canCancel(booking, nowIso())) throw callInstead('booking.external_too_late')
  const asking = await move(req, booking, { state: 'canceling', askedAt: nowIso() })
  if (!asking) return (await findByNumber(req, booking.number)) ?? booking
  const answer = await httpProvider.cancel(asking.reference ?? '')
  if (answer.kind === 'unknown') return asking
  if (answer.kind === 'done' || isUnknownThere(answer)) return noteCanceled(req, asking)
  // An earlier try may have been done: only the provider's word ends it.
  if (booking.state === 'canceling' && answer.kind === 'not_done') return asking
  await move(req, asking, { state: 'booked', askedAt: null })
  throw callInstead(answer.kind === 'not_done' ? undefined : 'booking.external_too_late')
}

/** Asks again for a cancellation whose answer is missing. Where it is too late by now the visit stands, which is written. */
export async function settleCancellation(req: PayloadRequest, asking: DoctorBooking): Promise<DoctorBooking> {
  const answer = await httpProvider.cancel(asking.reference ?? '')
  if (answer.kind === 'done' || isUnknownThere(answer)) return noteCanceled(req, asking)
  if (answer.kind !== 'refused') return asking
  const stored = await move(req, asking, { state: 'booked', askedAt: null }, 'kept')
  return stored ? notified(req, stored) : asking
}

async function noteCanceled(req: PayloadRequest, asking: DoctorBooking): Promise<DoctorBooking> {
  const canceled = await move(req, asking, { state: 'canceled' }, 'canceled')
  return canceled ? notified(req, canceled) : ((await findByNumber(req, asking.number)) ?? asking)
}

function isUnknownThere(answer: { kind: string; code?: string }): boolean {
  return answer.kind === 'refused' && answer.code === 'not_found'
}
