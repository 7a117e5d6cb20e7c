import type { PayloadRequest } from 'payload'
import { now } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { inParallel } from '#plugins/kit/in-parallel.ts'
import { retentionTask } from '#plugins/kit/tasks/retention.ts'
import { settleCancellation } from './cancel.ts'
import { settleConfirmation } from './confirm.ts'
import { postLetter } from './post-letters.ts'
import { endedHolds, move, owingLetters, unanswered, type DoctorBooking } from './repository.ts'

/** Longer than a request asks, so that the sweep asks only where nobody does. */
const ANSWERED_WITHIN_MS = 60_000

/** Finds out what became of visits whose answer is missing, posts letters a crash left open, and ends unused holds. */
export const sweepDoctorBookings: ScheduledTask = {
  name: 'eye doctor bookings',
  every: 60_000,
  async run(req) {
    const before = new Date(now().getTime() - ANSWERED_WITHIN_MS).toISOString()
    const settled = await inParallel(unanswered(req, before), (booking) => attempt(req, booking, settle))
    const posted = await inParallel(owingLetters(req), (booking) => attempt(req, booking, post))
    const ended = await inParallel(endedHolds(req), (booking) => attempt(req, booking, end))
    return settled + posted + ended
  },
}

type Deed = (req: PayloadRequest, booking: DoctorBooking) => Promise<boolean>

const settle: Deed = async (req, booking) => {
  const isConfirming = booking.state === 'confirming'
  const { state } = isConfirming
    ? await settleConfirmation(req, booking, { isAwaited: false })
    : await settleCancellation(req, booking)
  return state !== booking.state
}
const post: Deed = async (req, booking) => (await postLetter(req, booking)).owesLetter === null
const end: Deed = async (req, booking) => (await move(req, booking, { state: 'lapsed' })) !== null

/** One that fails is logged and left for the next sweep. */
async function attempt(req: PayloadRequest, booking: DoctorBooking, deed: Deed): Promise<number> {
  try {
    return (await deed(req, booking)) ? 1 : 0
  } catch (problem) {
    req.payload.logger.warn({ err: problem, booking: booking.number }, 'A doctor booking waits for the next sweep')
    return 0
  }
}

export const forgetDoctorBookings = retentionTask('eye doctor bookings', 'eye-doctor-bookings', (before) => ({
  day: { less_than: before.slice(0, 10) },
}))

export const forgetDoctorHolds = retentionTask('eye doctor holds', 'eye-doctor-bookings', (before) => ({
  and: [{ state: { equals: 'lapsed' } }, { updatedAt: { less_than: before } }, { owesLetter: { exists: false } }],
}))
