import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { sweepEndedHolds } from './day-uses.ts'
import { eraseEndedPlaces } from './hold-places.ts'

/** Frees times whose hold has ended. */
export const sweepHolds: ScheduledTask = {
  name: 'booking holds',
  every: 60_000,
  async run(req) {
    await eraseEndedPlaces(req)
    return sweepEndedHolds(req)
  },
}
