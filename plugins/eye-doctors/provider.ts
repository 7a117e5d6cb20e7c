import type { DoctorTime, DoctorTown, Patient } from '#contracts/eye-doctors.ts'

/**
 * What came of asking the provider: done; refused, with the provider's code; surely not done, as it was out of order; or
 * unknown, as the answer came too late, was lost or could not be read.
 */
export type Outcome<Value> =
  { kind: 'done'; value: Value } | { kind: 'refused'; code: string } | { kind: 'not_done' } | { kind: 'unknown' }

/** A time that the provider holds, and for how many seconds from now. */
export interface ProviderHold {
  hold: string
  expiresIn: number
  time: DoctorTime
}

/** A visit in the provider's books. */
export interface ProviderBooking {
  reference: string
  state: 'confirmed' | 'canceled'
}

/** Who has eye doctors: their times, and how one is held, booked and canceled. Nothing here throws. */
export interface EyeDoctorProvider {
  /** @param from the present on the wall in Finland, `YYYY-MM-DDTHH:MM`. */
  towns: (from: string) => Promise<Outcome<DoctorTown[]>>
  /** The first free times. Refused with `town_unknown` where no doctor receives. */
  times: (town: string, from: string) => Promise<Outcome<{ town: string; times: DoctorTime[] }>>
  /** Holds a time: the same key gives the same hold. Refused with `time_taken`. */
  hold: (time: string, key: string) => Promise<Outcome<ProviderHold>>
  /** Gives a held time back; a booking made of it stays. May be repeated. */
  release: (hold: string) => Promise<Outcome<unknown>>
  /**
   * Books a held time under the shop's own reference. `unknown` also where only a repeated call was answered, since the
   * first may have been done too. Refused with `hold_ended` and `time_taken`.
   */
  confirm: (hold: string, reference: string, patient: Patient) => Promise<Outcome<ProviderBooking>>
  /** Every booking under a reference of the shop's, the first one first: more than one where a call was done twice. */
  bookingsOf: (reference: string) => Promise<Outcome<ProviderBooking[]>>
  /** Cancels by the provider's reference. May be repeated. Refused with `too_late` and `not_found`. */
  cancel: (reference: string) => Promise<Outcome<ProviderBooking>>
}
