import { changeableUntil } from '#domain/bookings/booking-window.ts'
import { isComing } from '#domain/bookings/states.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import type { Booking } from './repository.ts'
import { schedulesOf } from './schedule/repository.ts'

/** Whether the customer may change a booking without staff, and until when (ISO instant). */
export async function changeTerm(
  context: WithPayload,
  { store, day, time, state }: Booking,
): Promise<{ canChange: boolean; changeableUntil: string }> {
  const [schedule] = await schedulesOf(context, store, day, day)
  const until = changeableUntil(day, time, schedule?.rules ?? { changeMinutes: 0 })
  return { canChange: isComing(state) && nowIso() < until, changeableUntil: until }
}
