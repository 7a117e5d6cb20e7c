import { timeOf } from '#domain/stores/time-of-day.ts'
import type { StoredHold } from './holds.ts'
import type { Booking } from './repository.ts'

/** When and where a hold is, as its booking has it. */
export function placeOf({
  store,
  day,
  use,
}: StoredHold): Pick<
  Booking,
  'ref' | 'store' | 'day' | 'time' | 'minutes' | 'examiner' | 'examinerWished' | 'room' | 'instruments'
> {
  const { ref, from, to, examiner, room, instruments, hold } = use
  return {
    ref,
    store,
    day,
    time: timeOf(from),
    minutes: to - from,
    examiner,
    examinerWished: hold.isWished,
    room,
    instruments,
  }
}
