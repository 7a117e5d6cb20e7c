import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { hasRole } from '#plugins/kit/admin/access.ts'
import { ownStoreOf } from '#plugins/stores/own-store.ts'
import { bookingByNumber, type Booking } from '../repository.ts'

/** The stores whose exams a member of staff runs: every store, or only the own store, which may be none. */
export type AdminScope = 'every store' | { store: number | undefined }

/**
 * Staff of a store run its exams, as does an optometrist tied to a store. An optometrist without a store, customer
 * service and admins run those of every store.
 */
export async function adminScope(req: PayloadRequest): Promise<AdminScope> {
  if (hasRole(req, ['admin', 'customer-service'])) return 'every store'
  const isTied = Boolean((req.user as { store?: unknown } | null)?.store)
  if (!isTied && hasRole(req, ['optician'])) return 'every store'
  return { store: await ownStoreOf(req) }
}

/** Whether exams of this store are the caller's to run. */
export function attendsTo(scope: AdminScope, store: number): boolean {
  return scope === 'every store' || scope.store === store
}

/** Throws `request.not_allowed` for the exams of another store. */
export async function assertAttendTo(req: PayloadRequest, store: number): Promise<void> {
  if (!attendsTo(await adminScope(req), store)) throw new Refusal('request.not_allowed')
}

/** A booking by its number. Throws `booking.not_found`, for one of another store as for none. */
export async function assertFindVisit(req: PayloadRequest, number: string): Promise<Booking> {
  const booking = await bookingByNumber(req, number)
  if (!booking || !attendsTo(await adminScope(req), booking.store)) throw new Refusal('booking.not_found')
  return booking
}
