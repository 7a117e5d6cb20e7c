import type { DoctorBookingState, WallMoment } from '#contracts/eye-doctors.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'

/** A doctor's time, as far as its term goes. */
interface Termed {
  state: DoctorBookingState
  /** ISO instant. */
  heldUntil: string
  time: WallMoment & { cancelBy: WallMoment }
}

/** Whether a wall moment in Finland is past at an instant (ISO). */
export function isPast({ day, time }: WallMoment, now: string): boolean {
  return Date.parse(helsinkiInstant(day, time)) <= Date.parse(now)
}

/** The state as a reader sees it: a hold that has ended has lapsed, whether or not that has been noted. */
export function shownState({ state, heldUntil }: Termed, now: string): DoctorBookingState {
  return state === 'held' && Date.parse(heldUntil) <= Date.parse(now) ? 'lapsed' : state
}

/** Whether a visit can be canceled online, or can be once it is booked: the provider's term runs. */
export function canCancel({ state, time }: Termed, now: string): boolean {
  return ['held', 'confirming', 'booked', 'canceling'].includes(state) && !isPast(time.cancelBy, now)
}

/** Whether a visit lies ahead and is booked, or may be. */
export function isComing({ state, time }: Termed, now: string): boolean {
  return ['booked', 'confirming', 'canceling'].includes(state) && !isPast(time, now)
}
